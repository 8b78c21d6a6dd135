// Where the weights of Totem's player come from: logistic regression of how games ended on what was
// seen of the players at the ends of turns, in quick games of the player against itself.
//   totem_tuning SECONDS MISJUDGEMENT BEAM CANDIDATES [SEED [;TRAIT=WEIGHT]...]
// prints weights as tuned_weights.cpp has them; those given change the ones played with.
//   totem_tuning climb SECONDS CANDIDATES SEED ";TRAIT=WEIGHT..."
// disturbs the weights again and again and keeps what wins a match.
#include <cstdio>
#include <cstdlib>

#include "totem_rivals.h"

namespace menagerie::totem {
namespace {

struct Sample {
  std::array<bool, kMaxSeats> in_play{};
  std::array<Traits, kMaxSeats> traits{};
  std::size_t winner = 0;
  double weight = 1;
};

struct Collected {
  std::vector<Sample> samples;
  int games = 0;
  int draws = 0;
  long turns = 0;
};

void collect_game(int seats, Effort effort, const Weights& weights, double misjudgement,
                  std::uint64_t seed, Collected& collected) {
  Generator dice(seed);
  Judge judge(kTunedWeights);
  EffortRival rival(effort, weights, misjudgement, seed);
  Position position = Position::seated(seats);
  const std::size_t first = collected.samples.size();
  while (position.stage() != Stage::over) {
    if (position.stage() != Stage::roll) {
      position.apply(rival.choose(position));
      continue;
    }
    ++collected.turns;
    const Sight sight = judge.look(position);
    collected.samples.push_back({sight.in_play, Judge::traits(sight, position.on_turn())});
    position.apply(rolled(dice));
  }
  ++collected.games;
  const int winner = position.outcome().winner();
  if (winner < 0) {
    ++collected.draws;
    collected.samples.resize(first);
    return;
  }
  // Long games count no more than twice as much as short ones.
  const std::size_t count = collected.samples.size() - first;
  for (std::size_t i = first; i < collected.samples.size(); ++i) {
    collected.samples[i].winner = static_cast<std::size_t>(winner);
    collected.samples[i].weight = count > 60 ? 60.0 / static_cast<double>(count) : 1;
  }
}

using Matrix = std::array<std::array<double, kTraits>, kTraits>;

// Adds the gradient and the curvature of one sample's log-likelihood; returns the likelihood.
double add_sample(const Sample& sample, const Weights& weights, Traits& gradient,
                  Matrix& curvature) {
  Chances chances{};
  double sum = 0;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (!sample.in_play[seat]) continue;
    double strength = 0;
    for (std::size_t i = 0; i < kTraits; ++i) strength += weights[i] * sample.traits[seat][i];
    chances[seat] = std::exp(strength);
    sum += chances[seat];
  }
  Traits mean{};
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    chances[seat] /= sum;
    for (std::size_t i = 0; i < kTraits; ++i) mean[i] += chances[seat] * sample.traits[seat][i];
  }
  for (std::size_t i = 0; i < kTraits; ++i)
    gradient[i] += sample.weight * (sample.traits[sample.winner][i] - mean[i]);
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (!sample.in_play[seat]) continue;
    for (std::size_t i = 0; i < kTraits; ++i) {
      const double part = sample.weight * chances[seat] * (sample.traits[seat][i] - mean[i]);
      for (std::size_t j = 0; j < kTraits; ++j)
        curvature[i][j] += part * (sample.traits[seat][j] - mean[j]);
    }
  }
  return sample.weight * std::log(chances[sample.winner]);
}

// Gauss without pivoting: the curvature is positive definite.
Traits solve(Matrix a, Traits b) {
  for (std::size_t k = 0; k < kTraits; ++k) {
    for (std::size_t i = k + 1; i < kTraits; ++i) {
      const double factor = a[i][k] / a[k][k];
      for (std::size_t j = k; j < kTraits; ++j) a[i][j] -= factor * a[k][j];
      b[i] -= factor * b[k];
    }
  }
  for (std::size_t k = kTraits; k-- > 0;) {
    for (std::size_t j = k + 1; j < kTraits; ++j) b[k] -= a[k][j] * b[j];
    b[k] /= a[k][k];
  }
  return b;
}

Weights fit(const std::vector<Sample>& samples) {
  constexpr double kRidge = 5;
  Weights weights{};
  for (int step = 0; step < 12; ++step) {
    Traits gradient{};
    Matrix curvature{};
    double likelihood = 0;
    double weight = 0;
    for (const Sample& sample : samples) {
      likelihood += add_sample(sample, weights, gradient, curvature);
      weight += sample.weight;
    }
    for (std::size_t i = 0; i < kTraits; ++i) {
      gradient[i] -= kRidge * weights[i];
      curvature[i][i] += kRidge;
    }
    const Traits change = solve(curvature, gradient);
    for (std::size_t i = 0; i < kTraits; ++i) weights[i] += change[i];
    if (step == 11) std::printf("// log-likelihood a sample %.4f\n", likelihood / weight);
  }
  return weights;
}

// One game; the points of the player with the first weights.
double play_game(bool first_begins, const Weights& first, const Weights& second, Effort effort,
                 std::uint64_t seed) {
  Generator dice(seed);
  EffortRival one(effort, first, 0, seed);
  EffortRival two(effort, second, 0, seed);
  Position position = Position::seated(2);
  while (position.stage() != Stage::over) {
    if (position.stage() == Stage::roll) {
      position.apply(rolled(dice));
    } else {
      const bool first_decides = (position.on_turn().index == 0) == first_begins;
      position.apply(first_decides ? one.choose(position) : two.choose(position));
    }
  }
  return shared_win(position)[first_begins ? 0 : 1];
}

// Some weights changed by a random amount.
Weights disturbed(Weights weights, Generator& random) {
  for (double& weight : weights) {
    if (random.quick_below(4) != 0) continue;
    double bell = -6;  // the sum of twelve draws is nearly normal
    for (int i = 0; i < 12; ++i) bell += random.quick_below(1000) / 1000.0;
    weight += bell * (0.15 + 0.35 * std::abs(weight));
  }
  return weights;
}

// Climbs: disturbs the weights and keeps what wins a match against the weights before.
void climb(double seconds, Effort effort, Weights weights, std::uint64_t seed) {
  constexpr int kGames = 60;
  constexpr double kWon = 0.6;
  Generator random(seed);
  const Stopwatch stopwatch;
  while (stopwatch.ms() < 1000 * seconds) {
    const Weights other = disturbed(weights, random);
    double points = 0;
    int games = 0;
    // Given up as soon as it cannot win any more, or is behind at a third of the way.
    while (games < kGames && points + kGames - games >= kWon * kGames &&
           (games != kGames / 3 || points >= kGames / 6.0)) {
      points += play_game(games % 2 == 0, other, weights, effort, random.next() >> 8);
      ++games;
    }
    if (games < kGames || points < kWon * kGames) continue;
    weights = other;
    std::printf("// %.1f of %d after %.0f s\n", points, kGames, stopwatch.ms() / 1000);
    for (std::size_t i = 0; i < kTraits; ++i) std::printf(";%zu=%.2f", i, weights[i]);
    std::printf("\n");
    std::fflush(stdout);
  }
}

int run(int count, char** words) {
  if (count == 6 && std::string(words[1]) == "climb") {
    const Effort effort{1, static_cast<std::size_t>(std::atoi(words[3])), 1};
    climb(std::atof(words[2]), effort, changed_weights(words[5]),
          static_cast<std::uint64_t>(std::atoll(words[4])));
    return 0;
  }
  if (count < 5) {
    std::fprintf(stderr, "totem_tuning SECONDS MISJUDGEMENT BEAM CANDIDATES [SEED]\n");
    return 2;
  }
  const double seconds = std::atof(words[1]);
  const double misjudgement = std::atof(words[2]);
  const Effort effort{static_cast<std::size_t>(std::atoi(words[3])),
                      static_cast<std::size_t>(std::atoi(words[4])), 1};
  std::uint64_t seed = count > 5 ? static_cast<std::uint64_t>(std::atoll(words[5])) : 1;
  const Weights weights_played = changed_weights(count > 6 ? words[6] : "");
  Collected collected;
  const Stopwatch stopwatch;
  for (int game = 0; stopwatch.ms() < 1000 * seconds; ++game) {
    constexpr std::array<int, 5> kSeats = {2, 2, 2, 3, 4};
    collect_game(kSeats[static_cast<std::size_t>(game) % kSeats.size()], effort, weights_played,
                 misjudgement, seed++, collected);
  }
  std::printf("// %d games, %d drawn, %.0f turns a game, %zu samples\n", collected.games,
              collected.draws, static_cast<double>(collected.turns) / collected.games,
              collected.samples.size());
  const Weights weights = fit(collected.samples);
  for (std::size_t i = 0; i < kTraits; ++i) std::printf("%.3f, // %zu\n", weights[i], i);
  return 0;
}

}  // namespace
}  // namespace menagerie::totem

int main(int count, char** words) {
  return menagerie::totem::run(count, words);
}

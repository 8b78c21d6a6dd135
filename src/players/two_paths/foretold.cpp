#include "players/two_paths/foretold.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/random.h"

namespace menagerie::two_paths {

namespace {

// Less than that to be gained is no reason to leave best play.
constexpr double kWorthwhile = 1e-6;
// So often the sides are drawn anew to see what luck brings; always the same way.
constexpr int kDraws = 200;
constexpr std::uint64_t kSeed = 1;

Side guess(double east) {
  return east > 0.5 ? Side::east : Side::west;
}

// What an opponent gains over best play by one answer to one side.
double gain(const Watched& watched, Side answer, Side side) {
  const Duel& duel = watched.duel;
  return watched.hides ? duel.chance - duel.chances[index_of(side)][index_of(answer)]
                       : duel.chances[index_of(answer)][index_of(side)] - duel.chance;
}

// What an opponent gains who answers what seems best while east is chosen so often.
double gain_by_listening(const Watched& watched, double east) {
  const auto promised = [&](Side answer) {
    return east * gain(watched, answer, Side::east) +
           (1 - east) * gain(watched, answer, Side::west);
  };
  const Side answer = promised(Side::east) > promised(Side::west) ? Side::east : Side::west;
  return promised(answer) < kWorthwhile ? 0 : gain(watched, answer, watched.chosen);
}

void learn(Habits& habits, const Watched& watched) {
  const bool met = watched.chosen == watched.others;
  habits.learn(watched.now, watched.chosen, watched.hides ? !met : met);
}

// By predictor, what listening to it alone gains.
std::array<double, kPredictors> gains(std::span<const Watched> duels) {
  std::array<double, kPredictors> gained{};
  Habits habits;
  for (const Watched& watched : duels) {
    const Predictions predictions = habits.predictions(watched.now);
    for (std::size_t i = 0; i < kPredictors; ++i) {
      gained[i] += gain_by_listening(watched, predictions[i]);
    }
    learn(habits, watched);
  }
  gained[index_of(Predictor::best_play)] = 0;  // to the last digit, whatever rounding made of it
  return gained;
}

// The mean over many times that the same duels are played with sides as best play chooses them.
double best_by_luck(std::span<const Watched> duels) {
  Generator random(kSeed);
  std::vector<Watched> drawn(duels.begin(), duels.end());
  double sum = 0;
  for (int i = 0; i < kDraws; ++i) {
    for (Watched& watched : drawn) {
      const double chance = static_cast<double>(random.next() >> 11) * 0x1p-53;
      watched.chosen = chance < watched.now.best_east ? Side::east : Side::west;
    }
    sum += std::ranges::max(gains(drawn));
  }
  return sum / kDraws;
}

int guessed_right(std::span<const Watched> duels, Predictor predictor) {
  int right = 0;
  Habits habits;
  for (const Watched& watched : duels) {
    const double east = habits.predictions(watched.now)[index_of(predictor)];
    right += guess(east) == watched.chosen ? 1 : 0;
    learn(habits, watched);
  }
  return right;
}

}  // namespace

Foretold foretell(std::span<const Watched> duels) {
  Foretold foretold;
  Habits habits;
  for (const Watched& watched : duels) {
    const double east = habits.east(watched.now);
    const double best_east = watched.now.best_east;
    ++foretold.sides;
    foretold.right += guess(east) == watched.chosen ? 1 : 0;
    foretold.usual += guess(east) == Side::east ? best_east : 1 - best_east;
    foretold.gained += gain_by_listening(watched, east);
    learn(habits, watched);
  }
  const std::array<double, kPredictors> gained = gains(duels);
  const auto best = std::ranges::max_element(gained);
  foretold.best = static_cast<Predictor>(best - gained.begin());
  foretold.best_right = guessed_right(duels, foretold.best);
  foretold.best_gained = *best;
  foretold.best_by_luck = best_by_luck(duels);
  return foretold;
}

}  // namespace menagerie::two_paths

// Matches between players of Totem, for docs/strength.md.
//   totem_match SEATS GAMES A B [SEED [SECONDS]]
// It stops after so many seconds, too. A plays one seat and B the others; every game is played once
// from each seat with the same dice. Players: random, greedy, tree:MS, level:N, time:MS, nodes:N
// (the analysis with a limit a turn),
// effort:BEAM,CANDIDATES,REPLIES[,MISJUDGEMENT][;TRAIT=WEIGHT]...
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "totem_rivals.h"

namespace menagerie::totem {
namespace {

std::unique_ptr<Rival> make_rival(const std::string& name, std::uint64_t seed) {
  const std::size_t colon = name.find(':');
  const std::string kind = name.substr(0, colon);
  const std::string rest = colon == std::string::npos ? "" : name.substr(colon + 1);
  if (kind == "random") return std::make_unique<RandomRival>(seed);
  if (kind == "greedy") return std::make_unique<GreedyRival>();
  if (kind == "tree") return std::make_unique<TreeRival>(std::atof(rest.c_str()), seed);
  if (kind == "level") return std::make_unique<LevelRival>(std::atoi(rest.c_str()), seed);
  if (kind == "time") return std::make_unique<AnalysingRival>(std::atof(rest.c_str()), 0);
  if (kind == "nodes") {
    return std::make_unique<AnalysingRival>(0,
                                            static_cast<std::uint64_t>(std::atoll(rest.c_str())));
  }
  if (kind == "effort") {
    unsigned beam = 1;
    unsigned candidates = 0;
    unsigned replies = 1;
    double misjudgement = 0;
    std::sscanf(rest.c_str(), "%u,%u,%u,%lf", &beam, &candidates, &replies, &misjudgement);
    return std::make_unique<EffortRival>(Effort{beam, candidates, replies}, changed_weights(rest),
                                         misjudgement, seed);
  }
  return nullptr;
}

struct Clocked {
  double ms = 0;
  double worst = 0;
  double this_turn = 0;
  int turns = 0;
};

struct Tally {
  double points = 0;
  int games = 0;
  int wins = 0;
  int draws = 0;
  long turns = 0;
  std::array<Clocked, 2> clocks;
};

void play(int seats, int seat_of_a, const std::string& a, const std::string& b, std::uint64_t seed,
          Tally& tally) {
  Generator dice(seed);
  std::vector<std::unique_ptr<Rival>> rivals;
  for (int seat = 0; seat < seats; ++seat) {
    rivals.push_back(
        make_rival(seat == seat_of_a ? a : b, seed * 8 + static_cast<std::uint64_t>(seat)));
  }
  Position position = Position::seated(seats);
  while (position.stage() != Stage::over) {
    if (position.stage() == Stage::roll) {
      ++tally.turns;
      position.apply(rolled(dice));
      continue;
    }
    const int seat = position.on_turn().index;
    Clocked& clock = tally.clocks[seat == seat_of_a ? 0 : 1];
    if (position.stage() == Stage::dice) {
      ++clock.turns;
      clock.this_turn = 0;
    }
    const Stopwatch stopwatch;
    const Action action = rivals[static_cast<std::size_t>(seat)]->choose(position);
    const double ms = stopwatch.ms();
    clock.ms += ms;
    clock.this_turn += ms;
    clock.worst = std::max(clock.worst, clock.this_turn);
    position.apply(action);
  }
  const double points = shared_win(position)[static_cast<std::size_t>(seat_of_a)];
  tally.points += points;
  ++tally.games;
  if (points == 1) ++tally.wins;
  if (points > 0 && points < 1) ++tally.draws;
}

void tell(const Tally& tally) {
  const double n = tally.games;
  const double p = tally.points / n;
  const double z = 1.96;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  std::printf("games %d wins %d draws %d share %.1f %% (95 %%: %.1f to %.1f) turns/game %.0f",
              tally.games, tally.wins, tally.draws, 100 * p, 100 * (middle - half),
              100 * (middle + half), static_cast<double>(tally.turns) / n);
  for (const Clocked& clock : tally.clocks)
    std::printf("  ms/turn %.2f (worst %.1f)", clock.ms / clock.turns, clock.worst);
  std::printf("\n");
  std::fflush(stdout);
}

int run(int count, char** words) {
  if (count < 5) {
    std::fprintf(stderr, "totem_match SEATS GAMES A B [SEED [SECONDS]]\n");
    return 2;
  }
  const int seats = std::atoi(words[1]);
  const int games = std::atoi(words[2]);
  const std::uint64_t seed = count > 5 ? static_cast<std::uint64_t>(std::atoll(words[5])) : 1;
  if (seats < 2 || seats > 4 || !make_rival(words[3], 1) || !make_rival(words[4], 1)) return 2;
  const double seconds = count > 6 ? std::atof(words[6]) : 1e9;
  const Stopwatch stopwatch;
  Tally tally;
  for (int game = 0; game < games; ++game) {
    if (game % seats == 0 && stopwatch.ms() > 1000 * seconds) break;
    play(seats, game % seats, words[3], words[4], seed + static_cast<std::uint64_t>(game / seats),
         tally);
  }
  std::printf("%d seats, %s against %s: ", seats, words[3], words[4]);
  tell(tally);
  return 0;
}

}  // namespace
}  // namespace menagerie::totem

int main(int count, char** words) {
  return menagerie::totem::run(count, words);
}

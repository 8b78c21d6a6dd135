// Two Paths: how many duels a second random games take, both decisions chosen from their lists.
#include <benchmark/benchmark.h>

#include "core/random.h"
#include "games/two_paths/position.h"

namespace menagerie::two_paths {
namespace {

Position lined_up() {
  Position position;
  position.apply(Action::line_up(kOrders.front()));
  position.apply(Action::line_up(kOrders.back()));
  return position;
}

void TwoPathsPlayout(benchmark::State& state) {
  const Position start = lined_up();
  Generator random(1);
  std::int64_t decisions = 0;
  std::int64_t games = 0;
  std::int64_t south_wins = 0;
  for (auto _ : state) {
    Position position = start;
    Position::Actions actions;
    while (position.node().turn != Turn::over) {
      position.legal(actions);
      position.apply(actions[random.quick_below(static_cast<std::uint32_t>(actions.size()))]);
      ++decisions;
    }
    ++games;
    south_wins += position.scores()[kSouth.index] == 3 ? 1 : 0;
  }
  benchmark::DoNotOptimize(south_wins);
  state.counters["duels_per_second"] =
      benchmark::Counter(static_cast<double>(decisions) / 2, benchmark::Counter::kIsRate);
  state.counters["games_per_second"] =
      benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}
BENCHMARK(TwoPathsPlayout);

}  // namespace
}  // namespace menagerie::two_paths

// Two Paths, the player: how long solving the game, keeping it and asking it take.
#include <benchmark/benchmark.h>
#include <vector>

#include "core/play.h"
#include "players/two_paths/player.h"
#include "players/two_paths/review.h"

namespace menagerie::two_paths {
namespace {

void TwoPathsSolve(benchmark::State& state) {
  const int rows = static_cast<int>(state.range(0));
  std::uint32_t states = 0;
  for (auto _ : state) {
    const std::optional<Solution> solution = Solution::solve({rows});
    states = solution->atlas().states();
  }
  state.counters["states"] = static_cast<double>(states);
}
BENCHMARK(TwoPathsSolve)->Arg(7)->Arg(8)->Unit(benchmark::kMillisecond);

const Solution& solution() {
  static const std::optional<Solution> solved = Solution::solve({kFewestRows});
  return *solved;
}

void TwoPathsToBytes(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(solution().to_bytes());
}
BENCHMARK(TwoPathsToBytes)->Unit(benchmark::kMillisecond);

void TwoPathsFromBytes(benchmark::State& state) {
  const std::string bytes = solution().to_bytes();
  for (auto _ : state) benchmark::DoNotOptimize(Solution::from_bytes(bytes));
  state.counters["bytes"] = static_cast<double>(bytes.size());
}
BENCHMARK(TwoPathsFromBytes)->Unit(benchmark::kMillisecond);

// Decisions of random games as their seats see them.
std::vector<Position> decisions() {
  Generator random(3);
  std::vector<Position> positions;
  while (positions.size() < 4096) {
    Position position;
    while (position.node().turn != Turn::over) {
      positions.push_back(position.seen_by(position.node().seat));
      position.apply(random_action(position, random));
    }
  }
  return positions;
}

void TwoPathsChoose(benchmark::State& state) {
  const std::vector<Position> positions = decisions();
  const int level = static_cast<int>(state.range(0));
  Player player;
  (void)player.solve(kFewestRows, [](std::uint64_t) { return false; });
  Generator random(4);
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(player.choose(positions[next], level, random, {}));
    next = (next + 1) % positions.size();
  }
  state.counters["choices_per_second"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(TwoPathsChoose)->DenseRange(1, 8)->Unit(benchmark::kMicrosecond);

void TwoPathsReview(benchmark::State& state) {
  Player player;
  Generator random(5);
  Position position;
  std::vector<Action> actions;
  while (position.node().turn != Turn::over) {
    actions.push_back(player.choose(position.seen_by(position.node().seat), 3, random, {}));
    position.apply(actions.back());
  }
  (void)player.solve(kFewestRows, [](std::uint64_t) { return false; });
  for (auto _ : state) benchmark::DoNotOptimize(review(player, Position(), actions, {}));
}
BENCHMARK(TwoPathsReview)->Unit(benchmark::kMicrosecond);

void TwoPathsAnalyse(benchmark::State& state) {
  const std::vector<Position> positions = decisions();
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(analyse(solution(), positions[next]));
    next = (next + 1) % positions.size();
  }
  state.counters["answers_per_second"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(TwoPathsAnalyse);

void TwoPathsLookAhead(benchmark::State& state) {
  Position position;
  position.apply(Action::line_up(kOrders.front()));
  position.apply(Action::line_up(kOrders.back()));
  Watch<Position> watch;
  watch.max_depth = static_cast<int>(state.range(0));
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += look_ahead(position, watch).nodes;
  state.counters["nodes_per_second"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(TwoPathsLookAhead)->Arg(3)->Arg(5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace menagerie::two_paths

// How soon results of Tokan are proven: positions after some random plies from seeded deals, each
// with an empty table. Times are of the processor, medians over the positions.
#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>
#include <vector>

#include "players/tokan/judge.h"
#include "search/alpha_beta.h"
#include "tokan_positions.h"

namespace menagerie::tokan {
namespace {

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

void prove(benchmark::State& state) {
  search::TranspositionTable table(static_cast<std::size_t>(state.range(1)) << 20);
  search::AlphaBeta<Judge> search(table);
  std::vector<double> seconds;
  std::vector<double> nodes;
  std::uint64_t seed = 1;
  for (auto _ : state) {
    state.PauseTiming();
    table.clear();
    const Field field = after_random_plies(seed++, static_cast<int>(state.range(0)));
    const std::uint64_t before = search.nodes();
    state.ResumeTiming();
    const std::clock_t start = std::clock();
    int value = search.prove(field, 0, 1);
    if (value == 0) value = search.prove(field, -1, 0);
    benchmark::DoNotOptimize(value);
    seconds.push_back(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    nodes.push_back(static_cast<double>(search.nodes() - before));
  }
  state.counters["median_ms"] = 1000 * median(seconds);
  state.counters["worst_ms"] = 1000 * *std::ranges::max_element(seconds);
  state.counters["median_nodes"] = median(nodes);
  state.counters["nodes_per_second"] =
      benchmark::Counter(static_cast<double>(search.nodes()), benchmark::Counter::kIsRate);
}
BENCHMARK(prove)
    ->Name("tokan/prove")
    ->ArgNames({"plies", "table_mb"})
    ->Args({10, 64})
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(prove)->Name("tokan/prove")->Args({8, 64})->Iterations(40)->Unit(benchmark::kMillisecond);
BENCHMARK(prove)
    ->Name("tokan/prove")
    ->Args({6, 256})
    ->Iterations(15)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(prove)
    ->Name("tokan/prove")
    ->Args({4, 1024})
    ->Iterations(7)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace menagerie::tokan

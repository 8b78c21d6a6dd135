// How fast Totem's player thinks: judgements, and nodes of plans and forecasts.
#include <benchmark/benchmark.h>

#include "players/totem/thinker.h"

namespace menagerie::totem {
namespace {

// Two groups that have met in the middle.
Position met() {
  return *Position::parse(
      "j13:i13,i14,j12,j14,k11,k12,k13,l12+15/j7:i7,i8,j6,j8,j9,k6,k7,l6+15 1 - - - - 3");
}

void judge(benchmark::State& state) {
  Judge judge(kTunedWeights);
  // Two positions in turn, so that nothing is known from the look before.
  const Position one = met();
  const Position other = met().transformed(1);
  std::int64_t count = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(judge.judge(count % 2 == 0 ? one : other, Seat{0}));
    ++count;
  }
  state.SetItemsProcessed(count);
}
BENCHMARK(judge)->Name("totem/player/judgements");

void plan(benchmark::State& state) {
  const Watch<Position> watch;
  Judge judge(kTunedWeights);
  Meter meter;
  Planner planner(judge, meter);
  Position position = met();
  position.apply(Action::roll(5, 3));
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    meter.start(watch, 0);
    benchmark::DoNotOptimize(planner.plan(position, static_cast<std::size_t>(state.range(0))));
    nodes += meter.nodes();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(plan)->Name("totem/player/plan/nodes")->ArgName("beam")->Arg(1)->Arg(8);

void forecast(benchmark::State& state) {
  const Watch<Position> watch;
  Judge judge(kTunedWeights);
  Meter meter;
  Forecast forecast(judge, meter);
  const Position position = met();
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    meter.start(watch, 0);
    benchmark::DoNotOptimize(forecast.expect(position, static_cast<std::size_t>(state.range(0))));
    nodes += meter.nodes();
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(forecast)->Name("totem/player/forecast/nodes")->ArgName("beam")->Arg(1)->Arg(4);

}  // namespace
}  // namespace menagerie::totem

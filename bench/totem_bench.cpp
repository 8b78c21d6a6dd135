// How fast Totem plays: random games with the legal list made at every action, rolls included.
#include <benchmark/benchmark.h>

#include "core/random.h"
#include "games/totem/position.h"

namespace menagerie::totem {
namespace {

Action drawn(const Position& position, Position::Chances& chances, Generator& random) {
  position.chance(chances);
  std::uint32_t left = random.quick_below(36);
  std::size_t i = 0;
  while (left >= chances[i].weight) left -= chances[i++].weight;
  return chances[i].action;
}

void random_playouts(benchmark::State& state) {
  const Position start = Position::seated(static_cast<int>(state.range(0)));
  Generator random(1);
  Position::Actions actions;
  Position::Chances chances;
  std::int64_t count = 0;
  std::int64_t games = 0;
  for (auto _ : state) {
    Position position = start;
    for (Turn turn = position.node().turn; turn != Turn::over; turn = position.node().turn) {
      position.legal(actions);
      const auto size = static_cast<std::uint32_t>(actions.size());
      position.apply(turn == Turn::chance ? drawn(position, chances, random)
                                          : actions[random.quick_below(size)]);
      ++count;
    }
    benchmark::DoNotOptimize(position.key());
    ++games;
  }
  state.SetItemsProcessed(count);
  state.counters["actions_per_game"] = static_cast<double>(count) / static_cast<double>(games);
}
BENCHMARK(random_playouts)
    ->Name("totem/random_playouts/actions")
    ->ArgName("seats")
    ->DenseRange(2, 4);

// What a search does: copy, apply, take the key.
void expand(benchmark::State& state) {
  Position position = Position::seated(2);
  position.apply(Action::roll(5, 3));
  position.apply(Action::use(8));
  Position::Actions actions;
  std::int64_t count = 0;
  for (auto _ : state) {
    position.legal(actions);
    for (const Action action : actions) {
      Position next = position;
      next.apply(action);
      benchmark::DoNotOptimize(next.key());
      ++count;
    }
  }
  state.SetItemsProcessed(count);
}
BENCHMARK(expand)->Name("totem/expand/children");

}  // namespace
}  // namespace menagerie::totem

// How fast Tokan is played: counting, random games from fresh deals, and the parts of both.
#include <benchmark/benchmark.h>
#include <vector>

#include "core/play.h"
#include "core/random.h"
#include "games/tokan/game.h"

namespace menagerie::tokan {
namespace {

Field deal(RandomSource& random) {
  return *Game::start(Options{}, random).field();
}

void count(benchmark::State& state) {
  Generator random(1);
  const Field field = deal(random);
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += perft(field, static_cast<int>(state.range(0)));
  state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(count)->Name("tokan/perft_leaves")->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

// One whole game at random; the number of plies.
template <menagerie::Position P>
int play_out(P position, Generator& random) {
  typename P::Actions actions;
  for (int plies = 0;; ++plies) {
    position.legal(actions);
    if (actions.empty()) {
      benchmark::DoNotOptimize(position.key());
      return plies;
    }
    position.apply(actions[random.quick_below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

void playouts_from_fresh_deals(benchmark::State& state) {
  Generator random(1);
  std::int64_t plies = 0;
  for (auto _ : state) plies += play_out(deal(random), random);
  state.SetItemsProcessed(plies);
}
BENCHMARK(playouts_from_fresh_deals)->Name("tokan/playout_plies_from_fresh_deals");

void playouts_of_positions(benchmark::State& state) {
  Generator random(1);
  std::int64_t plies = 0;
  for (auto _ : state) plies += play_out(Game::start(Options{}, random), random);
  state.SetItemsProcessed(plies);
}
BENCHMARK(playouts_of_positions)->Name("tokan/playout_plies_through_position");

void playouts_with_laying(benchmark::State& state) {
  Generator random(1);
  std::int64_t plies = 0;
  const Options options{.setup = Setup::lay};
  for (auto _ : state) plies += play_out(Game::start(options, random), random);
  state.SetItemsProcessed(plies);
}
BENCHMARK(playouts_with_laying)->Name("tokan/playout_plies_with_laying");

void deals(benchmark::State& state) {
  Generator random(1);
  for (auto _ : state) benchmark::DoNotOptimize(deal(random));
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}
BENCHMARK(deals)->Name("tokan/deals");

// Every position of some random games, for the parts by themselves.
std::vector<Field> sample() {
  Generator random(2);
  std::vector<Field> fields;
  for (int game = 0; game < 50; ++game) {
    Field field = deal(random);
    while (field.node().turn == Turn::decision) {
      fields.push_back(field);
      field.apply(random_action(field, random));
    }
  }
  return fields;
}

void lists(benchmark::State& state) {
  const std::vector<Field> fields = sample();
  Actions actions;
  for (auto _ : state) {
    for (const Field& field : fields) {
      field.legal(actions);
      benchmark::DoNotOptimize(actions);
    }
  }
  state.SetItemsProcessed(state.iterations() * std::ssize(fields));
}
BENCHMARK(lists)->Name("tokan/legal_lists");

void counts(benchmark::State& state) {
  const std::vector<Field> fields = sample();
  for (auto _ : state) {
    for (const Field& field : fields) benchmark::DoNotOptimize(field.count_legal());
  }
  state.SetItemsProcessed(state.iterations() * std::ssize(fields));
}
BENCHMARK(counts)->Name("tokan/legal_counts");

}  // namespace
}  // namespace menagerie::tokan

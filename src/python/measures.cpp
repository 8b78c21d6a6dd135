// What bench/python_bench.py measures natively, to have both sides in one run.
#include <ctime>
#include <pybind11/stl.h>
#include <vector>

#include "core/random.h"
#include "engine/playouts.h"
#include "games/tokan/game.h"
#include "games/totem/game.h"
#include "games/two_paths/game.h"
#include "python/errors.h"
#include "python/games.h"

namespace menagerie::python {

namespace py = pybind11;

namespace {

// How many actions so many random games have.
std::uint64_t random_playouts(const PyGame& game, std::uint64_t games, std::uint64_t seed) {
  const py::gil_scoped_release free;
  const auto statistics = play_random_games(game.game->name(), game.game->options(), games, seed,
                                            [](std::uint64_t) { return true; });
  return statistics ? statistics->actions : 0;
}

// The seconds that this thread has had a processor.
double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// The seconds that a game's actions take, each followed by its legal list, over the typed position.
template <Game G>
double time_typed(const PyGame& game, std::uint64_t seed, const std::vector<std::string>& texts) {
  using Position = typename G::Position;
  Generator random(seed);
  Position position = G::start(G::options(game.game->options()), random);
  std::vector<typename Position::Action> actions;
  actions.reserve(texts.size());
  for (const std::string& text : texts) actions.push_back(*Position::parse_action(text));
  typename Position::Actions legal;
  std::uint64_t listed = 0;
  const double start = thread_seconds();
  for (const auto action : actions) {
    position.apply(action);
    position.legal(legal);
    listed += legal.size();
  }
  const double spent = thread_seconds() - start;
  // What is listed has to be used, or the compiler lists nothing.
  return listed == 0 ? 0 : spent;
}

double time_pairs(const std::shared_ptr<PyGame>& game, std::uint64_t seed,
                  const std::vector<int>& numbers) {
  Generator random(seed);
  const auto state = game->game->start(random);
  for (const int number : numbers) take(state->apply(number));
  const std::vector<std::string> texts = state->actions();
  if (game->game->name() == tokan::Game::kName) return time_typed<tokan::Game>(*game, seed, texts);
  if (game->game->name() == totem::Game::kName) return time_typed<totem::Game>(*game, seed, texts);
  return time_typed<two_paths::Game>(*game, seed, texts);
}

}  // namespace

void define_measures(py::module_& module) {
  module.def("random_playouts", &random_playouts, py::arg("game"), py::arg("games"),
             py::arg("seed"));
  module.def("time_pairs", &time_pairs, py::arg("game"), py::arg("seed"), py::arg("actions"));
}

}  // namespace menagerie::python

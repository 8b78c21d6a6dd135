#include "engine/two_paths_solution.h"

#include "games/two_paths/game.h"

namespace menagerie {

double beginners_chance(const two_paths::Solution& solution) {
  two_paths::Options options;
  options.rows = solution.rules().rows;
  Generator unused(0);  // South begins; nothing is left to chance
  const two_paths::Position start = two_paths::Game::start(options, unused);
  return solution.chance(start, start.node().seat);
}

}  // namespace menagerie

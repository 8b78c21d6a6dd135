#include "engine/solve/two_paths_solution.h"

#include <utility>

#include "games/two_paths/game.h"
#include "messages/engine.h"
#include "messages/players_two_paths.h"
#include "players/two_paths/solution.h"

namespace menagerie {

struct TwoPathsSolution::State {
  two_paths::Rules rules;
  std::optional<two_paths::Solution> solution;
};

TwoPathsSolution::TwoPathsSolution(int rows)
    : state_(std::make_unique<State>(State{.rules = {.rows = rows}, .solution = {}})) {}
TwoPathsSolution::~TwoPathsSolution() = default;

bool TwoPathsSolution::solved() const {
  return state_->solution.has_value();
}

bool TwoPathsSolution::solve(const std::function<void(double)>& progress) {
  state_->solution = two_paths::Solution::solve(state_->rules, [&](double done) {
    progress(done);
    return true;
  });
  return solved();
}

double TwoPathsSolution::beginners_chance() const {
  two_paths::Options options;
  options.rows = state_->rules.rows;
  Generator unused(0);  // South begins; nothing is left to chance
  const two_paths::Position start = two_paths::Game::start(options, unused);
  return state_->solution->chance(start, start.node().seat);
}

std::string TwoPathsSolution::to_bytes() const {
  return state_->solution->to_bytes();
}

std::optional<Refusal> TwoPathsSolution::take_up(std::string_view bytes) {
  Result<two_paths::Solution> kept = two_paths::Solution::from_bytes(bytes);
  if (!kept) {
    const bool foreign = kept.error().code == messages::players_two_paths_file_foreign;
    return Refusal{kept.error(), foreign};
  }
  if (kept->rules() != state_->rules) {
    return Refusal{.error = {.code = messages::solve_other_rows, .words = {}, .place = {}}};
  }
  state_->solution = std::move(*kept);
  return std::nullopt;
}

}  // namespace menagerie

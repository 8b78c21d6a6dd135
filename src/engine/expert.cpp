#include "engine/expert.h"

#include "engine/any_expert.h"
#include "engine/expert_of.h"
#include "games/tokan/game.h"
#include "games/totem/game.h"
#include "games/two_paths/game.h"
#include "players/tokan/player.h"
#include "players/totem/player.h"
#include "players/two_paths/player.h"

namespace menagerie {

namespace {

std::unique_ptr<AnyExpert> expert_of(std::string_view game) {
  if (game == tokan::Game::kName) return std::make_unique<ExpertOf<tokan::Game, tokan::Player>>();
  if (game == totem::Game::kName) return std::make_unique<ExpertOf<totem::Game, totem::Player>>();
  return std::make_unique<ExpertOf<two_paths::Game, two_paths::Player>>();
}

}  // namespace

Expert::Expert(std::string_view game) : expert_(expert_of(game)) {}
Expert::Expert(Expert&&) noexcept = default;
Expert& Expert::operator=(Expert&&) noexcept = default;
Expert::~Expert() = default;

Opinion Expert::analyse(const Table& table, const Question& question, const Patience& patience,
                        const Report& report) {
  return expert_->analyse(*table.table_, question, patience, report);
}

std::string Expert::choose(const Table& table, const Contender& contender, RandomSource& random,
                           const Patience& patience, std::span<const Earlier> earlier) {
  std::vector<AnyExpert::Earlier> games;
  for (const Earlier& game : earlier) games.push_back({game.table->table_.get(), game.seat});
  return expert_->choose(*table.table_, contender, random, patience, games);
}

GameReview Expert::review(const Table& table, std::uint64_t nodes, const ReviewProgress& progress) {
  return expert_->review(*table.table_, nodes, progress);
}

}  // namespace menagerie

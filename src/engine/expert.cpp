#include "engine/expert.h"

#include "engine/any_expert.h"
#include "engine/game_entry.h"

namespace menagerie {

Expert::Expert(const GameEntry& game) : expert_(game.expert()) {}
Expert::Expert(const Table& table) : Expert(*table.entry_) {}
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

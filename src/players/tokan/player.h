// The player of Tokan in all phases. It owns its tables and nothing else, and clears them before it
// uses them; how long it thinks is up to the watch.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/random.h"
#include "games/tokan/position.h"
#include "players/analysis.h"
#include "players/player.h"
#include "players/tokan/fair_deal.h"
#include "players/tokan/levels.h"
#include "search/transposition_table.h"

namespace menagerie::tokan {

class Player {
 public:
  using Position = tokan::Position;
  static constexpr std::size_t kStandardTable = std::size_t{64} << 20;
  static constexpr std::uint64_t kReviewNodes = 200'000;

  explicit Player(std::size_t table_bytes = kStandardTable) : table_(table_bytes) {}

  // The start of a game for any set-up: whether a deal is fair only a player can tell.
  [[nodiscard]] static Position start(const Options& options, RandomSource& random) {
    return tokan::start(options, random);
  }

  // What the player thinks of the position, with values for the best `lines` actions. The same
  // position, limits of nodes and seed give the same answer. Pre: lines > 0.
  [[nodiscard]] Analysis<Position> analyse(const Position& position, const Watch<Position>& watch,
                                           int lines = 1, std::uint64_t seed = 0);

  // What a player of the level does. Pre: a decision, 1 <= level <= kLevels.
  [[nodiscard]] Action choose(const Position& position, int level, RandomSource& random,
                              const Watch<Position>& watch);
  // Likewise for any skill. Pre: a decision.
  [[nodiscard]] Action choose(const Position& position, const Skill& skill, RandomSource& random,
                              const Watch<Position>& watch);

 private:
  static constexpr std::size_t kSmallTable = std::size_t{1} << 20;
  static constexpr std::uint64_t kFewNodes = 50'000;

  search::TranspositionTable table_;
  // For few nodes, so that clearing the table does not take longer than the search.
  search::TranspositionTable small_table_{kSmallTable};
};

}  // namespace menagerie::tokan

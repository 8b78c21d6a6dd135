// The player of Tokan in all phases. It owns its table and nothing else; how long it thinks is up
// to the watch.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/tokan/position.h"
#include "players/analysis.h"
#include "search/transposition_table.h"

namespace menagerie::tokan {

class Player {
 public:
  static constexpr std::size_t kStandardTable = std::size_t{64} << 20;

  explicit Player(std::size_t table_bytes = kStandardTable) : table_(table_bytes) {}

  // What the player thinks of the position, with values for the best `lines` actions. The same
  // position, limits of nodes and seed give the same answer. Pre: lines > 0.
  [[nodiscard]] Analysis<Position> analyse(const Position& position, const Watch<Position>& watch,
                                           int lines = 1, std::uint64_t seed = 0);

 private:
  search::TranspositionTable table_;
};

}  // namespace menagerie::tokan

// What is told of one game besides its result: its length, and in Totem what the players did with
// their rolls. It listens to a game that is being played.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/table.h"
#include "lab/experiment.h"

namespace menagerie::lab {

class GameTrace {
 public:
  // The table must outlive it.
  explicit GameTrace(const Table& table) : table_(table) {}

  // After an action of the table's game.
  void see(const Node& node, const std::string& action);
  // All that was seen. Pre: the game is over.
  [[nodiscard]] Json json() const;

 private:
  void see_roll();

  const Table& table_;
  std::uint64_t actions_ = 0;
  std::uint64_t rolls_ = 0;
  std::uint64_t decisions_ = 0;
  // Totem's only.
  int longest_quiet_ = 0;                   // turns without elimination or exchange (H18)
  std::array<int, kMaxSeats> could_{};      // turns in which an exchange was possible (H6)
  std::array<int, kMaxSeats> exchanged_{};  // and was made
  std::array<int, kMaxSeats> pieces_{};     // before the turn
  std::optional<Seat> mover_;               // of the turn before
  std::optional<Seat> first_strike_;        // who took the first piece of another
};

}  // namespace menagerie::lab

// What can be told of a game before a table is set: for menus, for the protocol's `games`, and for
// whoever checks a name, an option or a seat.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace menagerie {

struct GameInfo {
  std::string_view name;  // "two-paths"
  int rules_version = 1;
  std::span<const OptionSpec> options;
  int fewest_seats = 2;
  int most_seats = 2;
  std::vector<std::string_view> seat_names;             // of all seats there can be, in order
  std::span<const std::string_view> special_opponents;  // besides the levels and the random one
  bool seats_are_rolled = false;                        // dice say who sits where (H3)
  bool is_solved = false;                               // best play works it out to the end
};

// Every game, in the order in which menus list them.
[[nodiscard]] std::span<const GameInfo> games();
// The game of that name, or a refusal that lists the names there are.
[[nodiscard]] Result<GameInfo> find_game(std::string_view name);

}  // namespace menagerie

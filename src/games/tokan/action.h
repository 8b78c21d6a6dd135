// What a player can do: move a tile (`b2d2+1`) or, while laying, lay one (`L@d3`). Whether it is
// allowed is left to the positions.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/fixed_list.h"
#include "core/position.h"
#include "core/result.h"
#include "games/tokan/space.h"
#include "games/tokan/tile.h"

namespace menagerie::tokan {

// Two bytes: the start (or the tile to lay), the target and the carried tiles, so that moves
// compare like their texts.
class Action {
 public:
  // a1a1, which is legal nowhere.
  constexpr Action() = default;
  // Pre: spaces of the field in play, carried from 0 to 2.
  [[nodiscard]] static constexpr Action move(Space start, Space target, int carried = 0) {
    return Action(static_cast<unsigned>(start) << 8 | static_cast<unsigned>(target) << 2 |
                  static_cast<unsigned>(carried));
  }
  // Pre: a space of the frame.
  [[nodiscard]] static constexpr Action lay(Tile tile, Space target) {
    return Action(static_cast<unsigned>(tile) << 8 | static_cast<unsigned>(target) << 2 | kLays);
  }

  [[nodiscard]] constexpr bool lays() const { return (code_ & kLays) == kLays; }
  // Pre: a move.
  [[nodiscard]] constexpr Space start() const { return static_cast<Space>(code_ >> 8); }
  // Pre: a move.
  [[nodiscard]] constexpr int carried() const { return code_ & kLays; }
  // Pre: lays a tile.
  [[nodiscard]] constexpr Tile tile() const { return static_cast<Tile>(code_ >> 8); }
  [[nodiscard]] constexpr Space target() const { return static_cast<Space>(code_ >> 2 & 63); }

  // The same move with that many tiles carried. Pre: a move that carries none.
  [[nodiscard]] constexpr Action carrying(int tiles) const {
    return Action(code_ + static_cast<unsigned>(tiles));
  }

  [[nodiscard]] Action transformed(int symmetry) const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] static Result<Action> parse(std::string_view text);

  friend constexpr auto operator<=>(const Action&, const Action&) = default;

 private:
  static constexpr unsigned kLays = 3;  // in place of the carried tiles
  explicit constexpr Action(unsigned code) : code_(static_cast<std::uint16_t>(code)) {}
  std::uint16_t code_ = 0;
};

// More than there can ever be: in play, 3 mice, 7 jackals and 5 lions in four directions, with up
// to 0, 1 and 2 tiles carried, are 128, and the last lists fill up only after that many. While
// laying, 3 kinds on 40 spaces are 120.
using Actions = FixedList<Action, 130>;
// Nothing in a game of Tokan is left to chance once the tiles are dealt.
using Chances = FixedList<Chance<Action>, 1>;

}  // namespace menagerie::tokan

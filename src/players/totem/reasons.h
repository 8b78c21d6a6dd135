// Why a turn is played as it is planned, in a few words that a board can show: what it takes, what
// it saves, where it goes. Derived from the positions before and after it and from what the
// opponents' rolls could reach in either; the search itself weighs far more than can be told.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "games/totem/position.h"

namespace menagerie::totem {

struct Reason {
  enum class Kind : std::uint8_t {
    touches_totem,  // of `seat`, which is out (H15)
    takes,          // `count` pieces of players who stay (H14, H16)
    guards,         // the own totem, which stays where it is, is harder to reach
    escapes,        // the own totem, or else all own pieces, were in reach and hardly are now
    places,         // a piece from the reserve (H6)
    approaches,     // the totem of `seat`
    gathers,        // the pieces stand closer round their totem
  };
  Kind kind{};
  std::optional<Seat> seat{};
  int count = 0;
  friend bool operator==(const Reason&, const Reason&) = default;
};

[[nodiscard]] std::string_view name_of(Reason::Kind kind);

// The weightiest first; none where there is nothing simple to say. `after` is reached from `before`
// by the decisions of one turn. Pre: `before` is a decision of a turn, not of seating.
[[nodiscard]] std::vector<Reason> reasons_for(const Position& before, const Position& after);

}  // namespace menagerie::totem

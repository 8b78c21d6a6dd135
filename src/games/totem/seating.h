// Where the players of Totem begin (H2, H3): the twelve marked spaces, the pattern that the first
// choice fixes, and the dice that say who plays first.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/random.h"
#include "core/seat_order.h"
#include "games/totem/board.h"

namespace menagerie::totem {

inline constexpr int kMinSeats = 2;

// The marked spaces, once round from j18 (H2): on the ring at distance 8 a corner, then the middle
// of a side, and so on.
inline constexpr std::array<Space, 12> kStartSpaces = {
    space_at(8, 0),  space_at(4, 4),  space_at(0, 8),  space_at(-4, 8),
    space_at(-8, 8), space_at(-8, 4), space_at(-8, 0), space_at(-4, -4),
    space_at(0, -8), space_at(4, -8), space_at(8, -8), space_at(8, -4)};

// The space of a seat where everybody is seated at once (H3). Pre: seat < seats.
[[nodiscard]] Space automatic_start(int seats, int seat);

// The spaces from which the next seat may choose, given where totems stand (H3); kNoSpace among
// them stands for a seat without one. None if they fit no pattern.
[[nodiscard]] SpaceSet starts_left(int seats, std::span<const Space> totems);

// Each player rolls one die, the highest first; ties roll again among the tied (H3).
[[nodiscard]] SeatOrder seat_order(int players, RandomSource& random);

}  // namespace menagerie::totem

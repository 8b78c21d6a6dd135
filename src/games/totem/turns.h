// Whose dice are next: for whoever rolls them for others and has to know it before the roll is due.
#pragma once

#include "core/seat.h"
#include "games/totem/position.h"

namespace menagerie::totem {

// Who rolls next if the turn under way ends without anybody leaving. Whoever may play on after two
// sixes does (H13). Pre: not over.
[[nodiscard]] Seat next_to_roll(const Position& position);

}  // namespace menagerie::totem

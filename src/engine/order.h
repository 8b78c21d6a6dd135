// The roll for the order of play (H3), shown before a table is set: who sits where is the table's
// business and not part of any position.
#pragma once

#include <optional>
#include <string_view>

#include "core/random.h"
#include "core/seat_order.h"

namespace menagerie {

// Nothing for a game in which nobody rolls, or that does not exist.
[[nodiscard]] std::optional<SeatOrder> roll_for_seats(std::string_view game, int players,
                                                      RandomSource& random);

}  // namespace menagerie

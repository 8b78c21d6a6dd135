// Totem's roll for the order of play (H3), for doors to show before a table is set: who sits where
// is the table's business and not part of any position.
#pragma once

#include "games/totem/seating.h"

namespace menagerie {

using totem::OrderRoll;
using totem::seat_order;
using totem::SeatOrder;

}  // namespace menagerie

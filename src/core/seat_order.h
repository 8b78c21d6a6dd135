// Who takes which seat when dice decide it, with the dice, so that a table can show them.
#pragma once

#include <vector>

namespace menagerie {

// One player's die.
struct OrderRoll {
  int player = 0;
  int die = 0;
  friend bool operator==(const OrderRoll&, const OrderRoll&) = default;
};

struct SeatOrder {
  std::vector<int> players;                    // `players[0]` takes the first seat
  std::vector<std::vector<OrderRoll>> rounds;  // the dice of those who were still tied, each time
};

}  // namespace menagerie

// Set by hand, to begin with.
#include "players/totem/judge.h"

namespace menagerie::totem {

const Weights kTunedWeights = {
    1.80,  // pieces
    1.50,  // first_pieces
    0.50,  // reserve
    0.20,  // rolls_next
    2.00,  // kill_now
    0.80,  // kill_later
    -2.00,  // danger_now
    -0.80,  // danger_later
    2.00,  // approach
    4.00,  // impatience
    1.00,  // strike_now
    0.50,  // strike_later
    0.30,  // strikes_now
    0.10,  // strikes_later
    -1.00,  // hurt_now
    -0.50,  // hurt_later
    -0.30,  // fall
    0.20,  // guards
    0.20,  // movers
    0.10,  // open
    -2.00,  // spread
    -4.00,  // rim
};

}  // namespace menagerie::totem

// Set by hand, to begin with.
#include "players/totem/judge.h"

namespace menagerie::totem {

const Weights kTunedWeights = {
    1.8,   // pieces
    1.5,   // first_pieces
    0.5,   // reserve
    0.2,   // rolls_next
    2.0,   // kill_now
    0.8,   // kill_later
    -2.0,  // danger_now
    -0.8,  // danger_later
    1.0,   // approach
    0.3,   // strike_now
    0.1,   // strike_later
    0.3,   // strikes_now
    0.1,   // strikes_later
    -0.3,  // hurt_now
    -0.1,  // hurt_later
    -0.3,  // fall
    0.2,   // guards
    0.2,   // movers
    0.1,   // open
    -0.1,  // spread
    0.1,   // rim
};

}  // namespace menagerie::totem

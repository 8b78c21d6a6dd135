// What a room's record needs to prove itself (proof.h), read off the room: the chains as far as
// they are revealed, who had a part in each roll, and the commitments of the sides that were
// opened.
#pragma once

#include "rooms/proof.h"
#include "rooms/state.h"

namespace menagerie::rooms {

// Pre: the game has started.
[[nodiscard]] Proof proof_of(const State& state);

}  // namespace menagerie::rooms

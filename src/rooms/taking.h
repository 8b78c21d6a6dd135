// What an event makes of a room.
#pragma once

#include "rooms/state.h"

namespace menagerie::rooms {

// Refuses an event that cannot follow; the state is to be thrown away then.
[[nodiscard]] Result<void> take_event(State& state, const Event& event);

}  // namespace menagerie::rooms

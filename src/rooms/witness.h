// A room as its players' devices know it: from public bytes alone. A Room of such events checks and
// follows everything that happens, rolls and openings included; what only the server can do (who
// may sit down, what its next link is, what happens by itself) must not be asked of it.
#pragma once

#include <string>

#include "rooms/room.h"

namespace menagerie::rooms {

// The event as it can be taken: what only the server knows of it is left blank.
[[nodiscard]] Event witnessed(std::string open);

}  // namespace menagerie::rooms

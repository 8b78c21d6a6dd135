// How a game starts: draw 0, from the server's first link and everybody's.
#pragma once

#include "rooms/script.h"

namespace menagerie::rooms {

// `help` holds c(1) of every chair's help chain, nothing for those without anchors.
[[nodiscard]] facts::Started start_of(const facts::Made& setup, const Digest& server,
                                      std::span<const MaybeLink> help);
// The table of the room's game as this seed deals it, or at the position that was given.
[[nodiscard]] Result<Table> table_of(const facts::Made& setup, std::uint64_t seed);

// Seals the room with these anchors, by chair, and starts it where nobody has any.
void seal(Script& script, const facts::Made& setup,
          const std::vector<std::optional<Anchors>>& anchors, const Digest& server);

}  // namespace menagerie::rooms

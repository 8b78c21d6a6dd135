// How a game starts: draw 0, from the server's first link and everybody's.
#pragma once

#include "rooms/script.h"

namespace menagerie::rooms {

// `help` holds c(1) of every chair's help chain, nothing for those without anchors.
[[nodiscard]] facts::Started start_of(const facts::Made& setup, const Digest& server,
                                      std::span<const MaybeLink> help);
// The table that this start leads to, or why it does not fit.
[[nodiscard]] Result<Table> started_table(const facts::Made& setup, const facts::Started& started);

// Seals the room with these anchors, by chair, and starts it where nobody has any.
void seal(Script& script, const facts::Made& setup,
          const std::vector<std::optional<Anchors>>& anchors, const Digest& server);

}  // namespace menagerie::rooms

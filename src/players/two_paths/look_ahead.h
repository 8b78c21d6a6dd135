// Playing by looking a few duels ahead, for as long as there is no solution and for players who are
// not to know it.
#pragma once

#include "players/analysis.h"
#include "players/two_paths/duel.h"

namespace menagerie::two_paths {

// An estimate: whole duels are looked ahead one by one, and beyond the last a formula tells the
// chances from the rows that are still to go. One duel is always looked ahead; then the watch
// decides, whose depth is the number of duels.
[[nodiscard]] Analysis<Position> look_ahead(const Position& seen, const Watch<Position>& watch);

// The duel that announcing the kind brings, as looking so many duels ahead sees it.
// Pre: the position is choosing or blocking, may_announce(kind), depth > 0.
[[nodiscard]] Duel look_ahead_duel(const Position& position, Kind kind, int depth);

}  // namespace menagerie::two_paths

// What the solved game says about a position to a player: how often to choose what, and what each
// choice is worth while the opponent plays best. And for as long as there is no solution, the same
// from looking a few duels ahead.
#pragma once

#include "core/random.h"
#include "players/analysis.h"
#include "players/two_paths/solution.h"

namespace menagerie::two_paths {

// The exact answer. Every choice that best play may make has the value of best play: it costs
// nothing. Where several animals or line-ups are equally good, they share the probability evenly.
// A hidden side that the position may have plays no part. Pre: as many rows as the solution.
[[nodiscard]] Analysis<Position> analyse(const Solution& solution, const Position& seen);

// An estimate: whole duels are looked ahead one by one, and beyond the last a formula tells the
// chances from the rows that are still to go. One duel is always looked ahead; then the watch
// decides.
[[nodiscard]] Analysis<Position> look_ahead(const Position& seen, const Watch<Position>& watch);

// One of the policy's actions, as often as it says. Pre: the game is not over.
[[nodiscard]] Action draw(const Analysis<Position>& analysis, RandomSource& random);

}  // namespace menagerie::two_paths

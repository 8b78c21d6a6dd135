// How people play Two Paths before they play it well. For this folder only; the best level is the
// exact player's.
//
// Best play mixes its sides in nearly every duel, and against an opponent who does so every mix of
// sides is as good as any: what a level loses to best play it loses by announcing the wrong animal.
// Beginners like to run with the animal that is ahead and see no further than that; later they
// compare what the duels may lead to, more and more duels ahead and less and less by whim. Against
// each other, and against a person, sides count too: beginners run where it leads further and
// hardly think of blocking there; better ones guard just that, and hide what they like less often.
#pragma once

#include "core/random.h"
#include "games/two_paths/position.h"

namespace menagerie::two_paths {

// What a player of the level does. What is hidden plays no part.
// Pre: a decision, 1 <= level < kLevels.
[[nodiscard]] Action choose_at_level(const Position& seen, int level, RandomSource& random);

// The side of the path that takes a person's eye: where the animal would run further; if both go as
// far, towards the middle; and from the middle, now this way, now that, by the duel.
// Pre: choosing or blocking, may_announce(kind).
[[nodiscard]] Side tempting_side(const Position& position, Kind kind);

}  // namespace menagerie::two_paths

// A game of Two Paths reviewed exactly. The two sides of a duel are chosen at the same time as far
// as either player knows, so who guessed right is luck, and a side is an error only where best play
// would never choose it. The books balance to the last digit: over a duel, the mover's chance
// changes by -(cost of the choice) + (cost of the block) + (luck of the guess), and nothing else.
//
// - The choice costs what announcing another animal than the best gives away, and a side that best
//   play never hides what it loses on average over best blocks. After it, the chances are without
//   the guess.
// - The block costs what it gives away on average over best hiding, its best value is what the
//   blocker could count on without knowing the side, and its luck is what came out when the side
//   was opened, less what the chances before and the cost had made to be expected.
//
// Sides that best play chooses from are worth the same against best play, however often they are
// chosen. Against a person who notices it counts how often; that is what Foretold tells
// (foretold.h).
#pragma once

#include <array>
#include <span>

#include "players/review.h"
#include "players/two_paths/foretold.h"
#include "players/two_paths/player.h"

namespace menagerie::two_paths {

struct GameReview : Review<Action> {
  std::array<Foretold, 2> hiding;  // by seat
  std::array<Foretold, 2> blocking;
};

// The limit of nodes plays no part: if the player has not solved the game yet, it does so now.
// Nothing is judged if `progress` ends that, or if memory is short. A choice whose block is still
// to come must not be among the actions. Pre: besides, as in players/review.h.
[[nodiscard]] GameReview review(
    Player& player, const Position& start, std::span<const Action> actions,
    const ReviewLimits& limits,
    const ReviewProgress& progress = [](std::size_t, std::size_t) { return true; });

}  // namespace menagerie::two_paths

// How far the sides that a player chose in a game could be foretold from the duels before, by the
// simple predictors that the mind reader listens to (habits.h), which know nothing of the player
// when the game begins.
//
// Two answers, for two questions. What would somebody have gained who, as the game went on, trusted
// the predictors by how well they had foretold so far? And which single one would have gained most?
// That one is picked afterwards, and among many even a coin seems to follow a habit; so it is told,
// too, what the best would have gained by luck alone, had the player chosen the sides of the same
// duels as best play does.
#pragma once

#include <span>

#include "players/two_paths/duel.h"
#include "players/two_paths/habits.h"

namespace menagerie::two_paths {

// A duel as one of its two players met it.
struct Watched {
  Circumstances now;
  Duel duel;
  bool hides = false;  // this player, or else blocks
  Side chosen{};
  Side others{};
};

struct Foretold {
  int sides = 0;
  int right = 0;      // of the sides, guessed right
  double usual = 0;   // so many would be guessed right of a player who plays best, in the mean
  double gained = 0;  // the chance to win that an opponent would have gained over best play by
                      // answering, duel by duel, what the prediction makes seem best

  // The same of the single predictor that would have gained most; of best play if none gains.
  Predictor best = Predictor::best_play;
  int best_right = 0;
  double best_gained = 0;
  double best_by_luck = 0;  // what the best would have gained of best play, in the mean
};

// The duels of one player in one part, in the order in which they were played.
[[nodiscard]] Foretold foretell(std::span<const Watched> duels);

}  // namespace menagerie::two_paths

// A game of Totem looked at turn by turn. A turn is a roll and all that is made of it, and is
// judged as a whole: a step alone is neither good nor bad before one sees where the turn ends.
//
// - One search of the roll finds the best turn for it and values the turn that was played by the
//   same effort. The cost is the difference; it is never negative, and the best costs nothing.
// - The luck of the roll is what its best turn is worth less the average over all rolls, each put
// to
//   its best use by the same effort.
// - So for the seat on turn, after = before + luck - cost, and everything is a chance or the
//   difference of two.
// - The next turn is searched anew, and its chances before the roll may differ from those after the
//   turn before it. That is nobody's error and nobody's luck.
//
// Left out: choices of start spaces, a last turn that is not finished, and turns in the middle of
// which a seat leaves the game (H19). Of a turn whose roll is not in the record only the cost is
// known.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "players/review.h"
#include "players/totem/player.h"

namespace menagerie::totem {

struct JudgedTurn {
  Seat seat;
  std::size_t from = 0;  // which of the actions: those before `to`
  std::size_t to = 0;
  Dice dice;
  bool rolled = false;  // the roll is among the actions
  Values before{};      // on the average over all rolls
  Values after{};
  Values luck{};
  std::vector<Action> best{};  // after the roll; what was played if nothing is better
  double best_value = 0;       // to the seat
  double cost = 0;             // how much less the played turn is worth to it
};

struct GameReview {
  std::vector<JudgedTurn> turns;
  bool complete = false;  // every turn that can be judged has been
  // As in players/review.h; while the game goes on, the chances after the last judged turn.
  Values result{};
};

// `limits.nodes` are for each roll that is searched; the seed plays no part. Progress is counted in
// actions. Pre: as in players/review.h.
[[nodiscard]] GameReview review(
    Player& player, const Position& start, std::span<const Action> actions,
    const ReviewLimits& limits,
    const ReviewProgress& progress = [](std::size_t, std::size_t) { return true; });

}  // namespace menagerie::totem

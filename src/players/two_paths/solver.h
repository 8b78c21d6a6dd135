// Solves Two Paths from nothing: the chance of the mover in every state of an atlas, by backward
// induction. For Solution only, which keeps the result and answers questions about it.
#pragma once

#include <functional>
#include <memory>

#include "players/two_paths/atlas.h"

namespace menagerie::two_paths {

// What the values rest on.
struct Rules {
  int rows = kFewestRows;  // P1
  // Against P10's reading: the blocker who guessed right may leave the own animal where it is.
  bool reward_may_be_declined = false;
  friend bool operator==(const Rules&, const Rules&) = default;
};

// Hears how much is done, from 0 to 1, a few hundred times; false ends the work.
using Progress = std::function<bool(double done)>;

// The chance to win of whoever is on turn, by the number of the state. Nothing if `progress` ended
// it or memory is short. Pre: the rules' rows are those of the atlas.
[[nodiscard]] std::unique_ptr<double[]> solve_states(const Atlas& atlas, const Rules& rules,
                                                     const Progress& progress);

}  // namespace menagerie::two_paths

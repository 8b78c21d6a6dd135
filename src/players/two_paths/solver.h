// Solves Two Paths from nothing: the chance of the mover in every state of an atlas, by backward
// induction. For Solution only, which keeps the result and answers questions about it.
#pragma once

#include <cstddef>
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

// Hears how much is done, from 0 to 1, a few hundred times; false ends the work for now.
using Progress = std::function<bool(double done)>;

// The work, which can be interrupted and gone on with. Pre: the rules' rows are those of the atlas,
// which must outlive the solver.
class Solver {
 public:
  Solver(const Atlas& atlas, const Rules& rules);

  // False if memory is short; then there is nothing to be done with it.
  [[nodiscard]] bool possible() const { return values_ != nullptr; }
  // Goes on from where it was; true at the end. Pre: possible().
  [[nodiscard]] bool work(const Progress& progress);
  // The chance to win of whoever is on turn, by the number of the state. Pre: work() gave true.
  [[nodiscard]] const double* values() const { return values_.get(); }

 private:
  const Atlas* atlas_;
  bool declinable_;
  std::unique_ptr<double[]> values_;
  std::size_t next_page_ = 1;
};

}  // namespace menagerie::two_paths

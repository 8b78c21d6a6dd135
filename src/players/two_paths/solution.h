// Two Paths, solved: how likely each player wins from any position when both play best, and how
// best play hides and blocks in every duel. The table is made from nothing in well under a second
// of work, or read back from bytes that were kept. What a player does with it is left to player.h.
//
// The mover and the blocker of a duel choose at the same time as far as either knows, so a duel is
// a game of two by two choices, and its value is that of best mixes. Values stand in the table to
// 32 bits: each is off by at most 2^-33, about 1.2e-10, whatever stands around it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "players/two_paths/atlas.h"
#include "players/two_paths/duel.h"
#include "players/two_paths/solver.h"

namespace menagerie::two_paths {

class Solution {
 public:
  class Making;
  // Nothing if `progress` ended the work or memory is short. Pre: rows is 7 or 8.
  [[nodiscard]] static std::optional<Solution> solve(
      const Rules& rules, const Progress& progress = [](double) { return true; });

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Atlas& atlas() const { return *atlas_; }

  // The chance of a seat to win, in any phase. In the middle of a duel it is what the announcement
  // tells: the hidden side is left out of account even if the position has it.
  // Pre: the position has the rules' rows.
  [[nodiscard]] double chance(const Position& position, Seat seat) const;

  // The duel that announcing the kind brings, whether or not one is announced already.
  // Pre: besides, the position is choosing or blocking, and may_announce(kind).
  [[nodiscard]] Duel duel(const Position& position, Kind kind) const;

  // For keeping, and back. Bytes of another program, another version, or with any damage are
  // refused with the reason; then it is to be solved anew.
  [[nodiscard]] std::string to_bytes() const;
  [[nodiscard]] static Result<Solution> from_bytes(std::string_view bytes);

 private:
  // A chance, 1 as the greatest number.
  using Kept = std::uint32_t;
  static constexpr double kOne = 0xffffffff;

  Solution(const Rules& rules, std::unique_ptr<const Atlas> atlas, std::unique_ptr<Kept[]> states)
      : rules_(rules), atlas_(std::move(atlas)), states_(std::move(states)) {}

  [[nodiscard]] static Result<Solution> read_states(const Rules& rules, std::string_view bytes);
  // The chance of whoever is on turn.
  [[nodiscard]] double movers_chance(const Position& position) const;
  [[nodiscard]] double chance_lining_up(const Position& position, Seat seat) const;
  [[nodiscard]] double chance_choosing(const Position& position, Seat seat) const;

  Rules rules_;
  std::unique_ptr<const Atlas> atlas_;
  std::unique_ptr<Kept[]> states_;
};

// A solution in the making, for whoever cannot wait for all of it at once.
class Solution::Making {
 public:
  // Pre: rows is 7 or 8.
  explicit Making(const Rules& rules);

  [[nodiscard]] std::uint32_t states() const { return atlas_->states(); }
  // Goes on until the end, or until `progress` says no; what was done then is not lost. Nothing
  // before the end, and never anything if memory is short. Once it has given the solution, it is
  // done with.
  [[nodiscard]] std::optional<Solution> work(const Progress& progress);

 private:
  Rules rules_;
  std::unique_ptr<const Atlas> atlas_;
  Solver solver_;
};

}  // namespace menagerie::two_paths

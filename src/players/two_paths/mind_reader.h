// A player that reads its opponent: it begins with best play and shifts towards what beats the
// habits of the person it plays, but never at more than a set risk. Against whatever opponent, even
// one who knows its mixes, it expects at least the value of the game less the risk.
//
// Why that holds: before each duel there is a purse, at first the risk. A mix may be chosen only if
// its worst case is below best play by no more than the purse. After the duel the opponent's choice
// is known, so it is known too how far the mix, on average over its own two sides, came out below
// or above best play; by that the purse grows or shrinks, and it never falls below nothing. Over a
// game the averages add up to at least minus the risk, and luck around them evens out. (This is
// "risk what you have won in expectation" of Ganzfried and Sandholm, Safe opponent exploitation,
// 2015.)
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/random.h"
#include "players/analysis.h"
#include "players/player.h"
#include "players/two_paths/habits.h"
#include "players/two_paths/solution.h"

namespace menagerie::two_paths {

// What somebody is led by who hides (or else blocks) in the duel over the kind, given what the
// other player did in the duel before. Pre: choosing or blocking, and the duel is that of the kind.
[[nodiscard]] Circumstances circumstances(const Position& position, Kind kind, const Duel& duel,
                                          bool hides, std::optional<Side> others_last);

class MindReader {
 public:
  static constexpr double kUsualRisk = 0.02;

  // The solution must outlive the reader. `risk` is the chance to win that may be lost in a game.
  explicit MindReader(const Solution& solution, double risk = kUsualRisk)
      : solution_(&solution), risk_(risk), purse_(risk) {}

  // Another game against the same person: the habits stay, the risk is set anew.
  void begin_game();

  // What to do as the seat that is to decide. Values are those of best play, so that they tell what
  // a shift could cost. Pre: as many rows as the solution.
  [[nodiscard]] Analysis<Position> analyse(const Position& seen) const;

  // What happened in a duel, when everything is open. `own` is the reader's seat.
  // Pre: `before` is choosing and the kind may be announced.
  void see(const Position& before, Kind kind, Side hidden, Side blocked, Seat own);

  [[nodiscard]] double risk() const { return risk_; }
  // The risk and what the reader's mixes have gained or lost in this game so far.
  [[nodiscard]] double purse() const { return purse_; }

 private:
  // A duel that the reader takes part in, and how it plays it.
  struct Plan {
    Kind kind{};
    Duel duel;
    double east = 0;      // how often the reader chooses it
    double expected = 0;  // the reader's chance if the person keeps to the habits
  };

  [[nodiscard]] Plan plan_hiding(const Position& position) const;
  [[nodiscard]] Plan plan_blocking(const Position& position, Kind kind) const;
  [[nodiscard]] Plan plan(const Position& position, Kind kind, bool hides, double slack) const;

  const Solution* solution_;
  double risk_;
  double purse_;
  Habits hiding_;
  Habits blocking_;
  std::optional<Side> own_last_;
};

// What a mind reader does that has played all these games against one person, the last of them up
// to now. Games of another size than the solution's teach it nothing, and a last choice whose block
// is still to come is not looked at.
// Pre: a decision of `seen`, as many rows as the solution.
[[nodiscard]] Action choose_as_mind_reader(const Solution& solution,
                                           std::span<const PlayedGame<Position>> games,
                                           const Position& seen, RandomSource& random,
                                           double risk = MindReader::kUsualRisk);

}  // namespace menagerie::two_paths

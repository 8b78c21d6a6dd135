// Plays a field as people do who look a few moves ahead: some moves are overlooked, their own and
// the opponent's, and what is seen is misjudged. What is overlooked and misjudged hangs on the
// position, the move and the seed alone, so it stays the same wherever it is met in one search.
#pragma once

#include <cstdint>

#include "games/tokan/position.h"
#include "players/analysis.h"
#include "players/tokan/judge.h"
#include "players/tokan/levels.h"

namespace menagerie::tokan {

class ShortSight {
 public:
  // Pre: the skill looks some moves ahead.
  ShortSight(const Skill& skill, const Watch<Position>& watch, std::uint64_t seed)
      : skill_(skill), watch_(watch), seed_(seed) {}

  // Pre: the game is not over.
  [[nodiscard]] Action choose(const Field& field);

 private:
  [[nodiscard]] bool overlooks(const Field& field, Action action) const;
  // The moves that are seen; where none is, all.
  void see(const Field& field, Actions& seen) const;
  // For the side to move, within the window or beyond its edge.
  [[nodiscard]] int value(const Field& field, int alpha, int beta, int depth);
  // A misjudgement in the units of the judge, seldom great.
  [[nodiscard]] int error(const Field& field, Action action) const;
  [[nodiscard]] bool tired();

  Skill skill_;
  const Watch<Position>& watch_;
  std::uint64_t seed_;
  Judge judge_;
  std::uint64_t nodes_ = 0;
  bool tired_ = false;
};

}  // namespace menagerie::tokan

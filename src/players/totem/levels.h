// How the players of the levels differ: how far they look, what they overlook, and how badly they
// misjudge.
#pragma once

#include <cstdint>

#include "players/player.h"
#include "players/totem/judge.h"
#include "players/totem/thinker.h"

namespace menagerie::totem {

struct Level {
  Effort effort;
  std::uint64_t nodes = 0;   // for a whole turn
  double misjudgement = 0;   // of whole plans: how far off in the logarithm of the odds
  bool sees_danger = true;   // to the own totem and pieces
  bool sees_chances = true;  // to touch totems and pieces in a later turn
};

// Pre: 1 <= level <= kLevels.
[[nodiscard]] const Level& level_of(int level);

// What the weights of best play become in the eyes of the level.
[[nodiscard]] Weights weights_of(const Level& level);

}  // namespace menagerie::totem

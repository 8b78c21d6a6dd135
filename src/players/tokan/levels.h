// How well each level plays. The lower ones blunder as people do: they look a few moves ahead,
// overlook some moves, most easily long ones and those that carry, and misjudge what they see. How
// strong each is against the one below stands in docs/strength.md.
#pragma once

#include <cstdint>

#include "players/player.h"

namespace menagerie::tokan {

// By how many points a level misjudges what a move leads to. Where every head counts (T13) nearly
// every move wins or loses some, so the same error is another weakness there.
struct Wavers {
  double classic = 0;
  double heads = 0;
};

struct Skill {
  int depth = 0;         // how many moves it looks ahead; 0 for the full search with its proofs
  double overlooks = 0;  // how easily a move is not seen, from 0 to 1
  Wavers wavers;
  std::uint64_t nodes = 0;  // what it may search for a move
  std::uint64_t tries = 0;  // how often it imagines the laying of the rest (T14), for each choice
};

// Pre: 1 <= level <= kLevels.
[[nodiscard]] const Skill& skill_of(int level);

}  // namespace menagerie::tokan

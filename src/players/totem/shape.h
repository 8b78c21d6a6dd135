// How the group of one player hangs together: who could leave without cutting anybody off, and how
// much would fall with each piece (H16).
#pragma once

#include <array>
#include <cstdint>

#include "games/totem/position.h"
#include "players/totem/area.h"

namespace menagerie::totem {

struct Shape {
  SpaceSet group;
  Space totem = kNoSpace;
  Area area;    // the group
  Area movers;  // those who leave the rest connected
  int mover_count = 0;
  int worst_fall = 0;  // the most pieces that one elimination can cost, that piece included
  int guards = 0;      // own pieces next to the totem
  double spread = 0;   // the mean distance of pieces from the totem
};

// Pre: the totem is in the group, which is connected.
[[nodiscard]] Shape shape_of(const SpaceSet& group, Space totem);

}  // namespace menagerie::totem

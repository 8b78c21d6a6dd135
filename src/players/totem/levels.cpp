#include "players/totem/levels.h"

#include <array>
#include <cassert>

namespace menagerie::totem {

namespace {

constexpr std::array<Level, kLevels> kLevelTable = {{
    {{1, 0, 0}, 20'000, 100, false, false},
    {{1, 0, 0}, 20'000, 6.0, false, false},
    {{1, 0, 0}, 20'000, 1.0, false, false},
    {{1, 0, 0}, 20'000, 1.3, true, false},
    {{1, 0, 0}, 20'000, 0.65, true, true},
    {{2, 0, 0}, 20'000, 0.17, true, true},
    {{2, 4, 1}, 40'000, 0.5, true, true},
    {{12, 64, 2}, 160'000, 0, true, true},
}};

}  // namespace

const Level& level_of(int level) {
  assert(1 <= level && level <= kLevels);
  return kLevelTable[static_cast<std::size_t>(level - 1)];
}

Weights weights_of(const Level& level) {
  Weights weights = kTunedWeights;
  const auto overlook = [&](Trait trait) { weights[static_cast<std::size_t>(trait)] = 0; };
  if (!level.sees_danger) {
    for (const Trait trait : {Trait::kill_now, Trait::danger_now, Trait::strike_now,
                              Trait::strikes_now, Trait::hurt_now, Trait::fall})
      overlook(trait);
  }
  if (!level.sees_chances) {
    for (const Trait trait : {Trait::kill_later, Trait::danger_later, Trait::strike_later,
                              Trait::strikes_later, Trait::hurt_later})
      overlook(trait);
  }
  return weights;
}

}  // namespace menagerie::totem

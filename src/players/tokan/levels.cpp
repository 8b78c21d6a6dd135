#include "players/tokan/levels.h"

#include <array>

namespace menagerie::tokan {

namespace {

constexpr std::array<Skill, kLevels> kSkills = {{
    {.depth = 1, .overlooks = 0.5, .wavers = 4.0, .nodes = 100'000, .tries = 1},
    {.depth = 1, .overlooks = 0.3, .wavers = 2.0, .nodes = 100'000, .tries = 2},
    {.depth = 2, .overlooks = 0.3, .wavers = 1.5, .nodes = 100'000, .tries = 4},
    {.depth = 2, .overlooks = 0.15, .wavers = 0.8, .nodes = 100'000, .tries = 8},
    {.depth = 3, .overlooks = 0.1, .wavers = 0.5, .nodes = 100'000, .tries = 16},
    {.depth = 4, .overlooks = 0.05, .wavers = 0.3, .nodes = 100'000, .tries = 32},
    {.depth = 0, .overlooks = 0, .wavers = 0, .nodes = 30'000, .tries = 100},
    {.depth = 0, .overlooks = 0, .wavers = 0, .nodes = 1'000'000, .tries = 1000},
}};

}  // namespace

const Skill& skill_of(int level) {
  return kSkills[static_cast<std::size_t>(level - 1)];
}

}  // namespace menagerie::tokan

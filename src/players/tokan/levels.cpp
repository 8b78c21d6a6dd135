#include "players/tokan/levels.h"

#include <array>

namespace menagerie::tokan {

namespace {

constexpr std::array<Skill, kLevels> kSkills = {{
    {.depth = 1, .overlooks = 0.4, .wavers = {4.0, 2.5}, .nodes = 200'000, .tries = 4},
    {.depth = 1, .overlooks = 0.25, .wavers = {1.2, 1.2}, .nodes = 200'000, .tries = 8},
    {.depth = 2, .overlooks = 0.2, .wavers = {0.6, 0.6}, .nodes = 200'000, .tries = 16},
    {.depth = 3, .overlooks = 0.08, .wavers = {0.4, 0.4}, .nodes = 200'000, .tries = 32},
    {.depth = 4, .overlooks = 0.08, .wavers = {0.4, 0.25}, .nodes = 200'000, .tries = 64},
    {.depth = 0, .overlooks = 0, .wavers = {}, .nodes = 8'000, .tries = 128},
    {.depth = 0, .overlooks = 0, .wavers = {}, .nodes = 60'000, .tries = 300},
    {.depth = 0, .overlooks = 0, .wavers = {}, .nodes = 1'000'000, .tries = 1000},
}};

}  // namespace

const Skill& skill_of(int level) {
  return kSkills[static_cast<std::size_t>(level - 1)];
}

}  // namespace menagerie::tokan

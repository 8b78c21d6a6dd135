// The solution of Two Paths for the doors, which keep it in files and show how far it is.
#pragma once

#include "players/two_paths/solution.h"

namespace menagerie {

// How likely whoever begins wins with best play of both, the line-ups included.
[[nodiscard]] double beginners_chance(const two_paths::Solution& solution);

}  // namespace menagerie

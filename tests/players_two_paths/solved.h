// The solutions that the tests ask, each made once a program.
#pragma once

#include <cassert>

#include "players/two_paths/solution.h"
#include "two_paths/positions.h"

namespace menagerie::two_paths {

inline const Solution& solved(int rows) {
  static const std::optional<Solution> seven = Solution::solve({kFewestRows});
  if (rows == kFewestRows) return *seven;
  static const std::optional<Solution> eight = Solution::solve({kMostRows});
  return *eight;
}

}  // namespace menagerie::two_paths

// Every level against every other, over enough games to tell; the numbers are printed.
#include <cstdio>
#include <gtest/gtest.h>

#include "players_two_paths/levels.h"

namespace menagerie::two_paths {
namespace {

class Levels : public ::testing::TestWithParam<int> {};

// Against every better one, and what it gives away to the best.
TEST_P(Levels, EveryHigherOneWinsMoreThanHalf) {
  const int rows = GetParam();
  const int games = rows == kFewestRows ? 3000 : 2000;
  double lost_before = 1;
  for (int first = 1; first < kLevels; ++first) {
    for (int second = first + 1; second <= kLevels; ++second) {
      const Match match = play_levels(first, second, games, rows);
      std::printf("%d rows, level %d against %d: won %.4f ± %.4f of %d\n", rows, first, second,
                  match.won.mean(), match.won.error(), match.won.count());
      EXPECT_LT(match.won.mean() + match.won.error(), 0.5);
      if (second < kLevels) continue;
      std::printf("%d rows, level %d gave away %.4f ± %.4f a game to best play\n", rows, first,
                  match.lost.mean(), match.lost.error());
      EXPECT_LT(match.lost.mean() + match.lost.error(), lost_before);
      lost_before = match.lost.mean() - match.lost.error();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(TwoPathsLevels, Levels, ::testing::Values(7, 8));

}  // namespace
}  // namespace menagerie::two_paths

// Every level against every other, over enough games to tell; the numbers are printed.
#include <chrono>
#include <cstdio>
#include <gtest/gtest.h>

#include "players_two_paths/levels.h"

namespace menagerie::two_paths {
namespace {

class Levels : public ::testing::TestWithParam<int> {};

TEST_P(Levels, EveryHigherOneWinsMoreThanHalf) {
  constexpr int kGames = 4000;
  const int rows = GetParam();
  for (int second = 1; second < kLevels; ++second) {
    for (int first = second + 1; first <= kLevels; ++first) {
      const Match match = play_levels(first, second, kGames, rows);
      std::printf("%d rows, level %d against %d: won %.4f ± %.4f of %d\n", rows, first, second,
                  match.won.mean(), match.won.error(), kGames);
      EXPECT_GT(match.won.mean() - match.won.error(), 0.5);
    }
  }
}

TEST_P(Levels, EachLosesLessToTheBestThanTheOneBefore) {
  constexpr int kGames = 4000;
  const int rows = GetParam();
  double before = 1;
  for (int level = 1; level <= kLevels; ++level) {
    const auto start = std::chrono::steady_clock::now();
    const Match match = play_levels(level, kLevels, kGames, rows);
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    std::printf("%d rows, level %d against %d: won %.4f ± %.4f, lost %.4f ± %.4f, %.3f ms a game\n",
                rows, level, kLevels, match.won.mean(), match.won.error(), match.lost.mean(),
                match.lost.error(), time.count() / kGames);
    EXPECT_LT(match.lost.mean() + match.lost.error(), before);
    before = match.lost.mean() - match.lost.error();
  }
}

INSTANTIATE_TEST_SUITE_P(TwoPathsLevels, Levels, ::testing::Values(7, 8));

}  // namespace
}  // namespace menagerie::two_paths

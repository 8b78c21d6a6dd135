// Foretelling a person's next side from the sides before.
#include "players/two_paths/habits.h"

#include <cmath>
#include <gtest/gtest.h>

#include "core/random.h"

namespace menagerie::two_paths {
namespace {

TEST(TwoPathsHabits, WhoIsUnknownIsExpectedToPlayBest) {
  const Habits habits;
  for (const double best : {0.0, 0.3, 0.5, 1.0}) {
    EXPECT_NEAR(habits.east({.best_east = best}), best, 1e-15);
  }
}

TEST(TwoPathsHabits, AFavouriteSideIsNoticed) {
  Habits habits;
  for (int i = 0; i < 20; ++i) habits.learn({}, Side::west, true);
  EXPECT_LT(habits.east({}), 0.15);
}

TEST(TwoPathsHabits, AlternatingIsNoticed) {
  Habits habits;
  for (int i = 0; i < 30; ++i) habits.learn({}, i % 2 == 0 ? Side::east : Side::west, true);
  EXPECT_GT(habits.east({}), 0.85);
  habits.learn({}, Side::east, true);
  EXPECT_LT(habits.east({}), 0.15);
}

TEST(TwoPathsHabits, StayingWithSuccessIsNoticed) {
  Habits habits;
  Generator random(1);
  Side side = Side::east;
  for (int i = 0; i < 60; ++i) {
    const bool worked = random.below(2) == 0;
    habits.learn({}, side, worked);
    if (!worked) side = other(side);
  }
  habits.learn({}, side, true);
  const double stays = side == Side::east ? habits.east({}) : 1 - habits.east({});
  EXPECT_GT(stays, 0.85);
}

TEST(TwoPathsHabits, GoingWhereItLeadsFurtherIsNoticed) {
  Habits habits;
  Generator random(2);
  for (int i = 0; i < 40; ++i) {
    const Side tempting = kSides[random.below(2)];
    habits.learn({.tempting = tempting, .column = static_cast<int>(random.below(3))}, tempting,
                 random.below(2) == 0);
  }
  EXPECT_GT(habits.east({.tempting = Side::east}), 0.85);
  EXPECT_LT(habits.east({.tempting = Side::west}), 0.15);
}

TEST(TwoPathsHabits, AChangedHabitIsNoticed) {
  Habits habits;
  for (int i = 0; i < 100; ++i) habits.learn({}, Side::east, true);
  for (int i = 0; i < 40; ++i) habits.learn({}, Side::west, true);
  EXPECT_LT(habits.east({}), 0.2);
}

TEST(TwoPathsHabits, BestPlayIsNotTakenForAHabit) {
  Habits habits;
  Generator random(3);
  double off = 0;
  for (int i = 0; i < 1000; ++i) {
    const Circumstances now{.best_east = static_cast<double>(random.below(101)) / 100,
                            .column = static_cast<int>(random.below(3))};
    off += std::abs(habits.east(now) - now.best_east);
    const bool east = static_cast<double>(random.below(10'000)) < 10'000 * now.best_east;
    habits.learn(now, east ? Side::east : Side::west, random.below(2) == 0);
  }
  EXPECT_LT(off / 1000, 0.02);
}

TEST(TwoPathsHabits, TheImpossibleIsLearntFromToo) {
  Habits habits;
  for (int i = 0; i < 30; ++i) habits.learn({.best_east = 0}, Side::east, true);
  EXPECT_GT(habits.east({.best_east = 0}), 0.8);
  EXPECT_LE(habits.east({.best_east = 0}), 1);
}

}  // namespace
}  // namespace menagerie::two_paths

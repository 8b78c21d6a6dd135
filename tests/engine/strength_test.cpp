#include "engine/strength.h"

#include <cmath>
#include <gtest/gtest.h>

#include "core/random.h"

namespace menagerie {
namespace {

Tally tally_of(int won, int shared, int lost) {
  Tally tally;
  for (int i = 0; i < won; ++i) tally.add(1);
  for (int i = 0; i < shared; ++i) tally.add(0.5);
  for (int i = 0; i < lost; ++i) tally.add(0);
  return tally;
}

TEST(Strength, TheRatingOfAShareIsTheUsualOne) {
  EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
  EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(elo_of(0.7), 147.2, 0.05);
  EXPECT_NEAR(share_of(elo_of(0.8)), 0.8, 1e-12);
  EXPECT_TRUE(std::isinf(elo_of(1.0)));
}

TEST(Strength, TheIntervalHoldsTheTruthAboutNineteenTimesInTwenty) {
  Generator random(1);
  int held = 0;
  for (int match = 0; match < 1000; ++match) {
    Tally tally;
    // A fair coin twice a round: a share of 0, a half or 1.
    for (int round = 0; round < 100; ++round) {
      tally.add(static_cast<double>(random.below(2) + random.below(2)) / 2);
    }
    const Estimate share = tally.share();
    held += share.low <= 0.5 && 0.5 <= share.high ? 1 : 0;
  }
  EXPECT_GE(held, 930);
  EXPECT_LE(held, 975);
}

TEST(Strength, AMatchWithoutALossLeavesSomeDoubt) {
  const Estimate share = tally_of(20, 0, 0).share();
  EXPECT_EQ(share.value, 1);
  EXPECT_EQ(share.high, 1);
  EXPECT_LT(share.low, 0.99);
  EXPECT_GT(share.low, 0.7);
}

TEST(Strength, AnEmptyTallySaysNothing) {
  const Estimate share = Tally().share();
  EXPECT_EQ(share.value, 0.5);
  EXPECT_LT(share.low, 0.1);
  EXPECT_GT(share.high, 0.9);
}

TEST(Strength, TheSequentialTestEndsOnTheRightSide) {
  const SequentialTest test(0, 50);
  EXPECT_EQ(test.verdict(tally_of(2, 0, 1)), SequentialTest::Verdict::open);
  EXPECT_EQ(test.verdict(tally_of(90, 50, 60)), SequentialTest::Verdict::upper);
  EXPECT_EQ(test.verdict(tally_of(60, 50, 90)), SequentialTest::Verdict::lower);
}

TEST(Strength, TheSequentialTestDecidesWhereEveryRoundEndsAlike) {
  const SequentialTest test(0, 50);
  EXPECT_EQ(test.verdict(tally_of(7, 0, 0)), SequentialTest::Verdict::open);
  EXPECT_EQ(test.verdict(tally_of(40, 0, 0)), SequentialTest::Verdict::upper);
  EXPECT_EQ(test.verdict(tally_of(0, 0, 40)), SequentialTest::Verdict::lower);
}

TEST(Strength, TheSequentialTestErrsInFewOfAHundredMatches) {
  Generator random(2);
  int wrong = 0;
  for (int match = 0; match < 400; ++match) {
    const SequentialTest test(0, 60);
    Tally tally;
    while (test.verdict(tally) == SequentialTest::Verdict::open && tally.rounds() < 5000) {
      tally.add(static_cast<double>(random.below(2) + random.below(2)) / 2);
    }
    wrong += test.verdict(tally) == SequentialTest::Verdict::upper ? 1 : 0;
  }
  EXPECT_LE(wrong, 400 * 8 / 100);
}

}  // namespace
}  // namespace menagerie

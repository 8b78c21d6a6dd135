#include "engine/protocol/opinion_json.h"

#include <gtest/gtest.h>

namespace menagerie {
namespace {

TEST(OpinionJson, ChancesLieBetween0And1WhateverWasRounded) {
  const Result<Table> table = Table::at("two-paths", {}, "3/3/3/3/3/3/3 s - -");
  ASSERT_TRUE(table);
  Opinion opinion;
  opinion.value = {1.0000000000000002, -1e-17};
  opinion.policy = {{"FGH", 1.0000000000000002, 1.0000000000000002}};
  const auto json = opinion_json(*table, opinion, 0);
  EXPECT_EQ(json["value"]["s"], 1.0);
  EXPECT_EQ(json["value"]["n"], 0.0);
  EXPECT_EQ(json["policy"][0]["probability"], 1.0);
  EXPECT_EQ(json["policy"][0]["value"], 1.0);
}

GameReview review_with(double cost, const std::vector<double>& luck) {
  GameReview review;
  review.result = {0.5, 0.5};
  for (const std::uint8_t seat : {std::uint8_t{0}, std::uint8_t{1}}) {
    JudgedAction judged;
    judged.action = "FGH";
    judged.node = {Turn::decision, Seat{seat}};
    judged.before = judged.after = {0.5, 0.5};
    judged.luck = luck;
    judged.cost = cost;
    review.actions.push_back(judged);
  }
  return review;
}

TEST(OpinionJson, ChancesOfAReviewLieBetween0And1) {
  const Result<Table> table = Table::at("two-paths", {}, "3/3/3/3/3/3/3 s - -");
  ASSERT_TRUE(table);
  GameReview review = review_with(0, {0, 0});
  const std::vector<double> outside = {1.5, -0.5};
  review.actions[0].before = review.actions[0].after = review.result = outside;
  review.actions[0].best_value = 1.5;
  const auto json = review_json(*table, review);
  const nlohmann::ordered_json inside = {{"s", 1.0}, {"n", 0.0}};
  EXPECT_EQ(json["actions"][0]["before"], inside);
  EXPECT_EQ(json["actions"][0]["after"], inside);
  EXPECT_EQ(json["actions"][0]["best_value"], 1.0);
  EXPECT_EQ(json["result"], inside);
  EXPECT_FALSE(json.contains("turns"));
}

TEST(OpinionJson, ALongGameIsSummedUpByAveragesAndCounts) {
  const Result<Table> table = Table::at("two-paths", {}, "3/3/3/3/3/3/3 s - -");
  ASSERT_TRUE(table);
  GameReview review = review_with(0.4, {0.3, -0.3});
  const std::vector<JudgedAction> pair = review.actions;
  for (int i = 0; i < 9; ++i) review.actions.insert(review.actions.end(), pair.begin(), pair.end());
  review.actions.push_back(review_with(0.05, {0, 0}).actions[0]);
  const auto summary = review_json(*table, review)["summary"];
  EXPECT_EQ(summary["s"]["choices"], 11);
  EXPECT_NEAR(summary["s"]["given"], 4.05 / 11, 1e-12);
  EXPECT_EQ(summary["s"]["blunders"], 10);
  EXPECT_EQ(summary["s"]["mistakes"], 0);
  EXPECT_EQ(summary["s"]["slips"], 1);
  EXPECT_EQ(summary["s"]["events"], 20);
  EXPECT_NEAR(summary["s"]["luck"], 0.3, 1e-12);
  EXPECT_NEAR(summary["n"]["luck"], -0.3, 1e-12);
}

TEST(OpinionJson, ATurnCountsTheLuckOfItsOwnRollOnly) {
  GameReview review;
  review.result = {0.5, 0.5};
  JudgedTurn turn;
  turn.rolled = true;
  turn.before = turn.after = {0.5, 0.5};
  turn.luck = {0.1, -0.1};
  turn.cost = 0.1;
  review.turns = {turn, turn};
  review.turns->back().rolled = false;
  review.turns->back().luck = {0, 0};
  const std::vector<SeatSummary> summary = summary_of(review);
  EXPECT_EQ(summary[0].choices, 2);
  EXPECT_EQ(summary[0].mistakes, 2);
  EXPECT_EQ(summary[0].events, 1);
  EXPECT_NEAR(summary[0].luck, 0.1, 1e-12);
  EXPECT_EQ(summary[1].choices, 0);
  EXPECT_EQ(summary[1].events, 0);
}

}  // namespace
}  // namespace menagerie

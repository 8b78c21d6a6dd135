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

TEST(OpinionJson, OnlyTheAdjustedResultOfAReviewMayLieOutside) {
  const Result<Table> table = Table::at("two-paths", {}, "3/3/3/3/3/3/3 s - -");
  ASSERT_TRUE(table);
  const std::vector<double> outside = {1.5, -0.5};
  JudgedAction judged;
  judged.action = "FGH";
  judged.node = table->node();
  judged.before = judged.after = judged.luck = outside;
  judged.best_value = 1.5;
  GameReview review;
  review.actions = {judged};
  review.cost = review.luck = review.result = review.adjusted = outside;
  const auto json = review_json(*table, review);
  const nlohmann::ordered_json inside = {{"s", 1.0}, {"n", 0.0}};
  EXPECT_EQ(json["actions"][0]["before"], inside);
  EXPECT_EQ(json["actions"][0]["after"], inside);
  EXPECT_EQ(json["actions"][0]["best_value"], 1.0);
  EXPECT_EQ(json["result"], inside);
  EXPECT_EQ(json["adjusted"]["s"], 1.5);
}

}  // namespace
}  // namespace menagerie

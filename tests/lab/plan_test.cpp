// Plans: what is accepted, and how what is not is refused.
#include "lab/plan.h"

#include <gtest/gtest.h>
#include <map>
#include <string>

#include "engine/game_info.h"
#include "lab/laboratory.h"

namespace menagerie::lab {
namespace {

// The refusal of a plan, with its place.
std::string refusal(const std::string& text) {
  const Result<Plan> plan = Plan::parse(text);
  if (!plan) return plan.error().full_sentence();
  const Result<Study> study = study_of(*plan);
  return study ? "accepted" : study.error().full_sentence();
}

constexpr const char* kMatch = "kind = match\ngame = tokan\nplayers = 2 1\nrounds = 3\n";

TEST(Plans, RemarksAndBlanksMeanNothing) {
  const Plan plan = plan_of("# first\n\n  kind =  match # which\r\n\tgame=tokan\n");
  ASSERT_EQ(plan.lines().size(), 2U);
  EXPECT_EQ(plan.text(), "kind = match\ngame = tokan\n");
  EXPECT_EQ(plan.lines()[0].line, 3U);
  EXPECT_EQ(plan.lines()[0].column, 11U);
  EXPECT_EQ(plan_of(plan.text()).text(), plan.text());
  EXPECT_EQ(plan_of(plan.text()).digest(), plan.digest());
}

TEST(Plans, ARangeIsWrittenOut) {
  const Plan plan = plan_of("deals = 1-3 7\n");
  PlanReader reader(plan);
  EXPECT_EQ(reader.numbers("deals", 0, 10), (std::vector<std::uint64_t>{1, 2, 3, 7}));
  EXPECT_TRUE(reader.finish());
}

TEST(Plans, TheGreatestNumberOfAllIsANumber) {
  const Plan plan = plan_of("deals = 18446744073709551614-18446744073709551615\n");
  PlanReader reader(plan);
  EXPECT_EQ(reader.numbers("deals", 0, ~std::uint64_t{0}).size(), 2U);
}

TEST(Plans, EveryKindHasAPlanThatIsAccepted) {
  const std::map<std::string, std::pair<std::string, std::uint64_t>> plans = {
      {"match", {"game = totem\noption.seats = 2 3\nplayers = 2 random\nrounds = 5\n", 10}},
      {"balance", {"game = totem\nlevels = 1 3\ngames = 7\n", 14}},
      {"options", {"game = tokan\nlevels = 2\ngames = 3\nchanges = gaps=all ends=either\n", 9}},
      {"luck", {"game = tokan\nlevels = 1 2 3\nrounds = 2\n", 12}},
      {"proofs", {"deals = 1-30\noption.score = classic heads\nseconds = 600\n", 60}},
      {"agreement", {"deals = 1-5\nplies = 12\nlevels = 1 5\nnodes = 1000\n", 5}},
      {"two-paths-exact", {"rows = 7 8\ndeclined = no yes\nhabits = west coin\n", 8}}};
  ASSERT_EQ(plans.size(), experiment_kinds().size());
  for (const std::string_view kind : experiment_kinds()) {
    const auto& [lines, tasks] = plans.at(std::string(kind));
    EXPECT_EQ(study_in("kind = " + std::string(kind) + "\n" + lines).experiment->tasks(), tasks)
        << kind;
  }
}

TEST(Plans, EveryOptionIsComparedWithTheStandardWhereNoneIsNamed) {
  // Laid and fair deals, heads, a frame, two readings, and who begins.
  const Study study = study_in("kind = options\ngame = tokan\nlevels = 1\ngames = 1\n");
  EXPECT_EQ(study.experiment->tasks(), 9U);
}

TEST(Plans, AWrongPlanIsRefusedWithItsLineAndWhatWasExpected) {
  const std::string match = kMatch;
  EXPECT_EQ(refusal(match), "accepted");
  EXPECT_EQ(refusal(match + "level"),
            "Line 5, column 1: Expected \"name = value\", found 'level'.");
  EXPECT_EQ(refusal(match + "seed ="),
            "Line 5, column 1: Expected \"name = value\", found 'seed ='.");
  EXPECT_EQ(refusal(match + "game = totem"), "Line 5, column 1: 'game' stands there twice.");
  EXPECT_EQ(refusal(match + "colour = red"),
            "Line 5, column 1: 'colour' does not belong into this plan. Expected are: game, kind, "
            "nodes, players, rounds, seed, shards, title.");
  EXPECT_EQ(refusal("kind = match\ngame = tokan\nplayers = 2 1\n"),
            "Line 4, column 1: \"rounds\" is missing: expected \"rounds = 1-10000000\".");
  EXPECT_EQ(refusal(match + "shards = 0"),
            "Line 5, column 10: For \"shards\" a whole number from 1 to 100000 was expected, found "
            "'0'.");
  EXPECT_EQ(refusal(match + "seed = 1 2"),
            "Line 5, column 8: For \"seed\" a whole number from 0 to 18446744073709551615 was "
            "expected, found '1 2'.");
  EXPECT_EQ(refusal("kind = mtach\n"),
            "Line 1, column 8: For \"kind\" one of these was expected: match, balance, options, "
            "luck, proofs, agreement, two-paths-exact. Found 'mtach'.");
  EXPECT_EQ(
      refusal(match + "option.gaps = few"),
      "Line 5, column 15: " +
          complete_options(find_game("tokan")->options, {{"gaps", "few"}}).error().sentence());
  EXPECT_EQ(refusal("kind = luck\ngame = totem\noption.seats = 3\nlevels = 1 2\nrounds = 1\n"),
            "Line 4, column 10: Luck and skill are told apart at tables of two seats only.");
  EXPECT_EQ(refusal("kind = proofs\ndeals = 1\n"),
            "Line 3, column 1: Say how long a proof may take: \"seconds\" or \"nodes\".");
}

TEST(Plans, WhatIsTooMuchIsRefused) {
  EXPECT_NE(refusal("kind = match\n" + std::string(kLongestPlan, ' ')), "accepted");
  EXPECT_EQ(refusal("kind = proofs\nseconds = 1\ndeals = 1-10001\n"),
            "Line 3, column 9: For \"deals\" at most 10000 values were expected.");
  EXPECT_EQ(refusal("kind = balance\ngame = tokan\nlevels = 1 2\ngames = 10000000\n"),
            "Line 4, column 9: The experiment has more than 10000000 tasks.");
}

}  // namespace
}  // namespace menagerie::lab

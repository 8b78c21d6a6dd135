#include "engine/match.h"

#include <gtest/gtest.h>

namespace menagerie {
namespace {

MatchPlan plan_of(const std::string& game, const OptionValues& options, const char* first,
                  const char* second) {
  MatchPlan plan{.game = game, .options = options, .contenders = {}, .limits = {}, .seed = 3};
  plan.contenders = {*parse_contender(first, game), *parse_contender(second, game)};
  return plan;
}

const auto kGoOn = [] { return false; };

TEST(Match, ARoundHasAGameForEverySeat) {
  MatchPlayer two(plan_of("tokan", {}, "random", "random"));
  EXPECT_EQ(two.play(0, kGoOn)->games(), 2);
  MatchPlayer four(plan_of("totem", {{"seats", "4"}, {"quiet_limit", "20"}}, "random", "random"));
  EXPECT_EQ(four.play(0, kGoOn)->games(), 4);
}

TEST(Match, ARoundIsTheSameWhereverItIsPlayed) {
  for (const char* const game : {"tokan", "two-paths"}) {
    MatchPlayer one(plan_of(game, {}, "2", "1"));
    MatchPlayer other(plan_of(game, {}, "2", "1"));
    (void)other.play(0, kGoOn);
    const std::optional<Round> first = one.play(1, kGoOn);
    const std::optional<Round> second = other.play(1, kGoOn);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->points, second->points);
    EXPECT_EQ(first->actions, second->actions);
  }
}

TEST(Match, EqualContendersShareTheirRounds) {
  // Both games of a round begin alike; who draws alike from the same source plays alike.
  MatchPlayer player(plan_of("tokan", {}, "random", "random"));
  double points = 0;
  int games = 0;
  for (std::uint64_t i = 0; i < 200; ++i) {
    const std::optional<Round> round = player.play(i, kGoOn);
    ASSERT_TRUE(round);
    points += round->points;
    games += round->games();
  }
  EXPECT_NEAR(points / games, 0.5, 0.1);
}

TEST(Match, IsBrokenOffWhenTold) {
  MatchPlayer player(plan_of("tokan", {}, "random", "random"));
  EXPECT_FALSE(player.play(0, [] { return true; }));
}

TEST(Match, CountsEveryThoughtForWhoeverHadIt) {
  MatchPlayer player(plan_of("two-paths", {}, "1", "random"));
  const std::optional<Round> round = player.play(0, kGoOn);
  ASSERT_TRUE(round);
  EXPECT_EQ(round->thinking[0].decisions + round->thinking[1].decisions, round->actions);
  EXPECT_GT(round->thinking[0].decisions, 0U);
  EXPECT_GE(round->thinking[0].ms, round->thinking[0].longest_ms);
}

TEST(Match, RefusesGamesAndOptionsThatDoNotExist) {
  EXPECT_FALSE(check({.game = "chess", .options = {}, .contenders = {}, .limits = {}}));
  EXPECT_FALSE(
      check({.game = "tokan", .options = {{"rows", "7"}}, .contenders = {}, .limits = {}}));
}

TEST(Contenders, AreReadBackFromTheirTexts) {
  for (const std::string game : {"tokan", "two-paths", "totem"}) {
    for (const std::string& name : contender_names(game)) {
      const Result<Contender> contender = parse_contender(name, game);
      ASSERT_TRUE(contender) << name;
      EXPECT_EQ(contender_text(*contender), name);
    }
    for (const char* const name : {"", "0", "9", "08", "level 3", "robot", "Random"}) {
      EXPECT_FALSE(parse_contender(name, game)) << name;
    }
  }
  EXPECT_FALSE(parse_contender("mind-reader", "tokan"));
  EXPECT_EQ(parse_contender("9", "totem").error().sentence(),
            "There is no player '9'. Choose a level from 1 to 8, or \"random\".");
}

}  // namespace
}  // namespace menagerie

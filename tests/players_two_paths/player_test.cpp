// What the exact player and the one that looks ahead answer.
#include "players/two_paths/player.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

// "Fw 0.25 0.5; …": actions with their probabilities and values.
std::string policy_text(const Analysis<Position>& analysis) {
  std::string text;
  for (const Candidate<Action>& candidate : analysis.policy) {
    std::array<char, 64> line{};
    std::snprintf(line.data(), line.size(), "%s %.4f %.4f; ", candidate.action.text().c_str(),
                  candidate.probability, candidate.value);
    text += line.data();
  }
  return text;
}

// Laws of every answer.
void expect_sound(const Position& position, const Analysis<Position>& analysis) {
  SCOPED_TRACE(position.text());
  EXPECT_NEAR(analysis.value[0] + analysis.value[1], 1, 1e-15);
  Position::Actions legal;
  position.legal(legal);
  ASSERT_EQ(analysis.policy.size(), legal.size());
  if (legal.empty()) return;
  double sum = 0;
  for (const Candidate<Action>& candidate : analysis.policy) {
    EXPECT_EQ(std::ranges::count(legal, candidate.action), 1);
    EXPECT_GE(candidate.probability, 0);
    sum += candidate.probability;
    const double best = analysis.value[position.node().seat.index];
    EXPECT_LE(candidate.value, best);
    if (candidate.probability > 0) {
      EXPECT_EQ(candidate.value, best);
    }
  }
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_TRUE(std::ranges::is_sorted(analysis.policy, std::ranges::greater(),
                                     [](const auto& candidate) { return candidate.value; }));
}

TEST(TwoPathsPlayer, EveryChoiceOfBestPlayCostsNothing) {
  visit_random_games(100, [](const Position& position) {
    if (position.rows() != 7) return;
    const Analysis<Position> analysis = analyse(solved(7), position);
    EXPECT_TRUE(analysis.exact);
    expect_sound(position, analysis);
  });
}

TEST(TwoPathsPlayer, TheMoverMixesTheSidesOfTheBestAnimal) {
  const Position position = at("3/1h1/1gF/1Gf/3/3/1H1 n 3 -");
  const Analysis<Position> analysis = analyse(solved(7), position);
  EXPECT_NEAR(analysis.value[kSouth.index], 0.4830447689, 1e-9);
  const Duel duel = solved(7).duel(position, Kind::hedgehog);
  std::map<std::string, double> probabilities;
  for (const auto& candidate : analysis.policy) {
    probabilities[candidate.action.text()] = candidate.probability;
  }
  EXPECT_EQ(probabilities["Ge"], duel.hide_east);
  EXPECT_EQ(probabilities["Gw"], 1 - duel.hide_east);
  EXPECT_EQ(probabilities["Fe"] + probabilities["Fw"] + probabilities["He"], 0);
}

TEST(TwoPathsPlayer, TheBlockerIsAdvisedWithoutTheHiddenSide) {  // P5
  const Position east = at("3/1h1/1gF/1Gf/3/3/1H1 n 3 Fe");
  const Position west = at("3/1h1/1gF/1Gf/3/3/1H1 n 3 Fw");
  const Position view = at("3/1h1/1gF/1Gf/3/3/1H1 n 3 F");
  const std::string advice = policy_text(analyse(solved(7), view));
  EXPECT_EQ(policy_text(analyse(solved(7), east)), advice);
  EXPECT_EQ(policy_text(analyse(solved(7), west)), advice);
  EXPECT_NEAR(analyse(solved(7), view).value[kSouth.index], 0.4851035642, 1e-9);
}

TEST(TwoPathsPlayer, LiningUpSecondAnswersWithTheBestOrder) {  // P4
  const Analysis<Position> first = analyse(solved(7), at("3/3/3/3/3/3/3 s - -"));
  for (const auto& candidate : first.policy) EXPECT_DOUBLE_EQ(candidate.probability, 1.0 / 6);
  const Analysis<Position> second = analyse(solved(7), at("3/3/3/3/3/3/FHG n - -"));
  EXPECT_EQ(second.policy.front().action.text(), "GHF");
  EXPECT_EQ(second.policy.front().probability, 1);
}

TEST(TwoPathsPlayer, EquallyGoodAnimalsShareTheProbability) {
  // The fox and the hedgehog are mirror images of each other.
  const Analysis<Position> analysis = analyse(solved(7), at("fhg/3/3/3/3/3/FHG s 1 -"));
  double fox = 0;
  double hedgehog = 0;
  for (const auto& candidate : analysis.policy) {
    const Kind kind = candidate.action.kind();
    if (kind == Kind::fox) fox += candidate.probability;
    if (kind == Kind::hedgehog) hedgehog += candidate.probability;
  }
  EXPECT_NEAR(fox, hedgehog, 1e-12);
}

TEST(TwoPathsPlayer, ActionsAreDrawnAsOftenAsThePolicySays) {
  const Analysis<Position> analysis = analyse(solved(7), at("3/1h1/1gF/1Gf/3/3/1H1 n 3 -"));
  Generator random(11);
  std::map<std::string, int> drawn;
  constexpr int kDraws = 100'000;
  for (int i = 0; i < kDraws; ++i) ++drawn[draw(analysis, random).text()];
  for (const auto& candidate : analysis.policy) {
    EXPECT_NEAR(drawn[candidate.action.text()], kDraws * candidate.probability, 4 * 158);
  }
}

constexpr const char* kOpening = "fhg/3/3/3/3/3/FHG s 1 -";

// Ends a search at so many nodes.
Watch<Position> limited(std::uint64_t nodes) {
  Watch<Position> watch;
  watch.enough = [=](std::uint64_t so_far) { return so_far >= nodes; };
  return watch;
}

TEST(TwoPathsPlayer, AFirstLookIsReportedBeforeTheExactAnswer) {
  Player player;
  Watch<Position> watch;
  std::vector<Analysis<Position>> told;
  watch.report = [&](const Analysis<Position>& analysis) { told.push_back(analysis); };
  const Analysis<Position> analysis = player.analyse(at(kOpening), watch, 6);
  ASSERT_GT(told.size(), 3U);
  EXPECT_EQ(told[0].depth, 1);
  EXPECT_EQ(told[1].depth, 2);
  EXPECT_EQ(told[1].solved, 0);
  EXPECT_TRUE(told.back().exact);
  EXPECT_TRUE(analysis.exact);
  EXPECT_TRUE(player.solved(7));
  EXPECT_FALSE(player.solved(8));
  EXPECT_EQ(policy_text(analysis), policy_text(analyse(solved(7), at(kOpening))));
}

TEST(TwoPathsPlayer, SolvingIsReportedAsItGoesOn) {
  Player player;
  Watch<Position> watch;
  std::vector<double> solved;
  watch.report = [&](const Analysis<Position>& analysis) {
    if (analysis.solved > 0) solved.push_back(analysis.solved);
  };
  const Analysis<Position> analysis = player.analyse(at(kOpening), watch, 6);
  EXPECT_GT(solved.size(), 5U);
  EXPECT_LT(solved.back(), 1);
  EXPECT_TRUE(std::ranges::is_sorted(solved));
  EXPECT_EQ(analysis.solved, 0);
  solved.clear();
  EXPECT_TRUE(player.analyse(at(kOpening), watch, 6).exact);
  EXPECT_TRUE(solved.empty());
}

TEST(TwoPathsPlayer, ALimitOfNodesAnswersAlikeWithAndWithoutTheSolution) {
  Player knowing;
  ASSERT_NE(knowing.solve(7, [](std::uint64_t) { return false; }), nullptr);
  for (const std::uint64_t nodes : {1U, 1000U, 100'000U, 5'000'000U, 6'000'000U}) {
    Player fresh;
    const Analysis<Position> one = fresh.analyse(at(kOpening), limited(nodes), 6);
    const Analysis<Position> other = knowing.analyse(at(kOpening), limited(nodes), 6);
    EXPECT_EQ(one.exact, nodes == 6'000'000U);
    EXPECT_EQ(one.exact, other.exact) << nodes;
    EXPECT_EQ(one.nodes, other.nodes) << nodes;
    EXPECT_EQ(policy_text(one), policy_text(other)) << nodes;
  }
}

TEST(TwoPathsPlayer, AnInterruptedSolutionIsGoneOnWith) {
  Player player;
  int asked = 0;
  const auto three_times = [&](std::uint64_t) { return ++asked % 4 == 3; };
  int pieces = 1;
  while (player.solve(7, three_times) == nullptr && pieces < 1000) ++pieces;
  EXPECT_GT(pieces, 50);
  EXPECT_LT(pieces, 1000);
  EXPECT_EQ(player.solution(7)->to_bytes(), solved(7).to_bytes());
}

TEST(TwoPathsPlayer, ASolutionOfOtherRulesIsNotUsed) {
  Player player;
  std::optional<Solution> other = Solution::solve({.rows = 7, .reward_may_be_declined = true});
  player.use(std::move(*other));
  EXPECT_FALSE(player.solved(7));
  player.use(*Solution::solve({7}));
  EXPECT_TRUE(player.solved(7));
}

TEST(TwoPathsPlayer, ALimitOfDepthMeansDuelsLookedAhead) {
  Player player;
  Watch<Position> watch;
  watch.max_depth = 3;
  const Analysis<Position> analysis = player.analyse(at(kOpening), watch);
  EXPECT_EQ(analysis.depth, 3);
  EXPECT_FALSE(analysis.exact);
  EXPECT_FALSE(player.solved(7));
}

TEST(TwoPathsPlayer, LinesAreNeverFewerThanBestPlayChoosesFrom) {
  Player player;
  const Position position = at("3/1h1/1gF/1Gf/3/3/1H1 n 3 -");
  const Analysis<Position> one = player.analyse(position, {}, 1);
  ASSERT_EQ(one.policy.size(), 2U);
  EXPECT_EQ(one.policy[0].action.kind(), Kind::hedgehog);
  EXPECT_EQ(one.policy[1].action.kind(), Kind::hedgehog);
  EXPECT_EQ(player.analyse(position, {}, 3).policy.size(), 3U);
  EXPECT_EQ(player.analyse(position, {}, 9).policy.size(), 6U);
}

TEST(TwoPathsLookAhead, AnswersAreSoundAndNearTheTruth) {
  double off = 0;
  int answers = 0;
  visit_random_games(30, [&](const Position& position) {
    Watch<Position> watch;
    watch.max_depth = 2;
    const Analysis<Position> analysis = look_ahead(position, watch);
    expect_sound(position, analysis);
    if (position.rows() != 7) return;
    const double truth = solved(7).chance(position, kSouth);
    off += std::abs(analysis.value[kSouth.index] - truth);
    ++answers;
  });
  EXPECT_LT(off / answers, 0.04);
}

TEST(TwoPathsLookAhead, LookingFurtherComesNearer) {
  std::array<double, 4> off{};
  visit_random_games(10, [&](const Position& position) {
    if (position.phase() != Phase::choosing || position.rows() != 7) return;
    Watch<Position> watch;
    watch.max_depth = 4;
    watch.report = [&](const Analysis<Position>& analysis) {
      const double truth = solved(7).chance(position, kSouth);
      off[static_cast<std::size_t>(analysis.depth - 1)] +=
          std::abs(analysis.value[kSouth.index] - truth);
    };
    EXPECT_EQ(look_ahead(position, watch).depth, 4);
  });
  EXPECT_TRUE(std::ranges::is_sorted(off, std::ranges::greater()));
}

TEST(TwoPathsLookAhead, EnoughEndsTheSearchWithWhatItHas) {
  Watch<Position> watch;
  std::uint64_t asked = 0;
  watch.enough = [&](std::uint64_t nodes) { return (asked = nodes) >= 20'000; };
  const Analysis<Position> analysis = look_ahead(at("fhg/3/3/3/3/3/FHG s 1 -"), watch);
  EXPECT_EQ(analysis.depth, 3);
  EXPECT_LT(asked, 30'000U);
  EXPECT_FALSE(analysis.exact);
  const Analysis<Position> again = look_ahead(at("fhg/3/3/3/3/3/FHG s 1 -"), watch);
  EXPECT_EQ(policy_text(again), policy_text(analysis));
}

}  // namespace
}  // namespace menagerie::two_paths

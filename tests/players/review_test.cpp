// Reviews of games with any player: how costs and luck are counted. The games are Totem's, for its
// dice and its many seats, judged by a player whose opinions are as good as random; and one of
// Tokan's, where a proven win is thrown away.
#include "players/review.h"

#include <gtest/gtest.h>
#include <numeric>

#include "core/hash.h"
#include "core/play.h"
#include "games/totem/position.h"
#include "players/tokan/judge.h"
#include "players/tokan/player.h"
#include "search/alpha_beta.h"
#include "support/review_sums.h"
#include "support/vectors.h"
#include "tokan/positions.h"

namespace menagerie {
namespace {

using testing::cost_of;
using testing::luck_of;

// A number from 0 to 1 that looks random.
double opinion(std::uint64_t about) {
  return static_cast<double>(mix(about) >> 11) * 0x1p-53;
}

// Has an opinion of every position and of every action, and answers the same question alike.
class Opinionated {
 public:
  using Position = totem::Position;
  static constexpr std::uint64_t kReviewNodes = 1;

  Analysis<Position> analyse(const Position& position, const Watch<Position>& watch, int lines,
                             std::uint64_t seed) {
    ++searches;
    while (!watch.enough(nodes)) ++nodes;
    nodes = 0;
    Analysis<Position> analysis;
    double sum = 0;
    for (int seat = 0; seat < position.seats(); ++seat) {
      double& value = analysis.value[static_cast<std::size_t>(seat)];
      value = opinion(position.key() + seed + static_cast<std::uint64_t>(seat));
      sum += value;
    }
    for (double& value : analysis.value) value /= sum;
    if (position.node().turn == Turn::chance) return analysis;
    Position::Actions legal;
    position.legal(legal);
    EXPECT_GE(lines, static_cast<int>(legal.size()));
    std::uint64_t number = position.key() + seed;
    for (const totem::Action action : legal) {
      analysis.policy.push_back({action, 0, opinion(++number)});
    }
    if (hurried) analysis.policy.resize(1);
    std::ranges::stable_sort(analysis.policy, std::ranges::greater(),
                             &Candidate<totem::Action>::value);
    return analysis;
  }
  totem::Action choose(const Position& position, int, RandomSource& random,
                       const Watch<Position>&) {
    return random_action(position, random);
  }

  bool hurried = false;  // values the first action only
  int searches = 0;
  std::uint64_t nodes = 0;
};

using TotemReview = Review<totem::Action>;

struct Played {
  totem::Position start;
  std::vector<totem::Action> actions;
  totem::Position end;
};

Played random_game(int seats, std::uint64_t seed, std::size_t longest) {
  Generator random(seed);
  Played game{totem::Position::seated(seats), {}, totem::Position::seated(seats)};
  while (game.end.node().turn != Turn::over && game.actions.size() < longest) {
    game.actions.push_back(random_action(game.end, random));
    game.end.apply(game.actions.back());
  }
  return game;
}

TotemReview review_of(const Played& game, std::span<const totem::Action> actions) {
  Opinionated player;
  return review(player, game.start, actions, ReviewLimits{.nodes = 3, .seed = 5});
}

TEST(Review, CostsAreNeverNegativeAndTheBestCostsNothing) {
  const Played game = random_game(2, 1, 400);
  const TotemReview review = review_of(game, game.actions);
  ASSERT_EQ(review.actions.size(), game.actions.size());
  EXPECT_TRUE(review.complete);
  int errors = 0;
  for (const Judged<totem::Action>& judged : review.actions) {
    EXPECT_GE(judged.cost, 0);
    if (judged.node.turn != Turn::decision) continue;
    EXPECT_EQ(judged.cost == 0, judged.best == judged.action);
    EXPECT_EQ(judged.luck, Values{});
    errors += judged.cost > 0 ? 1 : 0;
  }
  EXPECT_GT(errors, 10);
}

TEST(Review, WhatFollowsAnActionIsWhatItsOwnSearchHadForeseen) {
  for (const int seats : {2, 3, 4}) {
    const Played game = random_game(seats, 2, 300);
    for (const Judged<totem::Action>& judged : review_of(game, game.actions).actions) {
      EXPECT_NEAR(std::accumulate(judged.before.begin(), judged.before.end(), 0.0), 1, 1e-12);
      EXPECT_NEAR(std::accumulate(judged.after.begin(), judged.after.end(), 0.0), 1, 1e-12);
      if (judged.node.turn == Turn::chance) continue;
      const std::size_t seat = judged.node.seat.index;
      EXPECT_EQ(judged.before[seat], judged.best_value);
      EXPECT_NEAR(judged.after[seat], judged.before[seat] - judged.cost, 1e-15);
    }
  }
}

TEST(Review, WhatTheSearchHasNotValuedIsHeldAgainstNobody) {
  const Played game = random_game(2, 8, 100);
  Opinionated player;
  player.hurried = true;
  const std::span<const totem::Action> actions(game.actions);
  const TotemReview review = menagerie::review(player, game.start, actions, {.nodes = 1});
  EXPECT_TRUE(review.complete);
  EXPECT_EQ(cost_of(review), Values{});
  for (const Judged<totem::Action>& judged : review.actions) {
    if (judged.node.turn == Turn::decision) {
      EXPECT_EQ(judged.best, judged.action);
    }
  }
}

TEST(Review, LuckAveragesToNothingOverAllOutcomes) {
  const Played game = random_game(3, 3, 120);
  totem::Position position = game.start;
  int rolls = 0;
  for (std::size_t ply = 0; ply < game.actions.size(); ++ply) {
    if (position.node().turn == Turn::chance) {
      ++rolls;
      totem::Position::Chances chances;
      position.chance(chances);
      Values sum{};
      double total = 0;
      for (const auto& chance : chances) {
        const Played roll{position, {chance.action}, position};
        const TotemReview review = review_of(roll, roll.actions);
        for (std::size_t seat = 0; seat < sum.size(); ++seat) {
          sum[seat] += chance.weight * luck_of(review)[seat];
        }
        total += chance.weight;
      }
      for (const double each : sum) EXPECT_NEAR(each / total, 0, 1e-12);
    }
    position.apply(game.actions[ply]);
  }
  EXPECT_GT(rolls, 5);
}

TEST(Review, AFinishedGameHasItsResult) {
  for (const int seats : {2, 4}) {
    const Played game = random_game(seats, 4, 100'000);
    ASSERT_EQ(game.end.node().turn, Turn::over);
    EXPECT_EQ(review_of(game, game.actions).result, chances_of(game.end.outcome()));
  }
}

TEST(Review, AGameThatGoesOnHasTheChancesAfterItsLastAction) {
  const Played game = random_game(2, 5, 20);
  const TotemReview review = review_of(game, game.actions);
  EXPECT_EQ(review.result, review.actions.back().after);
}

TEST(Review, ASeatThatLeavesIsNobodysErrorAndNobodysLuck) {
  const totem::Position roll = totem::Position::seated(3);
  totem::Position choice = roll;
  choice.apply(totem::Action::roll(5, 3));
  for (const totem::Position& start : {roll, choice}) {
    for (std::uint8_t seat = 0; seat < 3; ++seat) {
      Played game{start, {totem::Action::out(Seat{seat})}, start};
      game.end.apply(game.actions[0]);
      Opinionated player;
      const TotemReview review =
          menagerie::review(player, start, std::span<const totem::Action>(game.actions),
                            ReviewLimits{.nodes = 1, .seed = 5});
      EXPECT_TRUE(review.complete);
      EXPECT_EQ(cost_of(review), Values{});
      EXPECT_EQ(luck_of(review), Values{});
      EXPECT_EQ(review.actions[0].best, game.actions[0]);
      EXPECT_EQ(review.actions[0].before, review.actions[0].after);
      EXPECT_EQ(player.searches, 1);
    }
  }
}

TEST(Review, TheLastSeatLeftHasWonForCertain) {
  const Played game{totem::Position::seated(3),
                    {totem::Action::out(Seat{0}), totem::Action::out(Seat{1})},
                    totem::Position::seated(3)};
  const TotemReview review = review_of(game, game.actions);
  EXPECT_EQ(review.result, (Values{0, 0, 1, 0}));
  EXPECT_EQ(luck_of(review), Values{});
  EXPECT_TRUE(review.actions[1].exact);
}

TEST(Review, ARollIsSearchedOnceForEveryOutcome) {
  const Played game = random_game(2, 6, 2);
  ASSERT_EQ(game.start.node().turn, Turn::chance);
  Opinionated player;
  const std::span<const totem::Action> actions(game.actions);
  (void)review(player, game.start, actions, {.nodes = 1});
  EXPECT_EQ(player.searches, 21);  // the choice after the roll needs no search of its own
}

TEST(Review, ItCanBeEndedBetweenActionsAndInTheMiddleOfASearch) {
  const Played game = random_game(2, 7, 50);
  const std::span<const totem::Action> actions(game.actions);
  Opinionated player;
  const auto until = [](std::size_t last) {
    return [=](std::size_t judged, std::size_t all) {
      EXPECT_EQ(all, 50U);
      return judged < last;
    };
  };
  const TotemReview some = review(player, game.start, actions, {.nodes = 3}, until(7));
  EXPECT_EQ(some.actions.size(), 7U);
  EXPECT_FALSE(some.complete);
  const TotemReview none = review(player, game.start, actions, {.nodes = 1'000'000'000}, until(0));
  EXPECT_TRUE(none.actions.empty());
}

TEST(Review, ADrawIsSharedAmongThoseInIt) {
  EXPECT_EQ(chances_of(Outcome{.ranks = {1, 2, 0, 0}}), (Values{1, 0, 0, 0}));
  EXPECT_EQ(chances_of(Outcome{.ranks = {1, 1, 0, 0}}), (Values{0.5, 0.5, 0, 0}));
  EXPECT_EQ(chances_of(Outcome{.ranks = {1, 3, 1, 4}}), (Values{0.5, 0, 0.5, 0}));
}

TEST(Review, WhatOneSeatLosesTheOthersShareByTheirChances) {
  EXPECT_EQ(with_value({0.5, 0.5}, Seat{0}, 0.25, 2), (Values{0.25, 0.75}));
  const Values three = with_value({0.4, 0.2, 0.4}, Seat{1}, 0.5, 3);
  EXPECT_NEAR(three[0], 0.25, 1e-15);
  EXPECT_NEAR(three[2], 0.25, 1e-15);
  EXPECT_EQ(with_value({1, 0, 0}, Seat{0}, 0.5, 3), (Values{0.5, 0.25, 0.25, 0}));
}

// 1 if the side to move wins, -1 if it loses.
int proven(const tokan::Position& position) {
  search::TranspositionTable table(std::size_t{16} << 20);
  search::AlphaBeta<tokan::Judge> search(table);
  int value = search.prove(*position.field(), 0, 1);
  if (value == 0) value = search.prove(*position.field(), -1, 0);
  return (value > 0) - (value < 0);
}

TEST(Review, AWinThrownAwayIsNamedWithItsWholeCost) {
  tokan::Player player(std::size_t{16} << 20);
  int blunders = 0;
  for (const testing::VectorLine& line : testing::read_vectors("tokan-solved.tsv")) {
    if (line.fields[1] != "1" || blunders == 2) continue;
    const tokan::Position position = tokan::position_of(line.fields[0]);
    tokan::Actions legal;
    position.legal(legal);
    for (const tokan::Action action : legal) {
      tokan::Position after = position;
      after.apply(action);
      if (after.node().turn != Turn::decision || proven(after) != 1) continue;
      const auto review =
          menagerie::review(player, position, std::span(&action, 1), {.nodes = 50'000'000});
      const Judged<tokan::Action>& judged = review.actions.front();
      EXPECT_TRUE(judged.exact);
      EXPECT_EQ(judged.cost, 1) << line.fields[0] << ' ' << action.text();
      tokan::Position better = position;
      better.apply(judged.best);
      EXPECT_EQ(better.node().turn == Turn::over ? -1 : proven(better), -1);
      ++blunders;
      break;
    }
  }
  EXPECT_EQ(blunders, 2);
}

}  // namespace
}  // namespace menagerie

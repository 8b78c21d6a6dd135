// Reviews of games of Two Paths: exact, and with books that balance.
#include "players/two_paths/review.h"

#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <vector>

#include "players_two_paths/levels.h"
#include "players_two_paths/people.h"
#include "support/review_sums.h"

namespace menagerie::two_paths {
namespace {

struct Record {
  Position start;
  std::vector<Action> actions;
  Position end;
};

// A game of two levels.
Record play(int south, int north, std::uint64_t seed) {
  Generator random(seed);
  Record record;
  while (record.end.phase() != Phase::over) {
    const Seat seat = record.end.node().seat;
    const int level = seat == kSouth ? south : north;
    record.actions.push_back(one_player().choose(record.end.seen_by(seat), level, random, {}));
    record.end.apply(record.actions.back());
  }
  return record;
}

GameReview review_of(const Record& record) {
  return review(one_player(), record.start, record.actions, ReviewLimits{});
}

TEST(TwoPathsReview, BestPlayCostsNothing) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const GameReview review = review_of(play(8, 8, seed));
    EXPECT_TRUE(review.complete);
    for (const Judged<Action>& judged : review.actions) {
      EXPECT_EQ(judged.cost, 0);
      EXPECT_TRUE(judged.exact);
      EXPECT_EQ(judged.best, judged.action);
    }
  }
}

TEST(TwoPathsReview, TheBooksBalance) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Record record = play(1 + static_cast<int>(seed % 8), 1, seed);
    const GameReview review = review_of(record);
    ASSERT_EQ(review.actions.size(), record.actions.size());
    const Judged<Action>* last = nullptr;
    for (const Judged<Action>& judged : review.actions) {
      const std::size_t seat = judged.node.seat.index;
      EXPECT_GE(judged.cost, 0);
      EXPECT_NEAR(judged.after[seat], judged.before[seat] - judged.cost + judged.luck[seat], 1e-15);
      EXPECT_NEAR(judged.after[0] + judged.after[1], 1, 1e-15);
      EXPECT_EQ(judged.luck[0], -judged.luck[1]);
      if (judged.action.type() != Action::Type::block) {
        EXPECT_EQ(judged.luck, Values{});
      }
      if (last != nullptr) {
        EXPECT_EQ(judged.before, last->after);
      }
      last = &judged;
    }
    // The chances at the start, the errors of both and the luck make up the result.
    EXPECT_EQ(review.result, chances_of(record.end.outcome()));
    const double start = review.actions.front().before[0];
    const Values cost = testing::cost_of(review);
    EXPECT_NEAR(review.result[0], start - cost[0] + cost[1] + testing::luck_of(review)[0], 1e-12);
  }
}

TEST(TwoPathsReview, LuckAveragesToNothingWhenBothPlayBest) {
  visit_random_games(20, [](const Position& position) {
    if (position.phase() != Phase::choosing || position.rows() != 7) return;
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      const Duel duel = solved(7).duel(position, kind);
      double mean = 0;
      for (const Side hidden : kSides) {
        for (const Side blocked : kSides) {
          const std::vector<Action> actions = {Action::choose(kind, hidden),
                                               Action::block(blocked)};
          const GameReview review =
              menagerie::two_paths::review(one_player(), position, actions, ReviewLimits{});
          mean += duel.hides(hidden) * duel.blocks(blocked) * testing::luck_of(review)[0];
        }
      }
      EXPECT_NEAR(mean, 0, 1e-9) << position.text();
    }
  });
}

TEST(TwoPathsReview, AnnouncingTheWrongAnimalIsNamed) {
  const Position position = at("3/1h1/1gF/1Gf/3/3/1H1 n 3 -");
  const std::vector<Action> actions = {Action::choose(Kind::fox, Side::east),
                                       Action::block(Side::east)};
  const GameReview review =
      menagerie::two_paths::review(one_player(), position, actions, ReviewLimits{});
  EXPECT_EQ(review.actions[0].best.kind(), Kind::hedgehog);
  // The values of this position and of the fox's duel for South, from player_test.cpp.
  EXPECT_NEAR(review.actions[0].cost, 0.4851035642 - 0.4830447689, 1e-9);
  EXPECT_EQ(review.actions[1].cost, 0);
}

TEST(TwoPathsReview, AChoiceThatIsStillHiddenIsLeftOut) {
  Record record = play(3, 3, 1);
  while (record.actions.back().type() != Action::Type::choose) record.actions.pop_back();
  const GameReview review = review_of(record);
  EXPECT_EQ(review.actions.size(), record.actions.size() - 1);
}

TEST(TwoPathsReview, SolvingCanBeInterrupted) {
  const Record record = play(3, 3, 2);
  Player fresh;
  const GameReview none = review(fresh, record.start, record.actions, ReviewLimits{},
                                 [](std::size_t, std::size_t) { return false; });
  EXPECT_TRUE(none.actions.empty());
  EXPECT_FALSE(none.complete);
  const GameReview all = review(fresh, record.start, record.actions, ReviewLimits{});
  EXPECT_TRUE(all.complete);
  EXPECT_TRUE(fresh.solved(7));
}

// How the sides of a person, met in many games, could be foretold.
struct Habit {
  Foretold hiding;
  Foretold blocking;
  std::map<Predictor, int> best_hiding;  // in how many games each was the best single one
};
void add_to(Foretold& sum, const Foretold& game) {
  sum.sides += game.sides;
  sum.right += game.right;
  sum.usual += game.usual;
  sum.gained += game.gained;
  sum.best_gained += game.best_gained;
  sum.best_by_luck += game.best_by_luck;
}
Habit habit_of(const Person& person, int games) {
  Generator random(4);
  const auto chance = [&] { return static_cast<double>(random.next() >> 11) * 0x1p-53; };
  Habit habit;
  for (int game = 0; game < games; ++game) {
    Record record;
    std::array<std::optional<Side>, 2> last;
    while (record.end.phase() != Phase::over) {
      Position& position = record.end;
      Action action = draw(analyse(solved(7), position), random);
      if (position.phase() == Phase::choosing && position.mover() == kSouth) {
        const Scene scene{true, solved(7).duel(position, action.kind()), 0, last[0], false, {}};
        action = Action::choose(action.kind(), chance() < person(scene) ? Side::east : Side::west);
        last[0] = action.side();
      } else if (position.phase() == Phase::blocking && position.mover() == kNorth) {
        const Scene scene{false, solved(7).duel(position, *position.announced()), 0, last[1], false,
                          {}};
        action = Action::block(chance() < person(scene) ? Side::east : Side::west);
        last[1] = action.side();
      }
      record.actions.push_back(action);
      position.apply(action);
    }
    const GameReview review = review_of(record);
    add_to(habit.hiding, review.hiding[kSouth.index]);
    add_to(habit.blocking, review.blocking[kSouth.index]);
    ++habit.best_hiding[review.hiding[kSouth.index].best];
  }
  return habit;
}

TEST(TwoPathsReview, AHabitIsForetold) {
  constexpr int kGames = 40;
  const Habit east = habit_of(leaning_east(0.9), kGames);
  EXPECT_GT(east.hiding.right, east.hiding.usual * 1.3);
  EXPECT_GT(east.blocking.right, east.blocking.usual * 1.3);
  EXPECT_GT(east.hiding.gained / kGames, 0.3);
  EXPECT_GT(east.blocking.gained / kGames, 0.3);
}

TEST(TwoPathsReview, TheBestSinglePredictorOfAStrongHabitGainsMoreThanLuckGives) {
  constexpr int kGames = 40;
  Habit east = habit_of(leaning_east(0.9), kGames);
  for (const Foretold& part : {east.hiding, east.blocking}) {
    EXPECT_GE(part.best_gained, part.gained);
    EXPECT_GT(part.best_gained, 1.5 * part.best_by_luck);
  }
  const int favourite = east.best_hiding[Predictor::favourite];
  for (const auto& [predictor, games] : east.best_hiding) EXPECT_LE(games, favourite);
}

// Picked afterwards, some predictor nearly always seems to have gained of best play, too.
TEST(TwoPathsReview, WhatTheBestSinglePredictorGainsOfBestPlayIsLuckAsToldBeforehand) {
  constexpr int kGames = 400;
  const Habit best = habit_of(playing_best(), kGames);
  for (const Foretold& part : {best.hiding, best.blocking}) {
    EXPECT_GT(part.best_gained / kGames, 0.1);
    EXPECT_NEAR(part.best_gained / kGames, part.best_by_luck / kGames, 0.05);
  }
}

TEST(TwoPathsReview, WithoutADuelNothingIsForetold) {
  const Foretold none = foretell({});
  EXPECT_EQ(none.sides, 0);
  EXPECT_EQ(none.best, Predictor::best_play);
  EXPECT_EQ(none.best_gained, 0);
  EXPECT_EQ(none.best_by_luck, 0);
}

TEST(TwoPathsReview, BestPlayIsNotForetoldMoreOftenThanItMustBe) {
  constexpr int kGames = 400;
  const Habit best = habit_of(playing_best(), kGames);
  for (const Foretold& part : {best.hiding, best.blocking}) {
    EXPECT_GT(part.sides, 10 * kGames);
    EXPECT_NEAR(part.right, part.usual, 2.5 * std::sqrt(part.sides) / 2);
    EXPECT_NEAR(part.gained / kGames, 0, 0.06);
  }
}

}  // namespace
}  // namespace menagerie::two_paths

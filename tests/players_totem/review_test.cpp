// Games of Totem reviewed turn by turn: which actions make a turn, that the best turn costs
// nothing, and that every number keeps its bounds.
#include "players/totem/review.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

#include "core/random.h"
#include "totem/helpers.h"

namespace menagerie::totem {
namespace {

constexpr ReviewLimits kQuick{.nodes = 30, .seed = 0};

struct Game {
  Position start;
  std::vector<Action> actions;
  Position end;

  void play(Action action) {
    actions.push_back(action);
    end.apply(action);
  }
};

Game game_from(const Position& start) {
  return {start, {}, start};
}

Action any_of(const Position& position, Generator& random) {
  return random_action(position, random);
}

// Somebody plays at random, somebody as a level does.
Game played(int seats, int level, std::uint64_t seed, std::size_t longest) {
  Generator random(seed);
  Player player;
  Game game = game_from(seed % 2 == 0 ? Position::unseated(seats) : Position::seated(seats));
  while (game.end.stage() != Stage::over && game.actions.size() < longest) {
    const bool plays = level > 0 && game.end.node().turn == menagerie::Turn::decision;
    game.play(plays ? player.choose(game.end, level, random) : any_of(game.end, random));
  }
  return game;
}

GameReview review_of(const Game& game) {
  Player player;
  return review(player, game.start, game.actions, kQuick);
}

double sum(const Values& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

void expect_chances(const Values& values) {
  for (const double value : values) {
    EXPECT_GE(value, 0);
    EXPECT_LE(value, 1 + 1e-12);
  }
  EXPECT_NEAR(sum(values), 1, 1e-12);
}

void expect_sound(const JudgedTurn& turn, const Game& game) {
  expect_chances(turn.before);
  expect_chances(turn.after);
  EXPECT_NEAR(sum(turn.luck), 0, 1e-12);
  EXPECT_GE(turn.cost, 0);
  EXPECT_LE(turn.cost, 1);
  for (const double luck : turn.luck) EXPECT_LE(std::abs(luck), 1);
  const std::size_t seat = turn.seat.index;
  EXPECT_NEAR(turn.after[seat], turn.before[seat] + turn.luck[seat] - turn.cost, 1e-12);
  ASSERT_LT(turn.from, turn.to);
  ASSERT_LE(turn.to, game.actions.size());
  const std::vector<Action> made(game.actions.begin() + static_cast<std::ptrdiff_t>(turn.from) + 1,
                                 game.actions.begin() + static_cast<std::ptrdiff_t>(turn.to));
  if (turn.cost == 0) {
    EXPECT_EQ(turn.best, made);
  } else {
    EXPECT_NE(turn.best, made);
  }
}

// The best turn can be played, and ends the turn.
void expect_playable(const JudgedTurn& turn, const Game& game) {
  Position position = game.start;
  for (std::size_t i = 0; i <= turn.from; ++i) position.apply(game.actions[i]);
  EXPECT_EQ(position.on_turn(), turn.seat);
  EXPECT_EQ(position.dice(), turn.dice);
  for (const Action action : turn.best) {
    ASSERT_TRUE(position.check(action)) << position.text();
    position.apply(action);
  }
  EXPECT_NE(position.node().turn, menagerie::Turn::decision) << position.text();
}

TEST(TotemReview, EveryNumberOfEveryGameKeepsItsBounds) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 3);
    const Game game = played(seats, seed < 3 ? 0 : 4, seed, 90);
    const GameReview review = review_of(game);
    EXPECT_TRUE(review.complete);
    EXPECT_GT(review.turns.size(), 3U);
    expect_chances(review.result);
    std::size_t last = 0;
    for (const JudgedTurn& turn : review.turns) {
      EXPECT_GE(turn.from, last);
      last = turn.to;
      expect_sound(turn, game);
      expect_playable(turn, game);
    }
  }
}

TEST(TotemReview, TheTurnThatWinsCostsNothingAndMissingItCostsWhatIsLeft) {
  Game game = game_from(position("j10:j11,j12,j13,k12+0/j15:k15+5 1 - - - - 0"));
  game.play(Action::roll(3, 1));
  game.play(Action::use(3));
  Game missed = game;
  for (const char* step : {"k12-k13", "k13-k14", "end"}) {
    if (game.end.stage() == Stage::over) break;
    game.play(Position::parse_action(step).value());
  }
  ASSERT_EQ(game.end.stage(), Stage::over);  // H15
  const GameReview won = review_of(game);
  ASSERT_EQ(won.turns.size(), 1U);
  EXPECT_EQ(won.turns[0].cost, 0);
  EXPECT_EQ(won.turns[0].best_value, 1);
  EXPECT_EQ(won.turns[0].after, (Values{1, 0, 0, 0}));
  EXPECT_EQ(won.result, (Values{1, 0, 0, 0}));
  EXPECT_GE(won.turns[0].luck[0], 0);

  while (missed.end.stage() != Stage::roll) {
    Position::Actions legal;
    missed.end.legal(legal);
    missed.play(legal[0]);
    ASSERT_NE(missed.end.stage(), Stage::over);
  }
  const GameReview lost = review_of(missed);
  ASSERT_EQ(lost.turns.size(), 1U);
  EXPECT_EQ(lost.turns[0].best_value, 1);
  EXPECT_GT(lost.turns[0].cost, 0);
  EXPECT_EQ(lost.result, lost.turns[0].after);
}

TEST(TotemReview, AnExchangeAndAPassAreTurns) {  // H6, H7
  Game game = game_from(Position());
  game.play(Action::roll(6, 6));
  Position::Actions legal;
  game.end.legal(legal);
  // The start leaves no free space next to a totem, so the first turn makes room.
  const auto exchange = std::ranges::find(legal, Action::Kind::exchange, &Action::kind);
  EXPECT_EQ(exchange, legal.end());
  Game placing = game_from(position("j10:j11,j12+3/j1:i2,j2+5 1 - - - - 0"));
  placing.play(Action::roll(5, 5));
  placing.play(Action::exchange(space("j9")));
  EXPECT_EQ(review_of(placing).turns.size(), 1U);
  EXPECT_EQ(review_of(placing).turns[0].to, 2U);
  Game passing = game_from(position("j10:+0/j1:i2,j2+5 1 - - - - 0"));  // H12
  passing.play(Action::roll(5, 3));
  passing.play(Action::pass());
  const GameReview passed = review_of(passing);
  ASSERT_EQ(passed.turns.size(), 1U);
  EXPECT_EQ(passed.turns[0].cost, 0);
  EXPECT_EQ(passed.turns[0].best, std::vector<Action>{Action::pass()});
}

TEST(TotemReview, TheTurnAfterATwelveIsOneOfItsOwn) {  // H13
  Game game = game_from(position("j10:j11,j12+3/j1:i2,j2+5 1 - - - - 0"));
  game.play(Action::roll(6, 6));
  game.play(Action::exchange(space("j9")));
  game.play(Action::roll(5, 5));
  game.play(Action::exchange(space("i10")));
  const GameReview review = review_of(game);
  ASSERT_EQ(review.turns.size(), 2U);
  EXPECT_EQ(review.turns[0].seat, review.turns[1].seat);
  EXPECT_EQ(review.turns[1].from, 2U);
  EXPECT_EQ(review.turns[1].dice, (Dice{5, 5}));
}

TEST(TotemReview, AnUnfinishedTurnIsLeftOut) {
  Game game = game_from(Position());
  Generator random(3);
  while (game.actions.size() < 2 || game.end.stage() != Stage::roll)
    game.play(any_of(game.end, random));
  const std::size_t whole = game.actions.size();
  game.play(Action::roll(2, 1));
  EXPECT_EQ(review_of(game).turns.size(), 1U);
  game.play(Action::use(1));
  const GameReview review = review_of(game);
  ASSERT_EQ(review.turns.size(), 1U);
  EXPECT_EQ(review.turns[0].to, whole);
  EXPECT_TRUE(review.complete);
}

TEST(TotemReview, ATurnThatSomebodyLeavesIsNotJudged) {  // H19
  for (const std::uint8_t seat : {std::uint8_t{0}, std::uint8_t{1}}) {
    Game game = game_from(Position::seated(3));
    game.play(Action::roll(2, 1));
    game.play(Action::use(3));
    game.play(Action::out(Seat{seat}));
    Generator random(1);
    while (game.end.stage() != Stage::roll) game.play(any_of(game.end, random));
    EXPECT_TRUE(review_of(game).turns.empty());
    game.play(Action::roll(2, 1));
    while (game.end.stage() != Stage::roll) game.play(any_of(game.end, random));
    EXPECT_EQ(review_of(game).turns.size(), 1U);
  }
  Game game = game_from(Position::seated(3));
  game.play(Action::out(Seat{0}));
  game.play(Action::out(Seat{2}));
  const GameReview review = review_of(game);
  EXPECT_TRUE(review.turns.empty());
  EXPECT_EQ(review.result, (Values{0, 1, 0, 0}));
}

TEST(TotemReview, ARecordThatBeginsAfterTheRollKnowsNothingOfItsLuck) {
  Position start = position("j10:j11,j12+3/j1:i2,j2+5 1 - - - - 0");
  start.apply(Action::roll(5, 5));
  Game game = game_from(start);
  game.play(Action::exchange(space("j9")));
  const GameReview review = review_of(game);
  ASSERT_EQ(review.turns.size(), 1U);
  EXPECT_FALSE(review.turns[0].rolled);
  EXPECT_EQ(review.turns[0].luck, Values{});
  EXPECT_EQ(review.turns[0].before[0], review.turns[0].best_value);
}

TEST(TotemReview, LuckAveragesToNothingOverAllRolls) {
  const Position start = position("j10:j11,j12,k11+3/j7:i7,i8+5 1 - - - - 0");
  Position::Chances rolls;
  start.chance(rolls);
  Values luck{};
  Player player;
  for (const Chance<Action>& roll : rolls) {
    Game game = game_from(start);
    game.play(roll.action);
    // The best turn, so that the played one adds nothing to what is known.
    Watch<Position> watch;
    watch.max_depth = 1;
    for (const Action action : player.analyse(game.end, watch).pv) game.play(action);
    const GameReview review = review_of(game);
    ASSERT_EQ(review.turns.size(), 1U);
    for (std::size_t seat = 0; seat < luck.size(); ++seat)
      luck[seat] += roll.weight * review.turns[0].luck[seat] / 36;
  }
  for (const double each : luck) EXPECT_NEAR(each, 0, 1e-9);
}

TEST(TotemReview, TheSameGameIsReviewedAlike) {
  const Game game = played(2, 3, 5, 60);
  const GameReview first = review_of(game);
  const GameReview second = review_of(game);
  ASSERT_EQ(first.turns.size(), second.turns.size());
  for (std::size_t i = 0; i < first.turns.size(); ++i) {
    EXPECT_EQ(first.turns[i].before, second.turns[i].before);
    EXPECT_EQ(first.turns[i].best, second.turns[i].best);
  }
}

TEST(TotemReview, ItCanBeEndedBetweenTurnsAndInTheMiddleOfOne) {
  const Game game = played(2, 0, 7, 60);
  Player player;
  const GameReview none = review(player, game.start, game.actions, kQuick,
                                 [](std::size_t, std::size_t) { return false; });
  EXPECT_TRUE(none.turns.empty());
  EXPECT_FALSE(none.complete);
  std::size_t most = 0;
  const GameReview some =
      review(player, game.start, game.actions, kQuick, [&](std::size_t judged, std::size_t all) {
        EXPECT_EQ(all, game.actions.size());
        EXPECT_GE(judged, most);
        most = judged;
        return judged == 0;
      });
  EXPECT_EQ(some.turns.size(), 1U);
  EXPECT_FALSE(some.complete);
}

}  // namespace
}  // namespace menagerie::totem

// What the levels promise: legal moves in every phase and scoring, and the same answer to the same
// question whatever was asked before.
#include <gtest/gtest.h>

#include "core/play.h"
#include "games/tokan/game.h"
#include "players/tokan/player.h"

namespace menagerie::tokan {
namespace {

// The strongest levels think no longer than a test has time for.
Watch<Position> short_watch() {
  Watch<Position> watch;
  watch.enough = [](std::uint64_t nodes) { return nodes >= 500; };
  return watch;
}

// Both set-ups with both scorings, as the standard has it and with the table options (T10, T11,
// T14).
std::vector<Options> all_options() {
  std::vector<Options> all;
  for (const auto setup : {tokan::Setup::deal, tokan::Setup::lay}) {
    for (const Scoring scoring : {Scoring::classic, Scoring::heads}) {
      all.push_back({.scoring = scoring, .setup = setup});
      for (const Gaps gaps : {Gaps::run, Gaps::all}) {
        all.push_back({.scoring = scoring,
                       .setup = setup,
                       .ends = Ends::either,
                       .gaps = gaps,
                       .frame = Frame::centre});
      }
    }
  }
  return all;
}

constexpr std::size_t kTable = std::size_t{1} << 16;

TEST(TokanLevels, EveryLevelPlaysWholeGamesByTheRules) {
  for (const Options& options : all_options()) {
    Player player(kTable);
    Generator random(17);
    Position position = Game::start(options, random);
    for (int ply = 0; position.node().turn == Turn::decision; ++ply) {
      const Action action = player.choose(position, 1 + ply % kLevels, random, short_watch());
      ASSERT_TRUE(position.check(action)) << position.text() << " " << action.text();
      position.apply(action);
    }
    EXPECT_EQ(position.node().turn, Turn::over);
  }
}

TEST(TokanLevels, TheSameQuestionIsAnsweredAlikeWhateverWasAskedBefore) {
  Generator deal(3);
  Position position = Game::start({}, deal);
  for (int i = 0; i < 4; ++i) position.apply(random_action(position, deal));
  for (int level = 1; level <= kLevels; ++level) {
    Player fresh(kTable);
    Generator one(7);
    const Action first = fresh.choose(position, level, one, short_watch());
    Player used(kTable);
    Generator other(99);
    (void)used.analyse(Game::start({}, other), short_watch());
    Generator two(7);
    EXPECT_EQ(used.choose(position, level, two, short_watch()), first) << "level " << level;
  }
}

TEST(TokanLevels, EverySingleMoveIsValuedWhenAsManyLinesAreAsked) {
  Generator deal(8);
  Position position = Game::start({}, deal);
  for (int i = 0; i < 9; ++i) position.apply(random_action(position, deal));
  Player player(kTable);
  Watch<Position> watch;
  watch.enough = [](std::uint64_t nodes) { return nodes >= 30'000; };
  const int lines = static_cast<int>(position.count_legal());
  const Analysis<Position> analysis = player.analyse(position, watch, lines);
  EXPECT_EQ(analysis.policy.size(), position.count_legal());
  for (const auto& candidate : analysis.policy) {
    EXPECT_GE(analysis.policy.front().value, candidate.value);
  }
  EXPECT_EQ(analysis.policy.front().value, analysis.value[position.node().seat.index]);
}

TEST(TokanLevels, ABeginnerIsBeatenByTheMiddleLevel) {
  Player player(kTable);
  Watch<Position> watch;
  int won = 0;
  constexpr int kGames = 24;
  for (int game = 0; game < kGames; ++game) {
    Generator random(static_cast<std::uint64_t>(game / 2));
    Position position = Game::start({}, random);
    const auto strong = static_cast<std::uint8_t>(game % 2);
    while (position.node().turn == Turn::decision) {
      const int level = position.node().seat.index == strong ? 3 : 1;
      position.apply(player.choose(position, level, random, watch));
    }
    won += position.outcome().winner() == strong ? 1 : 0;
  }
  EXPECT_GT(won, kGames / 2);
}

}  // namespace
}  // namespace menagerie::tokan

#include "games/two_paths/game.h"

#include <gtest/gtest.h>

#include "two_paths/positions.h"

namespace menagerie::two_paths {
namespace {

Options options(const OptionValues& given) {
  const Result<OptionValues> values = complete_options(Game::option_specs(), given);
  if (values) return Game::options(*values);
  ADD_FAILURE() << values.error().full_sentence();
  return {};
}

TEST(TwoPathsGame, HasTwoSeatsWithNames) {
  EXPECT_EQ(Game::kName, "two-paths");
  EXPECT_EQ(Game::seats({}), 2);
  EXPECT_EQ(Game::seat_name(kSouth), "s");
  EXPECT_EQ(Game::seat_name(kNorth), "n");
  EXPECT_EQ(say(Game::seat_word(kSouth)), "South");
  EXPECT_EQ(say(Game::seat_word(kNorth)), "North");
}

TEST(TwoPathsGame, StartsWithSouthLiningUpOnSevenRows) {
  Generator random(1);
  EXPECT_EQ(options({}), Options{});
  EXPECT_EQ(Game::start(options({}), random).text(), "3/3/3/3/3/3/3 s - -");
}

TEST(TwoPathsGame, StartsAsTheOptionsSay) {
  Generator random(1);
  const Options north = options({{"rows", "8"}, {"begins", "n"}});
  EXPECT_EQ(Game::start(north, random).text(), "3/3/3/3/3/3/3/3 n - -");
}

TEST(TwoPathsGame, DrawsTheStarterEvenlyWhereTheTableSaysSo) {  // P4
  Generator random(1);
  int south = 0;
  for (int i = 0; i < 10000; ++i) {
    south += Game::start(options({{"begins", "random"}}), random).mover() == kSouth ? 1 : 0;
  }
  EXPECT_NEAR(south, 5000, 250);
}

TEST(TwoPathsGame, RefusesOtherOptions) {
  for (const OptionValues& bad :
       {OptionValues{{"rows", "9"}}, {{"rows", "07"}}, {{"begins", "e"}}, {{"board", "7"}}}) {
    EXPECT_FALSE(complete_options(Game::option_specs(), bad));
  }
}

TEST(TwoPathsGame, ParsesPositionsOfEitherSizeUnderAnyOptions) {
  for (const Options& table : {Options{.rows = 7}, Options{.rows = 8}}) {
    for (const char* text : {"hgf/3/3/3/3/3/FHG s 1 -", "hgf/3/3/3/3/3/3/FHG s 1 -"}) {
      const Result<Position> position = Game::parse(text, table);
      ASSERT_TRUE(position);
      EXPECT_EQ(position->text(), text);
    }
  }
}

}  // namespace
}  // namespace menagerie::two_paths

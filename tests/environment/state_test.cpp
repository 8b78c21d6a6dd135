// States of all games behind one interface: numbers, what is remembered, and what is hidden.
#include "environment/state.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "environment/game.h"

namespace menagerie::environment {
namespace {

std::unique_ptr<State> at(const LoadedGame& game, std::string_view position) {
  return std::move(*game.at(position));
}

void apply(const LoadedGame& game, State& state, std::string_view action) {
  ASSERT_TRUE(state.apply(*game.parse_action(action))) << action;
}

std::vector<std::uint8_t> remembered(const LoadedGame& game, const State& state, Viewer viewer) {
  std::vector<std::uint8_t> bytes(game.recollection().size());
  state.write_recollection(viewer, bytes.data());
  return bytes;
}

TEST(Environment, AHiddenSideLeavesNoTraceForTheBlocker) {
  const auto game = *load("two-paths", {});
  const auto east = at(*game, "hgf/3/3/3/3/3/FHG s 1 -");
  const auto west = east->clone();
  apply(*game, *east, "Fe");
  apply(*game, *west, "Fw");
  EXPECT_EQ(remembered(*game, *east, Seat{1}), remembered(*game, *west, Seat{1}));
  EXPECT_EQ(east->recollection(Seat{1}), west->recollection(Seat{1}));
  EXPECT_EQ(east->recollection(std::nullopt), west->recollection(std::nullopt));
  EXPECT_NE(remembered(*game, *east, Seat{0}), remembered(*game, *west, Seat{0}));
  apply(*game, *east, "e");
  apply(*game, *west, "e");
  EXPECT_NE(east->recollection(Seat{1}), west->recollection(Seat{1}));
}

TEST(Environment, TokansMovesAreNumberedInTheOrderOfTheirTexts) {
  const auto game = *load("tokan", {});
  ASSERT_EQ(game->decisions(), 412);
  std::string last;
  for (int number = 0; number < game->decisions(); ++number) {
    const std::string text = *game->action_text(number, Turn::decision);
    EXPECT_LT(last, text);
    EXPECT_EQ(*game->parse_action(text), number);
    last = text;
  }
  EXPECT_FALSE(game->parse_action("a1a2+1"));
  EXPECT_FALSE(game->action_text(412, Turn::decision));
}

TEST(Environment, TotemsStepsGoTheSameWayEverywhere) {
  const auto game = *load("totem", {});
  EXPECT_EQ(*game->action_text(*game->parse_action("j10-j11"), Turn::decision), "j10-j11");
  const int east = *game->parse_action("j10-j11") % 6;
  for (const char* step : {"c12-c13", "s5-s6", "j9-j10", "j18-j19"}) {
    EXPECT_EQ(*game->parse_action(step) % 6, east) << step;
  }
  EXPECT_FALSE(game->action_text(*game->parse_action("j19-j18") / 6 * 6 + east, Turn::decision));
}

TEST(Environment, ReturnsAddUpToNothing) {
  const auto game = *load("totem", {{"seats", "4"}});
  const auto won = at(*game, "x/x/i9:g9,h9,i10,j9+19/x 3 53 0 - i10,j9 0");
  const std::vector<double> returns = won->returns();
  EXPECT_EQ(returns[2], 1);
  EXPECT_DOUBLE_EQ(returns[0], -1.0 / 3);
  EXPECT_EQ(won->reason(), "last_totem");
}

}  // namespace
}  // namespace menagerie::environment

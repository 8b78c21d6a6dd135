#include "games/totem/game.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "games/totem/seating.h"
#include "helpers.h"

namespace menagerie::totem {
namespace {

Options options(const OptionValues& given) {
  const Result<OptionValues> values = complete_options(Game::option_specs(), given);
  EXPECT_TRUE(values) << (values ? "" : values.error().full_sentence());
  return values ? Game::options(*values) : Options{};
}

std::string started(const OptionValues& given) {
  Generator random(1);
  return Game::start(options(given), random).text();
}

TEST(TotemGame, SeatsEverybodyAtOnceUnlessTheTableWantsToChoose) {  // H3
  EXPECT_EQ(started({}), Position().text());
  EXPECT_EQ(started({{"seats", "3"}}),
            "j18:i18,i19,j17,j19,k17,k18+19/r2:q2,q3,r1,r3,s1,s2+19/"
            "b10:a10,a11,b11,b9,c10,c9+19 1 - - - - 0");
  EXPECT_EQ(started({{"seats", "4"}}),
            "j18:i18,i19,j17,j19,k17,k18+19/r6:q6,q7,r5,r7,s5,s6+19/j2:i2,i3,j1,j3,k1,k2+19/"
            "b14:a14,a15,b13,b15,c13,c14+19 1 - - - - 0");
  EXPECT_EQ(started({{"seating", "choose"}, {"seats", "3"}}), "-/-/- 1 - - - - 0");
}

TEST(TotemGame, TheFirstSeatTakesAnyMarkedSpace) {  // H3
  EXPECT_EQ(legal("-/- 1 - - - - 0"), "@b10;@b14;@b18;@f18;@f6;@j18;@j2;@n14;@n2;@r10;@r2;@r6");
}

TEST(TotemGame, TheFirstChoiceFixesThePattern) {  // H3
  EXPECT_EQ(after("-/-/- 1 - - - - 0", "@j18"), "j18:i18,i19,j17,j19,k17,k18+19/-/- 2 - - - - 0");
  EXPECT_EQ(legal(after("-/- 1 - - - - 0", "@f6")), "@n14");
  EXPECT_EQ(legal(after("-/-/- 1 - - - - 0", "@j18")), "@b10;@r2");
  EXPECT_EQ(legal(after("-/-/- 1 - - - - 0", "@j18;@r2")), "@b10");
  EXPECT_EQ(legal(after("-/-/-/- 1 - - - - 0", "@j18")), "@b14;@j2;@r6");
  EXPECT_EQ(legal(after("-/-/-/- 1 - - - - 0", "@n14;@f6")), "@b18;@r2");
}

TEST(TotemGame, SeatOneBeginsAfterTheLastChoice) {  // H3
  EXPECT_EQ(after("-/- 1 - - - - 0", "@j18;@j2"), Position().text());
  const Position choosing = Position::unseated(3);
  EXPECT_EQ(choosing.node(), (Node{Turn::decision, Seat{0}}));
  EXPECT_EQ(choosing.scores(), Scores{});
}

TEST(TotemGame, OptionsAreCheckedByTheirSpecs) {
  EXPECT_EQ(options({{"quiet_limit", "0"}, {"seats", "4"}, {"seating", "choose"}}),
            (Options{.seats = 4, .seating = Seating::choose, .quiet_limit = 0}));
  EXPECT_EQ(options({{"twelve", "may"}}), (Options{.twelve = Twelve::may}));
  EXPECT_FALSE(complete_options(Game::option_specs(), {{"twelve", "never"}}));
  EXPECT_EQ(options({}), Options{});
  EXPECT_FALSE(complete_options(Game::option_specs(), {{"seats", "5"}}));
  EXPECT_FALSE(complete_options(Game::option_specs(), {{"seating", "random"}}));
  EXPECT_FALSE(complete_options(Game::option_specs(), {{"quiet_limit", "1001"}}));
}

TEST(TotemGame, TheQuietLimitTravelsWithThePosition) {  // H18
  const Options quick{.seats = 2, .seating = Seating::automatic, .quiet_limit = 3};
  const Result<Position> drawn = Game::parse("j10:+3/j2:j3+1 1 - - - - 3", quick);
  ASSERT_TRUE(drawn);
  EXPECT_EQ(drawn->node().turn, Turn::over);
  Generator random(1);
  EXPECT_EQ(Game::start(quick, random).quiet_limit(), 3U);
}

TEST(TotemGame, WhatTwoSixesMeanTravelsWithThePosition) {  // H13
  const Options free{.twelve = Twelve::may};
  Generator random(1);
  EXPECT_EQ(Game::start(free, random).twelve(), Twelve::may);
  const std::string_view text = "j10:i10+3/j2:j3+1 1 66 - ? - 3";
  EXPECT_TRUE(Game::parse(text, free));
  EXPECT_FALSE(Game::parse(text, {}));
}

TEST(TotemGame, SeatsHaveNamesAndWords) {
  EXPECT_EQ(Game::seat_name(Seat{3}), "4");
  EXPECT_EQ(say(Game::seat_word(Seat{1})), "Player 2");
  EXPECT_EQ(Game::seats({.seats = 3}), 3);
}

// A source that says what it is told, as dice.
class Told final : public RandomSource {
 public:
  explicit Told(std::vector<int> dice) : dice_(std::move(dice)) {}
  std::uint64_t next() override {
    // The middle of the range in which `below(6)` answers die - 1.
    constexpr std::uint64_t kSixth = ~std::uint64_t{0} / 6;
    return kSixth * static_cast<std::uint64_t>(dice_.at(at_++) - 1) + kSixth / 2;
  }
  [[nodiscard]] bool used_up() const { return at_ == dice_.size(); }

 private:
  std::vector<int> dice_;
  std::size_t at_ = 0;
};

TEST(TotemGame, TheHighestDiePlaysFirstAndTheOthersFollow) {  // H3
  Told random({2, 6, 4});
  const SeatOrder order = seat_order(3, random);
  EXPECT_EQ(order.players, (std::vector<int>{1, 2, 0}));
  ASSERT_EQ(order.rounds.size(), 1U);
  EXPECT_EQ(order.rounds[0], (std::vector<OrderRoll>{{0, 2}, {1, 6}, {2, 4}}));
}

TEST(TotemGame, TiesRollAgainAmongTheTied) {  // H3
  Told random({5, 3, 5, 3, 1, 1, 2, 6, 4, 6});
  const SeatOrder order = seat_order(4, random);
  EXPECT_TRUE(random.used_up());
  // Players 1 and 3 of four tie twice at the top, then 2 and 4 settle the rest.
  EXPECT_EQ(order.players, (std::vector<int>{2, 0, 3, 1}));
  ASSERT_EQ(order.rounds.size(), 4U);
  EXPECT_EQ(order.rounds[1], (std::vector<OrderRoll>{{0, 1}, {2, 1}}));
  EXPECT_EQ(order.rounds[2], (std::vector<OrderRoll>{{0, 2}, {2, 6}}));
  EXPECT_EQ(order.rounds[3], (std::vector<OrderRoll>{{1, 4}, {3, 6}}));
}

TEST(TotemGame, EveryPlayerIsFirstEquallyOften) {  // H3
  Generator random(7);
  std::array<int, 4> first{};
  for (int i = 0; i < 4000; ++i) {
    SeatOrder order = seat_order(4, random);
    ++first[static_cast<std::size_t>(order.players[0])];
    std::ranges::sort(order.players);
    ASSERT_EQ(order.players, (std::vector<int>{0, 1, 2, 3}));
  }
  for (const int count : first) EXPECT_NEAR(count, 1000, 150);
}

}  // namespace
}  // namespace menagerie::totem

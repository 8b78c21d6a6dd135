// One rule for what may be taken back, at every table (engine/table.h).
#include <gtest/gtest.h>

#include "engine/table.h"

namespace menagerie {
namespace {

Table at(std::string_view game, const OptionValues& options, std::string_view position,
         std::initializer_list<std::string_view> actions) {
  Table table = std::move(Table::at(game, options, position).value());
  for (const std::string_view action : actions) EXPECT_TRUE(table.act(action)) << action;
  return table;
}

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

std::optional<std::size_t> back(const Table& table, std::vector<Seat> seats) {
  return table.take_back_to(seats);
}

constexpr std::string_view kPaths = "hgf/3/3/3/3/3/FHG s 1 -";

TEST(TakeBack, ABlockGoesBackWithTheChoiceItAnswered) {  // P5
  // South hides, North blocks and sees the side: North must not block the same choice again.
  Table table = at("two-paths", {}, kPaths, {"Fw", "w"});
  EXPECT_EQ(back(table, {kSecond}), 0U);
  EXPECT_EQ(back(table, {kFirst}), 0U);
  ASSERT_TRUE(table.take_back(std::vector{kSecond}));
  EXPECT_EQ(table.position(), kPaths);
}

TEST(TakeBack, AChoiceThatNobodyAnsweredGoesBackAlone) {
  const Table table = at("two-paths", {}, kPaths, {"Fw", "w", "Hw"});
  EXPECT_EQ(back(table, {kFirst}), 2U);
  // North has not answered yet: what North can take back is the duel before.
  EXPECT_EQ(back(table, {kSecond}), 0U);
}

TEST(TakeBack, ATableSetUpInTheMiddleOfADuelGoesNoFurther) {
  const Table table = at("two-paths", {}, "hgf/3/3/3/3/3/FHG s 1 Fw", {"w"});
  EXPECT_EQ(back(table, {kSecond}), std::nullopt);
}

TEST(TakeBack, TheChoiceAfterTwoSixesGoesBackUntilTheNextRoll) {  // H13
  const OptionValues open = {{"twelve", "may"}};
  constexpr std::string_view kBefore = "j10:i10,j9+3/j2:i2,i3,j1,j3,k1,k2+19 1 66 1 - j10,j9 7";
  EXPECT_EQ(back(at("totem", open, kBefore, {"i10-i11"}), {kFirst}), 0U);
  EXPECT_EQ(back(at("totem", open, kBefore, {"i10-i11", "leave"}), {kFirst}), 1U);
  EXPECT_EQ(back(at("totem", open, kBefore, {"i10-i11", "again"}), {kFirst}), 1U);
  EXPECT_EQ(back(at("totem", open, kBefore, {"i10-i11", "leave", "roll 21"}), {kFirst}),
            std::nullopt);
}

TEST(TakeBack, InTokanItIsTheLastMoveOfWhoeverAsks) {
  constexpr std::string_view kField =
      "J,L,J,.,l,j/jl,L,J,L,m,l/J,j,L,lj,l,M/M,J,m,j,j,L/.,J,mM,J,j,. r d3";
  Table table = at("tokan", {}, kField, {});
  Generator random(1);
  ASSERT_TRUE(table.act(table.random_action(random)));
  ASSERT_TRUE(table.act(table.random_action(random)));
  EXPECT_EQ(back(table, {kFirst}), 0U);
  EXPECT_EQ(back(table, {kSecond}), 1U);
  EXPECT_EQ(back(table, {kFirst, kSecond}), 1U);
  EXPECT_EQ(back(table, {}), std::nullopt);
}

constexpr std::string_view kTotem =
    "j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 - - - - 0";

TEST(TakeBack, NothingGoesBackOverARoll) {
  Table table = at("totem", {}, kTotem, {"roll 21"});
  EXPECT_EQ(back(table, {kFirst, kSecond}), std::nullopt);
  ASSERT_TRUE(table.act("use 1"));
  EXPECT_EQ(back(table, {kFirst}), 1U);
  EXPECT_EQ(back(table, {kSecond}), std::nullopt);
  while (table.node().turn == Turn::decision) ASSERT_TRUE(table.act(table.legal().front()));
  EXPECT_EQ(back(table, {kFirst}), table.ply() - 1);  // the next roll is still to come
  ASSERT_TRUE(table.act("roll 65"));
  EXPECT_EQ(back(table, {kFirst}), std::nullopt);
}

TEST(TakeBack, NothingGoesBackOnceSomethingFell) {  // H14
  const Table table = at("totem", {}, "j10:j11,j12+1/i15:i13,i14+1 1 21 1 - - 0", {"j12-i12"});
  ASSERT_FALSE(table.standing().over);
  EXPECT_EQ(back(table, {kFirst}), std::nullopt);
}

TEST(TakeBack, NothingGoesBackAfterTheLastTotem) {  // H17
  const Table table = at("totem", {}, "j10:j11,j12+1/i13:+1 1 21 1 - - 0", {"j12-i12"});
  ASSERT_TRUE(table.standing().over);
  EXPECT_EQ(back(table, {kFirst}), std::nullopt);
}

TEST(TakeBack, AnEndingGoesBackAlone) {
  Table table = at("two-paths", {}, kPaths, {"Fw", "w"});
  ASSERT_TRUE(table.end({.kind = Ending::Kind::resigned, .seat = kFirst}));
  EXPECT_EQ(back(table, {kFirst}), 2U);
  ASSERT_TRUE(table.take_back(std::vector{kFirst}));
  EXPECT_FALSE(table.standing().over);
  EXPECT_EQ(table.ply(), 2U);
}

}  // namespace
}  // namespace menagerie

// Why a turn is played: a position for each reason, and one in which nothing is to be said.
#include "players/totem/reasons.h"

#include <gtest/gtest.h>

#include "players/totem/player.h"
#include "totem/helpers.h"

namespace menagerie::totem {
namespace {

std::vector<Reason> reasons(const char* before, std::initializer_list<const char*> actions) {
  const Position start = position(before);
  Position end = start;
  for (const char* text : actions) {
    const Action action = Position::parse_action(text).value();
    EXPECT_TRUE(end.check(action)) << text << " in " << end.text();
    end.apply(action);
  }
  EXPECT_NE(end.node().turn, Turn::decision) << end.text();
  return reasons_for(start, end);
}

using Kind = Reason::Kind;
using Reasons = std::vector<Reason>;

TEST(TotemReasons, ATouchedTotem) {  // H15
  // The totem's pieces leave with it; they are not counted as taken.
  EXPECT_EQ(reasons("k9:i14,i15,j10,j11,j12,j13+19/j8:i5,i6,j6,j7,k4,k5+19 1 63 - - - 48",
                    {"use 3", "k9-j9", "end"}),
            (Reasons{{Kind::touches_totem, Seat{1}}}));
}

TEST(TotemReasons, TakenPiecesWithThoseThatFallWithThem) {  // H14, H16
  const Reasons found = reasons("i12:h13,i13,i14+0/j18:j15,j16,j17,k14,l13+5 1 21 - - - 0",
                                {"use 3", "h13-h14", "h14-h15", "h15-i15"});
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found[0], (Reason{Kind::takes, std::nullopt, 3}));
}

TEST(TotemReasons, APieceFromTheReserve) {  // H6
  EXPECT_EQ(reasons("j17:i16,i17,j18,k16,k17,l17+19/j3:i3,i4,j2,j4,k1,l1+19 2 22 - - - 9", {"+k2"}),
            (Reasons{{Kind::places}}));
}

TEST(TotemReasons, AGuardedTotem) {
  EXPECT_EQ(reasons("i14:j13,j14,j15,k15+19/m9:m10,n9,o7,o8,p6,p7+19/j5:j4,k2,k3,k4,k5,l3+19/"
                    "e13:c14,d14,e11,e12,f13,g13+18 2 11 - - - 2",
                    {"+l10"}),
            (Reasons{{Kind::places}, {Kind::guards}}));
}

TEST(TotemReasons, PiecesOutOfReach) {
  EXPECT_EQ(reasons("j16:i16,i17,j13,j14,j15,k16+19/j8:h8,i8,i9,j9,k7,k8+19 1 11 - - - 54",
                    {"use 2", "j13-i14", "i14-i15"}),
            (Reasons{{Kind::escapes}}));
}

TEST(TotemReasons, AnApproach) {
  EXPECT_EQ(reasons("j16:i15,i16,i17,j15,j17,k15+19/j8:i6,i7,i8,j7,j9,k7+19 1 41 - - - 47",
                    {"use 1", "i15-j14"}),
            (Reasons{{Kind::approaches, Seat{1}}}));
}

TEST(TotemReasons, AGatheringIsSaidWhereThereIsNothingElse) {
  EXPECT_EQ(reasons("i17:i16,j16,j17,j18,k18,l17+19/i2:h3,i3,j1,j3,k1,k2+19 2 52 - - - 3",
                    {"use 2", "i2-j2", "h3-i2"}),
            (Reasons{{Kind::gathers}}));
}

TEST(TotemReasons, NothingIsMadeUp) {
  EXPECT_EQ(reasons("k9:i14,i15,j10,j11,j12,j13+19/i7:i5,i6,j6,j7,k4,k5+19 2 32 - - - 47",
                    {"use 2", "k4-j5", "end", "j7-k6"}),
            Reasons{});
}

TEST(TotemReasons, ThePlanOfAnAnalysisGoesToTheEndOfTheTurn) {
  Player player;
  Watch<Position> watch;
  watch.max_depth = 2;
  Position now = position("j10:j11,j12,j13,k12+0/j15:k15+5 1 31 - - - 0");
  // In the middle of the turn it is the rest of it.
  while (now.stage() != Stage::over) {
    const Analysis<Position> analysis = player.analyse(now, watch);
    const auto found = Player::reasons(now, analysis.pv);
    ASSERT_TRUE(found.has_value());
    ASSERT_FALSE(found->empty());
    EXPECT_EQ(found->front(), (Reason{Kind::touches_totem, Seat{1}}));
    now.apply(analysis.pv.front());
  }
}

TEST(TotemReasons, ThereIsNoPlanWhereNoTurnIsUnderWay) {
  const std::vector<Action> start = {Action::start(space("j18"))};
  EXPECT_FALSE(Player::reasons(Position::unseated(2), start));
  EXPECT_FALSE(Player::reasons(Position(), {}));
  Position rolled;
  rolled.apply(Action::roll(5, 3));
  const std::vector<Action> half = {Action::use(3)};
  EXPECT_FALSE(Player::reasons(rolled, half));
}

}  // namespace
}  // namespace menagerie::totem

// A test for every numbered rule of a turn, on positions as small as the rule allows.
#include <gtest/gtest.h>

#include "helpers.h"

namespace menagerie::totem {
namespace {

// An opponent far away who does not matter.
const std::string kFar = "/j2:i2,i3,j1,j3,k1,k2+19";

TEST(Totem, BeginsWithSixPiecesAroundEachTotemAndNineteenInReserve) {  // H1, H4
  const Position start;
  EXPECT_EQ(start.text(), "j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 - - - - 0");
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    EXPECT_EQ(start.piece_count(seat), 6);
    EXPECT_EQ(start.reserve(seat), 19);
    EXPECT_EQ(neighbours_in(start.pieces(seat), start.totem(seat)), 63);
  }
}

TEST(Totem, RollsTwoDiceDoublesHalfAsOften) {  // H5
  const Position start;
  EXPECT_EQ(start.node(), (Node{Turn::chance, {}}));
  EXPECT_EQ(legal(start),
            "roll 11;roll 21;roll 22;roll 31;roll 32;roll 33;roll 41;roll 42;roll 43;roll 44;"
            "roll 51;roll 52;roll 53;roll 54;roll 55;roll 61;roll 62;roll 63;roll 64;roll 65;"
            "roll 66");
  Position::Chances chances;
  start.chance(chances);
  std::uint32_t total = 0;
  for (const auto& [action, weight] : chances) {
    EXPECT_EQ(weight, action.high() == action.low() ? 1U : 2U);
    total += weight;
  }
  EXPECT_EQ(total, 36U);
  EXPECT_EQ(chances.size(), 21U);
}

TEST(Totem, TenOrTwoEqualDiceAllowAnExchange) {  // H6
  const std::string before = "j10:i10,j9+3" + kFar + " 1 ";
  EXPECT_EQ(legal(before + "64 - - - 0"), "+i11;+j11;+k10;+k9;use 10;use 4;use 6");
  EXPECT_EQ(legal(before + "11 - - - 0"), "+i11;+j11;+k10;+k9;use 1;use 2");
  EXPECT_EQ(legal(before + "63 - - - 0"), "use 3;use 6;use 9");
  EXPECT_EQ(legal("j10:i10,j9+0" + kFar + " 1 64 - - - 0"), "use 10;use 4;use 6");
  EXPECT_EQ(legal("j10:i10,i11,j11,j9,k10,k9+3" + kFar + " 1 22 - - - 0"), "use 2;use 4");
}

TEST(Totem, AnExchangeIsTheWholeTurnAndEliminatesNothing) {  // H6
  EXPECT_EQ(after("j10:i10+3/j12:i12+5 1 64 - - - 7", "+j11"),
            "j10:i10,j11+2/j12:i12+5 2 - - - - 1");
}

TEST(Totem, OneDieMayBeDiscarded) {  // H7
  const std::string before = "j10:i10,j9+0" + kFar + " 1 53 - - - 0";
  EXPECT_EQ(legal(before), "use 3;use 5;use 8");
  EXPECT_EQ(position(after(before, "use 5")).points(), 5);
  EXPECT_EQ(legal("j10:i10,j9+0" + kFar + " 1 55 - - - 0"), "use 10;use 5");
}

TEST(Totem, AnExchangeMustBeMadeIfNothingElseIsPossible) {  // H7
  const std::string alone = "j10:+3" + kFar + " 1 ";
  EXPECT_EQ(legal(alone + "64 - - - 4"), "+i10;+i11;+j11;+j9;+k10;+k9");
  EXPECT_EQ(legal(alone + "61 - - - 4"), "pass");
  EXPECT_EQ(after(alone + "61 - - - 4", "pass"), "j10:+3" + kFar + " 2 - - - - 5");
}

TEST(Totem, PointsThatNobodyCanUseLapse) {  // H7
  // The piece has walked round its totem, and the totem has rested: nobody is left.
  EXPECT_EQ(after("j10:i11+0" + kFar + " 1 65 6 - j10 0", "i11-i10;i10-j9;j9-k9;k9-k10;k10-j11"),
            "j10:j11+0" + kFar + " 2 - - - - 1");
}

TEST(Totem, APieceTravelsOnceATurnAndTheTotemMayTravelToo) {  // H8
  const std::string rested = after("j10:j11+0" + kFar + " 1 61 7 - - 0", "j11-i11;end");
  EXPECT_EQ(rested, "j10:i11+0" + kFar + " 1 61 6 - i11 0");
  EXPECT_EQ(legal(rested), "j10-i10;j10-j11");
  EXPECT_EQ(position(after(rested, "j10-i10")).totem(Seat{0}), space("i10"));
}

TEST(Totem, EveryStepKeepsAllPiecesConnected) {  // H9
  EXPECT_EQ(legal("j10:j11,j12+0" + kFar + " 1 21 1 - - 0"), "j10-i11;j10-k10;j12-i12;j12-k11");
}

TEST(Totem, APieceBetweenTwoPartsMayStepToAnotherSpaceThatJoinsThem) {  // H9
  EXPECT_EQ(legal("j10:j11,k11+0" + kFar + " 1 21 1 - - 0"),
            "j10-i11;j10-k10;j11-k10;k11-j12;k11-k10");
}

TEST(Totem, ALinkMayStepToASpaceThatJoinsItsPartsFromOutside) {  // H9
  // Without j10 the group falls apart; i11 touches h11 of one part and i12 of the other.
  const Position link = position("j9:h10,h11,i12,i9,j10,j12,k10,k11+0" + kFar + " 1 21 1 - - 0");
  EXPECT_EQ(why_not(link, "j10-i11"), "");
  EXPECT_EQ(why_not(link, "j10-k9"), "");
  for (const std::string to : {"i10", "j11"}) {
    EXPECT_EQ(why_not(link, "j10-" + to),
              "After the step to " + to + " not all pieces would be connected to their totem.");
  }
}

TEST(Totem, APieceNeverReturnsWithinItsTravelButOthersMayUseTheSpace) {  // H10
  const std::string travelling = after("j10:j11,k10+0" + kFar + " 1 61 7 - - 0", "j11-k11");
  EXPECT_EQ(legal(travelling), "end;k11-l10");
  EXPECT_EQ(why_not(travelling, "k11-j11"),
            "The piece has stood on j11 in this turn already and may not return.");
  EXPECT_EQ(why_not(after(travelling, "end"), "k10-j11"), "");
}

TEST(Totem, ATravelMayEndEarlyOnlyIfAnotherPieceCanGoOn) {  // H11
  EXPECT_EQ(legal("j10:j11+0" + kFar + " 1 61 6 k10>j11 - 0"), "end;j11-i11");
  EXPECT_EQ(legal("j10:j11+0" + kFar + " 1 61 5 k10>j11 j10 0"), "j11-i11");
  EXPECT_EQ(why_not("j10:j11+0" + kFar + " 1 61 5 k10>j11 j10 0", "end"),
            "No other piece can use the points that are left, so the travelling piece goes on.");
}

TEST(Totem, ATravelThatMayNotEndGoesPastATotemItTouches) {  // H11
  const std::string touching = after("j10:j11,j9+5/h12:g13+5 1 61 3 - j10,j9 0", "j11-i11");
  EXPECT_EQ(legal(touching), "i11-i10");
  EXPECT_EQ(after(touching, "i11-i10;i10-i9"), "j10:i9,j9+5/h12:g13+5 2 - - - - 1");
}

TEST(Totem, ATotemWithoutPiecesMayNotMove) {  // H12
  EXPECT_EQ(legal("j10:+0" + kFar + " 1 66 - - - 4"), "pass");
  EXPECT_EQ(why_not("j10:+0" + kFar + " 1 66 - - - 4", "use 12"),
            "A totem without pieces on the board may not move.");
}

TEST(Totem, TwoSixesGiveAnotherTurnWhateverTheyWereUsedFor) {  // H13
  EXPECT_EQ(after("j10:+0" + kFar + " 1 66 - - - 4", "pass"), "j10:+0" + kFar + " 1 - - - - 5");
  EXPECT_EQ(after("j10:+3" + kFar + " 1 66 - - - 4", "+j11"), "j10:j11+2" + kFar + " 1 - - - - 1");
  const std::string again = after("j10:j11+0" + kFar + " 1 66 1 - j10 4", "j11-i11");
  EXPECT_EQ(again, "j10:i11+0" + kFar + " 1 - - - - 5");
  // What has travelled in the first turn may travel again, and return.
  EXPECT_EQ(legal(after(again, "roll 21;use 1")), "i11-i10;i11-j11;j10-i10;j10-j11");
}

TEST(Totem, TheTouchedPieceFarthestFromItsTotemIsEliminated) {  // H14
  EXPECT_EQ(after("j9:i10,j10+0/i14:h12,i12,i13+5 1 21 1 - - 3", "i10-i11"),
            "j9:i11,j10+0/i14:i12,i13+5 2 - - - - 1");
}

TEST(Totem, TheAttackerChoosesBetweenEquallyFarPiecesOfSeveralOpponents) {  // H14
  const std::string choice =
      after("j9:i10,j10+0/i14:i12,i13+5/k12:j11,k11+5 1 21 2 - - 3", "i10-i11");
  EXPECT_EQ(choice, "j9:i11,j10+0/i14:i12,i13+5/k12:j11,k11+5 1 21 1 !i10>i11 - 3");
  EXPECT_EQ(position(choice).node(), (Node{Turn::decision, Seat{0}}));
  EXPECT_EQ(legal(choice), "xi12;xj11");
  EXPECT_EQ(after(choice, "xj11"), "j9:i11,j10+0/i14:i12,i13+5/k12:k11+5 1 21 1 - i11 0");
}

TEST(Totem, OnePieceIsEliminatedForEachTravelThatEnds) {  // H14
  const std::string once = after("j9:i10,j10,k9+0/i14:h12,i12,i13+5 1 31 4 - - 3", "i10-i11;end");
  EXPECT_EQ(once, "j9:i11,j10,k9+0/i14:i12,i13+5 1 31 3 - i11 0");
  EXPECT_EQ(after(once, "k9-k10;k10-j11"), "j9:i11,j10,j11+0/i14:i13+5 1 31 1 - i11,j11 0");
}

TEST(Totem, StandingNextToEachOtherDoesNothing) {  // H14
  EXPECT_EQ(after("j9:i10,i11,j10+0/i14:i12,i13+5 1 21 1 - - 3", "j9-i9"),
            "i9:i10,i11,j10+0/i14:i12,i13+5 2 - - - - 4");
}

TEST(Totem, ATouchedTotemIsEliminatedInsteadOfPieces) {  // H15
  EXPECT_EQ(after("j9:i10,j10+0/i12:h12,h13+5/j13:j11,j12+5 1 21 1 - - 3", "i10-i11"),
            "j9:i11,j10+0/x/j13:j11,j12+5 3 - - - - 1");
}

TEST(Totem, EveryTouchedTotemIsEliminated) {  // H15
  EXPECT_EQ(after("j9:i10,j10+0/i12:h13+5/j11:k11+5/s1:r2+2 1 21 1 - - 3", "i10-i11"),
            "j9:i11,j10+0/x/x/s1:r2+2 4 - - - - 1");
}

TEST(Totem, PiecesCutOffFromTheirTotemGoToo) {  // H16
  EXPECT_EQ(after("j9:i10,j10+0/h14:h13,i12,j12,k12+5 1 21 1 - - 3", "i10-i11"),
            "j9:i11,j10+0/h14:h13+5 2 - - - - 1");
}

TEST(Totem, AFreedSpaceCanBeUsedAtOnce) {  // H16
  const std::string freed =
      after("j9:i10,j10,k9+0/h14:h13,i12+5 1 31 4 - - 3", "i10-i11;end;k9-k10;k10-j11");
  EXPECT_EQ(freed, "j9:i11,j10,j11+0/h14:h13+5 1 31 1 k9>k10>j11 i11 0");
  EXPECT_EQ(legal(freed), "end;j11-i12");
}

TEST(Totem, TheLastPlayerWithATotemWinsAndTheFieldsStay) {  // H17
  const std::string end = after("j9:i10,j10+0/i12:h12,h13+5 1 21 3 - - 3", "i10-i11;end");
  EXPECT_EQ(end, "j9:i11,j10+0/x 1 21 2 - i11 0");
  const Position won = position(end);
  EXPECT_EQ(won.node().turn, Turn::over);
  EXPECT_EQ(won.outcome().winner(), 0);
  EXPECT_EQ(legal(won), "");
}

TEST(Totem, AWinComesBeforeADraw) {  // H17
  const Position won = position(after("j10:i10+0/i12:h12,h13+5 1 21 1 - - 3", "i10-i11"));
  EXPECT_EQ(won.text(), "j10:i11+0/x 1 21 0 - i11 0");
  EXPECT_EQ(won.outcome().winner(), 0);
}

TEST(Totem, OnePieceEachAndNoReserveIsADrawInTheMiddleOfATurn) {  // H18
  const Position drawn = position(after("j10:i10+0/i14:i12,i13+0 1 21 2 - - 3", "i10-i11;end"));
  EXPECT_EQ(drawn.text(), "j10:i11+0/i14:i13+0 1 21 1 - i11 0");
  EXPECT_EQ(drawn.node().turn, Turn::over);
  EXPECT_EQ(drawn.outcome().winner(), -1);
}

TEST(Totem, AnExchangeCanDrawTheGameToo) {  // H18
  const std::string drawn = after("j10:+1/j15:j14+0 1 66 - - - 3", "+i10");
  EXPECT_EQ(drawn, "j10:i10+0/j15:j14+0 1 - - - - 1");
  EXPECT_TRUE(over(drawn));
  EXPECT_FALSE(over("j10:i10+1/j15:j14+0 1 - - - - 1"));
}

TEST(Totem, TotemsAloneWithoutReserveAreADraw) {  // H18
  EXPECT_TRUE(over("j10:+0/j15:+0 1 - - - - 3"));
  EXPECT_FALSE(over("j10:+0/j15:+1 1 - - - - 3"));
  EXPECT_FALSE(over("j10:i10+0/j15:+0 1 - - - - 3"));
}

TEST(Totem, AHundredQuietTurnsAreADraw) {  // H18
  const std::string drawn = after("j10:+3" + kFar + " 1 61 - - - 99", "pass");
  EXPECT_EQ(drawn, "j10:+3" + kFar + " 2 - - - - 100");
  EXPECT_TRUE(over(drawn));
  EXPECT_EQ(position(drawn).outcome().winner(), -1);
  EXPECT_FALSE(over("j10:+3" + kFar + " 1 - - - - 99"));
}

TEST(Totem, ATableMayChangeTheQuietLimitOrSwitchItOff) {  // H18
  const std::string text = "j10:+3" + kFar + " 1 - - - - 7";
  EXPECT_EQ(Position::parse(text, 7)->node().turn, Turn::over);
  EXPECT_EQ(Position::parse(text, 8)->node().turn, Turn::chance);
  EXPECT_EQ(Position::parse("j10:+3" + kFar + " 1 - - - - 5000", 0)->node().turn, Turn::chance);
  Position endless = *Position::parse("j10:+3" + kFar + " 1 61 - - - 999999999", 0);
  endless.apply(Action::pass());
  EXPECT_EQ(endless.text(), "j10:+3" + kFar + " 2 - - - - 999999999");
}

TEST(Totem, EndStandsBetweenTheStepsFromRowsEAndF) {
  EXPECT_EQ(legal("e12:e13+0/s1:r2+2 1 61 6 f12>e13 - 0"), "e13-d13;end");
  EXPECT_EQ(legal("f12:f13+0/s1:r2+2 1 61 6 g12>f13 - 0"), "end;f13-e13");
}

TEST(Totem, RanksFollowWhoStillHasATotem) {
  const Outcome drawn = position("x/j10:j11+0/j15:j14+0 2 - - - - 3").outcome();
  EXPECT_EQ(drawn.scores, (Scores{0, 1, 1, 0}));
  EXPECT_EQ(drawn.ranks, (std::array<std::uint8_t, 4>{3, 1, 1, 0}));
  const Outcome won = position("x/x/i9:g9,h9,i10,j9+19/x 3 53 0 - i10,j9 0").outcome();
  EXPECT_EQ(won.scores, (Scores{0, 0, 1, 0}));
  EXPECT_EQ(won.ranks, (std::array<std::uint8_t, 4>{2, 2, 1, 2}));
}

TEST(Totem, TellsWhatTheEndOfATravelWouldDo) {
  const Strike cut =
      position("j9:i10,j10+0/h14:h13,i12,j12,k12+5 1 21 1 - - 3").strike(space("i11"));
  EXPECT_EQ(cut.lost[1], (SpaceSet{space("i12"), space("j12"), space("k12")}));
  EXPECT_TRUE(cut.choices.empty());
  const Strike choice =
      position("j9:i10,j10+0/i14:i12,i13+5/k12:j11,k11+5 1 21 2 - - 3").strike(space("i11"));
  EXPECT_EQ(choice.choices, (SpaceSet{space("i12"), space("j11")}));
  EXPECT_TRUE(choice.lost[1].empty() && choice.lost[2].empty());
  const Strike totem = position("j9:i10,j10+0/i12:h12,h13+5 1 21 3 - - 3").strike(space("i11"));
  EXPECT_EQ(totem.lost[1], (SpaceSet{space("h12"), space("h13"), space("i12")}));
}

TEST(Totem, ShowsAllThatAViewNeeds) {
  const Position p = position("j10:i11,j9+4" + kFar + " 1 61 4 i10>i11 j9 3");
  EXPECT_EQ(p.stage(), Stage::travel);
  EXPECT_EQ(p.pieces(Seat{0}), (SpaceSet{space("i11"), space("j9")}));
  EXPECT_EQ(p.group(Seat{0}).size(), 3);
  EXPECT_EQ(p.reserve(Seat{0}), 4);
  EXPECT_EQ(p.dice(), (Dice{6, 1}));
  EXPECT_EQ(p.points(), 4);
  ASSERT_EQ(p.path().size(), 2U);
  EXPECT_EQ(p.path()[0], space("i10"));
  EXPECT_EQ(p.travelled(), SpaceSet{space("j9")});
  EXPECT_EQ(p.quiet_turns(), 3U);
  EXPECT_EQ(p.quiet_limit(), 100U);
  EXPECT_EQ(p.seen_by(Viewer{}), p);
}

}  // namespace
}  // namespace menagerie::totem

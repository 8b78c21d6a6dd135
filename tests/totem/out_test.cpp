// A seat that gives up or runs out of time is out, whatever the game is about to do (H19).
#include <algorithm>
#include <gtest/gtest.h>

#include "helpers.h"
#include "plain_out.h"

namespace menagerie::totem {
namespace {

const std::string kOne = "j10:i10,j9+3";
const std::string kTwo = "j2:j3+1";
const std::string kThree = "r10:r9+2";
const std::string kAll = kOne + "/" + kTwo + "/" + kThree;
// Start groups of a table of three.
const std::string kJ18 = "j18:i18,i19,j17,j19,k17,k18+19";
const std::string kR2 = "r2:q2,q3,r1,r3,s1,s2+19";
const std::string kB10 = "b10:a10,a11,b11,b9,c10,c9+19";

// ---- The seat on turn

TEST(TotemOut, TheTurnPassesFromASeatThatIsOutBeforeItsRoll) {  // H19
  EXPECT_EQ(after(kAll + " 1 - - - - 7", "out 1"), "x/" + kTwo + "/" + kThree + " 2 - - - - 0");
  EXPECT_EQ(after(kAll + " 3 - - - - 7", "out 3"), kOne + "/" + kTwo + "/x 1 - - - - 0");
}

TEST(TotemOut, TheTurnPassesToTheNextSeatLeft) {  // H19
  EXPECT_EQ(after(kOne + "/x/" + kTwo + "/" + kThree + " 1 - - - - 7", "out 1"),
            "x/x/" + kTwo + "/" + kThree + " 3 - - - - 0");
  EXPECT_EQ(after("x/" + kOne + "/" + kTwo + "/" + kThree + " 4 - - - - 7", "out 4"),
            "x/" + kOne + "/" + kTwo + "/x 2 - - - - 0");
}

TEST(TotemOut, TheRollOfASeatThatIsOutIsForgotten) {  // H19
  const std::string next = kOne + "/x/" + kThree + " 3 - - - - 0";
  EXPECT_EQ(after(kAll + " 2 53 - - - 7", "out 2"), next);
  EXPECT_EQ(after(kAll + " 2 53 8 - - 7", "out 2"), next);
}

TEST(TotemOut, ASeatThatIsOutDoesNotPlayAgainAfterATwelve) {  // H13, H19
  EXPECT_EQ(after(kAll + " 2 66 - - - 7", "out 2"), kOne + "/x/" + kThree + " 3 - - - - 0");
}

TEST(TotemOut, TheTravelOfASeatThatIsOutIsForgotten) {  // H19
  EXPECT_EQ(after("j10:i11,j9+3/" + kTwo + "/" + kThree + " 1 61 5 i10>i11 j9 7", "out 1"),
            "x/" + kTwo + "/" + kThree + " 2 - - - - 0");
}

TEST(TotemOut, AnAttackerThatIsOutTakesNothing) {  // H19
  EXPECT_EQ(after("j9:i11,j10+0/i14:i12,i13+5/k12:j11,k11+5 1 21 1 !i10>i11 - 3", "out 1"),
            "x/i14:i12,i13+5/k12:j11,k11+5 2 - - - - 0");
}

// ---- Another seat

TEST(TotemOut, ATurnGoesOnWhenAnotherSeatIsOut) {  // H19
  EXPECT_EQ(after(kAll + " 1 - - - - 7", "out 2"), kOne + "/x/" + kThree + " 1 - - - - 0");
  EXPECT_EQ(after(kAll + " 1 66 - - - 7", "out 2"), kOne + "/x/" + kThree + " 1 66 - - - 0");
  EXPECT_EQ(after(kAll + " 1 61 5 - i10,j9 7", "out 3"),
            kOne + "/" + kTwo + "/x 1 61 5 - i10,j9 0");
}

TEST(TotemOut, SpacesThatBecomeFreeCanBeUsedAtOnce) {  // H7, H19
  const std::string stuck = "a10:a11+0/c10:b10+5/" + kThree + " 1 53 - - - 7";
  EXPECT_EQ(legal(stuck), "pass");
  EXPECT_EQ(legal(after(stuck, "out 2")), "use 3;use 5;use 8");
}

TEST(TotemOut, ATravelGoesOnAmongTheSpacesThatAreFreeNow) {  // H19
  const std::string before = "j10:h10,h11,i11,i9,j9+0/f14:g13,h12+5/" + kThree;
  EXPECT_EQ(legal(before + " 1 31 3 j11>i11 - 7"), "end;i11-i10");
  const std::string free = after(before + " 1 31 3 j11>i11 - 7", "out 2");
  EXPECT_EQ(free, "j10:h10,h11,i11,i9,j9+0/x/" + kThree + " 1 31 3 j11>i11 - 0");
  EXPECT_EQ(legal(free), "end;i11-h12;i11-i10");
}

TEST(TotemOut, ATravelMayEndWhenAnotherPieceHasAStepNow) {  // H11, H19
  // Only the piece in the corner has not travelled, and seat 2 shuts it in.
  const std::string text = "b10:a10,b9,c10+0/a12:a11+1/" + kThree + " 1 42 2 b11>c10 b10,b9 7";
  EXPECT_EQ(legal(text), "c10-c9");
  EXPECT_EQ(legal(after(text, "out 2")), "c10-c9;end");
}

// ---- The attacker's choice

TEST(TotemOut, TheChoicesThatAreLeftStand) {  // H14, H19
  const std::string before = "j9:i11,j10+0/i14:i12,i13+5/k12:j11,k11+5/h13:h11,h12+5";
  EXPECT_EQ(legal(before + " 1 21 1 !i10>i11 - 3"), "xh11;xi12;xj11");
  EXPECT_EQ(legal(after(before + " 1 21 1 !i10>i11 - 3", "out 3")), "xh11;xi12");
}

TEST(TotemOut, ASingleChoiceThatIsLeftIsStillWritten) {  // H14, H19
  const std::string before = "j9:i11,j10+0/i14:i12,i13+5/k12:j11,k11+5 1 21 1 !i10>i11 - 3";
  const std::string left = after(before, "out 3");
  EXPECT_EQ(left, "j9:i11,j10+0/i14:i12,i13+5/x 1 21 1 !i10>i11 - 0");
  EXPECT_EQ(legal(left), "xi12");
  EXPECT_EQ(after(left, "xi12"), "j9:i11,j10+0/i14:i13+5/x 1 21 1 - i11 0");
}

TEST(TotemOut, WithNoChoiceLeftTheTravelEndsWithoutAnElimination) {  // H14, H19
  // The piece on h12 was nearer to its totem than the choices, so it was none and does not become
  // one.
  const std::string before = "j9:i11,j10+0/g13:h12+5/k12:i12,j11,k11+5";
  EXPECT_EQ(legal(before + " 1 21 1 !i10>i11 - 3"), "xi12;xj11");
  EXPECT_EQ(after(before + " 1 21 1 !i10>i11 - 3", "out 3"),
            "j9:i11,j10+0/g13:h12+5/x 1 21 1 - i11 0");
}

TEST(TotemOut, WithNoChoiceLeftTheTurnEndsWhereNothingElseCanMove) {  // H7, H13, H19
  const std::string before = "j9:i11,j10+0/g13:h12+5/k12:i12,j11,k11+5 1 ";
  const std::string left = "j9:i11,j10+0/g13:h12+5/x ";
  EXPECT_EQ(after(before + "21 0 !i10>i11 - 3", "out 3"), left + "2 - - - - 1");
  EXPECT_EQ(after(before + "66 0 !i10>i11 j10 3", "out 3"), left + "1 - - - - 1");
  EXPECT_EQ(after(before + "21 1 !i10>i11 j10 3", "out 3"), left + "1 21 1 - i11,j10 0");
}

TEST(TotemOut, AChoiceIsNotTakenBackWhenTheAttackerCouldGoOnNow) {  // H11, H19
  // The attacker could not move any more; now i10 is free, and no other piece has a step.
  const std::string before = "j10:i11,j9+5/i14:i12,i13+5/g14:h12,h13+5/h10:i10+5";
  const std::string text = before + " 1 61 3 !j11>i11 j10,j9 0";
  const Result<Position> refused = Position::parse("j10:i11,j9+5/i14:i12,i13+5/g14:h12,h13+5/" +
                                                   kThree + " 1 61 3 !j11>i11 j10,j9 0");
  EXPECT_FALSE(refused) << "with nobody out the piece would still be travelling";
  EXPECT_EQ(legal(text), "xh12;xi12");
  EXPECT_EQ(legal(after(text, "out 4")), "xh12;xi12");
}

// ---- The end of the game

TEST(TotemOut, TheLastOneLeftWins) {  // H17, H19
  const Position won = position(after(kOne + "/x/" + kThree + " 1 53 - - - 7", "out 1"));
  EXPECT_EQ(won.text(), "x/x/" + kThree + " 3 - - - - 0");
  EXPECT_EQ(won.node().turn, Turn::over);
  EXPECT_EQ(won.outcome().winner(), 2);
  EXPECT_EQ(won.outcome().ranks, (std::array<std::uint8_t, 4>{2, 2, 1, 0}));
}

TEST(TotemOut, WhoWinsInTheMiddleOfATurnLeavesItAsItIs) {  // H17, H19
  const std::string before = kOne + "/x/" + kThree + " 1 ";
  const std::string won = kOne + "/x/x 1 ";
  for (const std::string fields : {"- - - - ", "53 - - - ", "53 8 - - ", "53 2 - j9 "}) {
    EXPECT_EQ(after(before + fields + "7", "out 3"), won + fields + "0");
    EXPECT_TRUE(over(won + fields + "0"));
    EXPECT_EQ(position(won + fields + "0").outcome().winner(), 0);
  }
}

TEST(TotemOut, ATravelIsOverWithTheGame) {  // H17, H19
  EXPECT_EQ(after("j10:i11,j9+3/x/" + kThree + " 1 61 5 i10>i11 j9 7", "out 3"),
            "j10:i11,j9+3/x/x 1 61 5 - i11,j9 0");
  EXPECT_EQ(after("j9:i11,j10+0/x/k12:i12,j11,k11+5 1 21 1 !i10>i11 - 3", "out 3"),
            "j9:i11,j10+0/x/x 1 21 1 - i11 0");
}

TEST(TotemOut, OnePieceEachAmongThoseLeftIsADraw) {  // H18, H19
  const std::string before = "j10:i10+0/j15:j14+0/" + kThree + " ";
  const Position drawn = position(after(before + "3 - - - - 7", "out 3"));
  EXPECT_EQ(drawn.text(), "j10:i10+0/j15:j14+0/x 1 - - - - 0");
  EXPECT_EQ(drawn.node().turn, Turn::over);
  EXPECT_EQ(drawn.outcome().winner(), -1);
  EXPECT_TRUE(over(after("j10:i11+0/j15:j14+0/" + kThree + " 1 61 6 i10>i11 - 7", "out 3")));
  EXPECT_FALSE(over(after("j10:i10+1/j15:j14+0/" + kThree + " 3 - - - - 7", "out 3")));
}

TEST(TotemOut, NoPieceAmongThoseLeftIsADraw) {  // H18, H19
  EXPECT_TRUE(over(after("j10:+0/j15:+0/" + kThree + " 1 61 - - - 7", "out 3")));
  EXPECT_FALSE(over(after("j10:+0/j15:+1/" + kThree + " 1 61 - - - 7", "out 3")));
}

TEST(TotemOut, AGameThatHasGoneQuietIsQuietNoMore) {  // H18, H19
  const std::string woken = after(kAll + " 1 61 - - - 99", "out 2");
  EXPECT_EQ(position(woken).quiet_turns(), 0U);
  EXPECT_FALSE(over(after(woken, "use 1;i10-i11")));
}

// ---- While an extra turn is decided on

TEST(TotemOut, ASeatThatIsOutDoesNotDecideOnItsExtraTurn) {  // H13, H19
  EXPECT_EQ(after(kAll + " 2 66 - ? - 7", "out 2", Twelve::may),
            kOne + "/x/" + kThree + " 3 - - - - 0");
}

TEST(TotemOut, AnExtraTurnIsStillDecidedOnWhenAnotherSeatIsOut) {  // H13, H19
  EXPECT_EQ(after(kAll + " 2 66 - ? - 7", "out 3", Twelve::may),
            kOne + "/" + kTwo + "/x 2 66 - ? - 0");
}

TEST(TotemOut, TheLastOneLeftHasNoExtraTurnToDecideOn) {  // H13, H17, H19
  EXPECT_EQ(after(kOne + "/x/" + kThree + " 1 66 - ? - 7", "out 3", Twelve::may),
            kOne + "/x/x 1 - - - - 0");
}

// ---- While start spaces are chosen

TEST(TotemOut, ASeatMayBeOutBeforeItWasSeated) {  // H3, H19
  EXPECT_EQ(after("-/-/- 1 - - - - 0", "out 1"), "x/-/- 2 - - - - 0");
  EXPECT_EQ(after("-/-/- 1 - - - - 0", "out 2"), "-/x/- 1 - - - - 0");
  EXPECT_EQ(after(kJ18 + "/-/-/- 2 - - - - 0", "out 3"), kJ18 + "/-/x/- 2 - - - - 0");
  EXPECT_EQ(after(kJ18 + "/-/- 2 - - - - 0", "out 2"), kJ18 + "/x/- 3 - - - - 0");
}

TEST(TotemOut, SeatsThatAreOutAreSkippedWhenStartSpacesAreChosen) {  // H3, H19
  EXPECT_EQ(after("-/x/- 1 - - - - 0", "@j18"), kJ18 + "/x/- 3 - - - - 0");
  EXPECT_EQ(after("-/x/- 1 - - - - 0", "@j18;@b10"), kJ18 + "/x/" + kB10 + " 1 - - - - 0");
}

TEST(TotemOut, ThePatternIsThatOfTheTablesNumberOfSeats) {  // H3, H19
  EXPECT_EQ(legal(after("-/-/- 1 - - - - 0", "@j18;out 2")), "@b10;@r2");
  EXPECT_EQ(legal(after("-/-/-/- 1 - - - - 0", "out 2;@j18;out 3")), "@b14;@j2;@r6");
}

TEST(TotemOut, ASeatMayBeOutAfterItWasSeatedAndItsSpaceIsLeftAgain) {  // H3, H19
  const std::string left = after(kJ18 + "/" + kR2 + "/- 3 - - - - 0", "out 1");
  EXPECT_EQ(left, "x/" + kR2 + "/- 3 - - - - 0");
  EXPECT_EQ(legal(left), "@b10;@j18");
}

TEST(TotemOut, WithNoTotemLeftThePatternIsOpenAgain) {  // H3, H19
  const std::string open = after("-/-/- 1 - - - - 0", "@j18;out 1");
  EXPECT_EQ(open, "x/-/- 2 - - - - 0");
  EXPECT_EQ(legal(open), legal("-/-/- 1 - - - - 0"));
  EXPECT_EQ(legal(after(open, "@b14")), "@n14;@n2");
}

TEST(TotemOut, TheLowestSeatLeftBegins) {  // H3, H19
  EXPECT_EQ(after("x/" + kR2 + "/- 3 - - - - 0", "@b10"), "x/" + kR2 + "/" + kB10 + " 2 - - - - 0");
  EXPECT_EQ(after(kJ18 + "/" + kR2 + "/- 3 - - - - 0", "out 3"),
            kJ18 + "/" + kR2 + "/x 1 - - - - 0");
}

TEST(TotemOut, TheLastOneLeftWinsBeforeEverybodyIsSeated) {  // H17, H19
  const Position seated = position(after(kJ18 + "/-/- 2 - - - - 0", "out 2;out 3"));
  EXPECT_EQ(seated.text(), kJ18 + "/x/x 1 - - - - 0");
  EXPECT_EQ(seated.outcome().winner(), 0);
  const Position waiting = position(after("-/-/- 1 - - - - 0", "@j18;out 1;out 2"));
  EXPECT_EQ(waiting.text(), "x/x/- 3 - - - - 0");
  EXPECT_EQ(waiting.node().turn, Turn::over);
  EXPECT_EQ(waiting.outcome().winner(), 2);
  EXPECT_EQ(waiting.scores(), (Scores{0, 0, 1, 0}));
  EXPECT_EQ(legal(waiting), "");
}

TEST(TotemOut, SeatsWithoutPiecesThatWaitForTheirStartAreNoDraw) {  // H18, H19
  EXPECT_FALSE(over("x/-/- 2 - - - - 0"));
  EXPECT_EQ(position("x/-/- 2 - - - - 0").node(), (Node{Turn::decision, Seat{1}}));
}

TEST(TotemOut, TellsWhoIsOutAndWhoWaits) {  // H19
  const Position now = position(kJ18 + "/x/- 3 - - - - 0");
  EXPECT_TRUE(now.in_play(Seat{0}) && !now.is_out(Seat{0}) && !now.waits(Seat{0}));
  EXPECT_TRUE(!now.in_play(Seat{1}) && now.is_out(Seat{1}) && !now.waits(Seat{1}));
  EXPECT_TRUE(!now.in_play(Seat{2}) && !now.is_out(Seat{2}) && now.waits(Seat{2}));
}

// ---- Against the same told word by word

// Plays random games of three and four, crowded or seated one after the other, in which seats are
// out now and then, and shows every position that is not over.
template <class Visit>
void along_games_with_outs(int games, Visit&& visit) {
  for (int game = 0; game < games; ++game) {
    Generator random(static_cast<std::uint64_t>(game) + 19);
    const int seats = 3 + game % 2;
    const std::uint64_t rarity = game % 3 == 0 ? 3 : 100;
    const Twelve twelve = game % 5 < 3 ? Twelve::may : Twelve::must;
    Position now = game % 4 == 0 ? Position::unseated(seats) : crowded(seats, random, twelve);
    for (int ply = 0; ply < 100 && now.node().turn != Turn::over; ++ply) {
      visit(now);
      now.apply(random_action_or_out(now, random, rarity));
    }
  }
}

TEST(TotemOut, ComesOutAsToldWordByWord) {  // H19
  std::array<int, kStages> seen{};
  int settled = 0;
  int draws = 0;
  int compared = 0;
  const auto compare = [&](const Position& now) {
    for (std::uint8_t seat = 0; seat < now.seats(); ++seat) {
      if (!now.check(Action::out(Seat{seat}))) continue;
      Position next = now;
      next.apply(Action::out(Seat{seat}));
      ASSERT_EQ(next.text(), plain::after_out(now.text(), seat, now.twelve() == Twelve::may))
          << now.text() << " " << seat + 1;
      ASSERT_EQ(*read_like(now, next.text()), next);
      ASSERT_EQ(read_like(now, next.text())->key(), next.key());
      ++compared;
      const bool choosing = now.stage() == Stage::strike && seat != now.on_turn().index;
      settled += choosing && next.stage() != Stage::strike ? 1 : 0;
      draws += next.stage() == Stage::over && next.outcome().winner() < 0 ? 1 : 0;
    }
  };
  along_games_with_outs(600, [&](const Position& now) {
    const int stage = ++seen[static_cast<std::size_t>(now.stage())];
    const bool rare = now.stage() == Stage::strike || now.stage() == Stage::seating ||
                      now.stage() == Stage::extra;
    if (rare || stage % 10 == 0) compare(now);
  });
  for (const std::string text : {"j10:i10+0/j15:j14+0/r10:r9+2 3 53 - - - 7",
                                 "j10:i11+0/j15:j14+0/r10:r9+2 1 61 6 i10>i11 - 7"})
    compare(position(text));
  for (const Stage stage : {Stage::seating, Stage::roll, Stage::dice, Stage::move, Stage::travel,
                            Stage::strike, Stage::extra})
    EXPECT_GT(seen[static_cast<std::size_t>(stage)], 20);
  EXPECT_GT(settled, 10) << "choices that all went at once";
  EXPECT_GT(draws, 1);
  EXPECT_GT(compared, 3000);
}

}  // namespace
}  // namespace menagerie::totem

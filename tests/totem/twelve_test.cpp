// At tables that leave it open, whoever rolled two sixes decides after that turn whether to play
// again (H13).
#include <gtest/gtest.h>

#include "helpers.h"
#include "plain_out.h"

namespace menagerie::totem {
namespace {

const std::string kFar = "/j2:i2,i3,j1,j3,k1,k2+19";

std::string may(const std::string& text, std::string_view actions) {
  return after(text, actions, Twelve::may);
}
std::string legal_where_open(const std::string& text) {
  return legal(position(text, Twelve::may));
}

TEST(TotemTwelve, TheSamePlayerDecidesAfterTheTurn) {  // H13
  const std::string asked = may("j10:i10,j9+3" + kFar + " 1 66 1 - j10,j9 7", "i10-i11");
  EXPECT_EQ(asked, "j10:i11,j9+3" + kFar + " 1 66 - ? - 8");
  EXPECT_EQ(legal_where_open(asked), "again;leave");
  EXPECT_EQ(position(asked, Twelve::may).node(), (Node{Turn::decision, Seat{0}}));
  EXPECT_EQ(position(asked, Twelve::may).stage(), Stage::extra);
}

TEST(TotemTwelve, NeitherAnswerChangesTheQuietCount) {  // H13
  const std::string asked = "j10:i11,j9+3" + kFar + " 1 66 - ? - 8";
  EXPECT_EQ(may(asked, "again"), "j10:i11,j9+3" + kFar + " 1 - - - - 8");
  EXPECT_EQ(may(asked, "leave"), "j10:i11,j9+3" + kFar + " 2 - - - - 8");
}

TEST(TotemTwelve, LeavingPassesToTheNextSeatLeft) {  // H13
  EXPECT_EQ(may("j10:i11,j9+3/x" + kFar + " 1 66 - ? - 8", "leave"),
            "j10:i11,j9+3/x" + kFar + " 3 - - - - 8");
  EXPECT_EQ(may("x/j10:i11,j9+3" + kFar + "/x 3 66 - ? - 8", "leave"),
            "x/j10:i11,j9+3" + kFar + "/x 2 - - - - 8");
}

TEST(TotemTwelve, ThereIsADecisionAfterAnExchangeAndAPassToo) {  // H13
  EXPECT_EQ(may("j10:i10,j9+3" + kFar + " 1 66 - - - 7", "+i11"),
            "j10:i10,i11,j9+2" + kFar + " 1 66 - ? - 1");
  EXPECT_EQ(may("j10:+0" + kFar + " 1 66 - - - 7", "pass"), "j10:+0" + kFar + " 1 66 - ? - 8");
}

TEST(TotemTwelve, OtherRollsAndOtherTablesAskNothing) {  // H13
  EXPECT_EQ(may("j10:+0" + kFar + " 1 65 - - - 7", "pass"), "j10:+0" + kFar + " 2 - - - - 8");
  EXPECT_EQ(after("j10:+0" + kFar + " 1 66 - - - 7", "pass"), "j10:+0" + kFar + " 1 - - - - 8");
}

TEST(TotemTwelve, AGameThatIsOverIsAsWhereNobodyIsAsked) {  // H13, H17, H18
  for (const auto& [text, action] : {
           std::pair<std::string, std::string>{"j10:+0" + kFar + " 1 66 - - - 99", "pass"},
           {"j10:+1/j15:j14+0 1 66 - - - 3", "+i10"},
           {"j9:i10,j10+0/i12:h12,h13+5 1 66 1 - j9 3", "i10-i11"},
       }) {
    const std::string end = may(text, action);
    EXPECT_EQ(end, after(text, action));
    EXPECT_EQ(position(end, Twelve::may).node().turn, Turn::over);
  }
}

TEST(TotemTwelve, TheExtraTurnStartsAnew) {  // H8, H10, H13
  const std::string again = may("j10:i11,j9+3" + kFar + " 1 66 - ? - 8", "again;roll 21;use 1");
  EXPECT_EQ(again, "j10:i11,j9+3" + kFar + " 1 21 1 - - 8");
  // The piece may go back where it stood a turn ago.
  EXPECT_EQ(may(again, "i11-i10"), "j10:i10,j9+3" + kFar + " 2 - - - - 9");
  EXPECT_EQ(may(again, "i11-i10"), after(again, "i11-i10"));
}

TEST(TotemTwelve, NothingElseIsAllowedBeforeTheDecision) {  // H13
  const Position asked = position("j10:i11,j9+3" + kFar + " 1 66 - ? - 8", Twelve::may);
  for (const std::string_view action :
       {"roll 53", "use 6", "+i10", "i11-i10", "pass", "end", "xj3"})
    EXPECT_EQ(why_not(asked, action),
              "After two sixes comes the decision first: 'again' or 'leave'.")
        << action;
  EXPECT_EQ(why_not(asked, "@j18"), "All players have their start spaces already.");
}

TEST(TotemTwelve, TheKeyTellsTheDecisionFromTheRoll) {  // H13
  EXPECT_NE(position("j10:i11,j9+3" + kFar + " 1 66 - ? - 8", Twelve::may).key(),
            position("j10:i11,j9+3" + kFar + " 1 66 - - - 8", Twelve::may).key());
}

// Rolls two sixes every other time.
Action often_twelve(const Position& now, Generator& random) {
  if (now.stage() == Stage::roll && random.below(2) == 0) return Action::roll(6, 6);
  return random_action(now, random);
}

TEST(TotemTwelve, ComesOutAsToldWordByWord) {  // H13
  int asked = 0;
  int finished = 0;
  for (int game = 0; game < 300; ++game) {
    Generator random(static_cast<std::uint64_t>(game));
    Position now = crowded(2 + game % 3, random, Twelve::may);
    for (int ply = 0; ply < 120 && now.stage() != Stage::over; ++ply) {
      const std::string before = now.text();
      const bool decision = now.stage() == Stage::extra;
      const Action action = often_twelve(now, random);
      now.apply(action);
      ASSERT_EQ(*read_like(now, now.text()), now);
      ASSERT_EQ(read_like(now, now.text())->key(), now.key());
      if (decision) {
        ++asked;
        ASSERT_EQ(now.text(), plain::after_decision(before, action == Action::again()));
        continue;
      }
      // Where nobody is asked the same happens, up to the end of the turn.
      const std::string plain_text = after(before, Position::action_text(action));
      plain::Fields told(plain_text);
      if (plain::Fields(before).dice == "66" && told.dice == "-") {
        told.dice = "66";
        told.end_turn(told.quiet, true);
        finished += told.path == "?" ? 0 : 1;
      }
      ASSERT_EQ(now.text(), told.text()) << before;
    }
  }
  EXPECT_GT(asked, 500);
  EXPECT_GT(finished, 0);
}

}  // namespace
}  // namespace menagerie::totem

// Why a game is over, as the protocol tells it.
#include <gtest/gtest.h>
#include <string>

#include "conversation.h"

namespace menagerie {
namespace {

using testing::Json;

Json reason_of(const std::string& game, const Json& options, const std::string& position) {
  const Json answer = testing::Conversation().ask(
      {{"cmd", "result"}, {"game", game}, {"options", options}, {"position", position}});
  EXPECT_FALSE(answer.contains("error")) << answer;
  return answer["reason"];
}

Json reason(const char* end, const Json& seat, const Json& by) {
  return {{"end", end}, {"seat", seat}, {"by", by}};
}

// A row of Tokan above four that are empty, red on turn.
Json tokan(const std::string& score, const std::string& row, const std::string& taboo = "-") {
  const std::string gaps = "/.,.,.,.,.,.";
  return reason_of("tokan", {{"study", "yes"}, {"score", score}},
                   row + gaps + gaps + gaps + gaps + " r " + taboo);
}

TEST(Reason, TokanEndsWhenNoMoveIsLeft) {  // T11
  EXPECT_EQ(tokan("classic", "M,.,jm,.,.,."), reason("no_move", "r", "towers"));
  EXPECT_EQ(tokan("classic", "M,m,.,.,.,."), Json());
}

TEST(Reason, TokanNamesWhoeverIsStuckWhereEitherEndsTheGame) {  // T11
  const auto stuck = [&](const std::string& rest) {
    return reason_of("tokan", {{"study", "yes"}, {"ends", "either"}}, rest);
  };
  const std::string gaps = "/.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,. r -";
  EXPECT_EQ(stuck("M,m,.,.,.,." + gaps), Json());
  EXPECT_EQ(stuck("M,J,.,m,.,." + gaps), reason("no_move", "b", "equal"));
}

TEST(Reason, TokanTellsWhereOnlyTheTabooIsInTheWay) {  // T6, T11
  EXPECT_EQ(tokan("classic", "M,mj,.,.,.,.", "b5"), reason("only_taboo", "r", "towers"));
  EXPECT_EQ(tokan("classic", "M,.,mj,.,.,.", "c5"), reason("no_move", "r", "towers"));
}

TEST(Reason, TokanNamesWhoIsStuckThoughNotOnTurn) {  // T11, ends=either
  const auto either = [](const std::string& row, const std::string& taboo = "-") {
    const std::string gaps = "/.,.,.,.,.,.";
    return reason_of("tokan", {{"study", "yes"}, {"ends", "either"}},
                     row + gaps + gaps + gaps + gaps + " r " + taboo);
  };
  EXPECT_EQ(either("M,j,.,.,.,."), reason("no_move", "b", "equal"));
  EXPECT_EQ(either("M,.,jm,.,.,."), reason("no_move", "r", "towers"));
  EXPECT_EQ(either("M,mj,.,.,.,.", "b5"), reason("only_taboo", "r", "towers"));
  // Red has a way beside the taboo, which is no matter of black's.
  EXPECT_EQ(either("M,M,ml,.,.,.", "c5"), reason("no_move", "b", "towers"));
}

TEST(Reason, TokanTellsWhatDecided) {  // T12, T13
  EXPECT_EQ(tokan("heads", "M,.,j,.,.,."), reason("no_move", "r", "heads"));
  EXPECT_EQ(tokan("heads", "M,.,jm,.,.,."), reason("no_move", "r", "tie_break"));
  EXPECT_EQ(tokan("heads", "M,.,m,.,.,."), reason("no_move", "r", "equal"));
  EXPECT_EQ(tokan("classic", "M,.,m,.,.,."), reason("no_move", "r", "equal"));
}

TEST(Reason, TwoPathsEndsWithTheArrivalOfASide) {  // P12
  EXPECT_EQ(reason_of("two-paths", Json::object(), "3/3/3/3/3/hg1/3 s 1 -"),
            reason("arrived", "s", nullptr));
  EXPECT_EQ(reason_of("two-paths", Json::object(), "3/3/3/3/3/3/FGH n 1 -"),
            reason("arrived", "n", nullptr));
}

TEST(Reason, TotemTellsTheWinAndEveryDraw) {  // H17, H18
  const auto totem = [](const std::string& position) {
    return reason_of("totem", Json::object(), position);
  };
  EXPECT_EQ(totem("x/j10:i10+0/x 2 - - - - 0"), reason("last_totem", "2", nullptr));
  EXPECT_EQ(totem("x/-/x 2 - - - - 0"), reason("last_totem", "2", nullptr));
  EXPECT_EQ(totem("j10:i10+0/j15:j14+0 1 - - - - 0"), reason("one_piece_each", nullptr, nullptr));
  EXPECT_EQ(totem("j10:+0/j15:+0 1 - - - - 0"), reason("no_pieces", nullptr, nullptr));
  EXPECT_EQ(totem("j10:i10+0/j15:j14+1 1 - - - - 100"), reason("quiet_limit", nullptr, nullptr));
  EXPECT_EQ(totem("j10:i10+0/j15:j14+1 1 - - - - 99"), Json());
}

TEST(Reason, AGameThatIsEndedOtherwiseTellsHow) {
  const auto view = [](const Json& ended) {
    const Json answer = testing::Conversation().ask({{"cmd", "view"},
                                                     {"game", "two-paths"},
                                                     {"start", "3/3/3/3/3/3/3 s - -"},
                                                     {"actions", Json::array({"FGH"})},
                                                     {"ended", ended}});
    return answer["view"]["reason"];
  };
  EXPECT_EQ(view("resigned n"), reason("resigned", "n", nullptr));
  EXPECT_EQ(view("time s"), reason("time", "s", nullptr));
  EXPECT_EQ(view("agreed"), reason("agreed", nullptr, nullptr));
  EXPECT_EQ(view("abandoned"), reason("abandoned", nullptr, nullptr));
}

TEST(Reason, WhoeverIsLeftAloneHasTheLastTotem) {  // H17, H19
  const Json answer = testing::Conversation().ask({{"cmd", "view"},
                                                   {"game", "totem"},
                                                   {"options", {{"seats", 3}}},
                                                   {"start", "x/j10:i10+0/j15:j14+1 2 - - - - 0"},
                                                   {"actions", Json::array({"out 2"})},
                                                   {"ended", "resigned 2"}});
  EXPECT_EQ(answer["view"]["reason"], reason("last_totem", "3", nullptr));
  EXPECT_EQ(answer["view"]["ended"], "resigned 2");
}

TEST(Reason, ATokanBoardShowsItsTowersTallestFirst) {  // T13
  const Json answer = testing::Conversation().ask(
      {{"cmd", "view"},
       {"game", "tokan"},
       {"position",
        ".,.,jMJ,.,JJ,./.,.,.,.,jLj,jLmJ/.,l,l,LlJj,.,./J,J,.,LmmlMj,.,./.,jM,.,.,L,l"
        " b f4"}});
  EXPECT_EQ(answer["view"]["board"]["towers"], (Json{{"r", {4, 3, 2, 2}}, {"b", {6, 4, 3}}}));
}

}  // namespace
}  // namespace menagerie

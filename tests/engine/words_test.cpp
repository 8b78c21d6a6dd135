// The words of the protocol about a game in progress: taking back, ending, a rematch, and what a
// record tells of it.
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "conversation.h"
#include "core/record.h"

namespace menagerie {
namespace {

using testing::Json;

Json ask(Json request, const Json& more = Json::object()) {
  request.update(more);
  return testing::Conversation().ask(request);
}

Json duels(const std::vector<std::string>& actions) {
  return {{"game", "two-paths"}, {"start", "hgf/3/3/3/3/3/FHG s 1 -"}, {"actions", actions}};
}

TEST(TakeBackWord, TellsHowManyActionsAreLeft) {
  EXPECT_EQ(ask({{"cmd", "take_back"}, {"seats", {"n"}}}, duels({"Fw", "w", "He"}))["ply"], 0);
  EXPECT_EQ(ask({{"cmd", "take_back"}, {"seats", {"s"}}}, duels({"Fw", "w", "He"}))["ply"], 2);
  EXPECT_EQ(ask({{"cmd", "take_back"}}, duels({"Fw", "w"}))["ply"], 0);
  EXPECT_TRUE(ask({{"cmd", "take_back"}}, duels({}))["ply"].is_null());
}

TEST(TakeBackWord, NamesTheSeatThatDoesNotExist) {
  const Json answer = ask({{"cmd", "take_back"}, {"seats", {"s", "r"}}}, duels({"Fw"}));
  EXPECT_EQ(answer["error"]["code"], "seat.unknown");
  EXPECT_EQ(answer["error"]["field"], "seats[1]");
}

TEST(ViewWord, NamesTheSeatThatLeftWhoeverWasOnTurn) {  // H19
  const Json answer = ask({{"cmd", "view"},
                           {"game", "totem"},
                           {"options", {{"seats", 3}}},
                           {"start", "j10:i10+3/j15:j14+1/g9:g8+1 1 - - - - 0"},
                           {"actions", {"out 2", "roll 21", "out 3"}}});
  EXPECT_EQ(answer["by"], (Json{"2", nullptr, "3"})) << answer;
}

TEST(EndWord, EndsAGameOfTwo) {
  const Json ended = ask({{"cmd", "end"}, {"ended", "resigned s"}}, duels({"Fw", "w"}));
  EXPECT_EQ(ended["ended"], "resigned s");
  EXPECT_TRUE(ended["action"].is_null());
  const Json view = ask({{"cmd", "view"}, {"ended", "resigned s"}}, duels({"Fw", "w"}))["view"];
  EXPECT_EQ(view["ended"], "resigned s");
  EXPECT_EQ(view["winner"], "n");
  EXPECT_EQ(view["turn"], "over");
  EXPECT_TRUE(view["actions"].empty());
  EXPECT_TRUE(view["board"]["moves"].empty());
  EXPECT_EQ(ask({{"cmd", "take_back"}, {"ended", "resigned s"}}, duels({"Fw", "w"}))["ply"], 2);
}

TEST(EndWord, LetsTheOthersPlayOnInTotem) {  // H19
  Json game = {{"game", "totem"}, {"options", {{"seats", 3}}}};
  game["start"] = ask({{"cmd", "start"}}, game)["position"];
  game["actions"] = Json::array();
  const Json first = ask({{"cmd", "end"}, {"ended", "resigned 2"}}, game);
  EXPECT_EQ(first["action"], "out 2");
  EXPECT_TRUE(first["ended"].is_null());
  game["actions"] = {"out 2"};
  const Json second = ask({{"cmd", "end"}, {"ended", "time 1"}}, game);
  EXPECT_EQ(second["action"], "out 1");
  EXPECT_EQ(second["ended"], "time 1");
  game["actions"] = {"out 2", "out 1"};
  game["ended"] = "time 1";
  const Json view = ask({{"cmd", "view"}}, game)["view"];
  EXPECT_EQ(view["winner"], "3");
  EXPECT_EQ(view["board"]["last"], Json({{"action", "out 1"}, {"deed", "out"}, {"seat", "1"}}));
}

TEST(EndWord, RefusesWhatCannotBe) {
  const auto code = [](const char* ended) {
    return ask({{"cmd", "end"}, {"ended", ended}}, duels({}))["error"]["code"].get<std::string>();
  };
  EXPECT_EQ(code("tired"), "ending.form");
  EXPECT_EQ(code("resigned"), "ending.form");
  EXPECT_EQ(code("resigned r"), "seat.unknown");
}

TEST(RematchWord, MovesEverybodyOneSeatFurther) {  // T15
  Json game = {{"game", "tokan"}};
  game["start"] = ask({{"cmd", "start"}, {"seed", 5}}, game)["position"];
  game["actions"] = Json::array();
  const Json second =
      ask({{"cmd", "rematch"}, {"players", {{"r", "Ann"}}}, {"levels", {{"b", "3"}}}}, game);
  EXPECT_EQ(second["position"], game["start"]);
  EXPECT_EQ(second["players"], Json({{"r", ""}, {"b", "Ann"}}));
  EXPECT_EQ(second["levels"], Json({{"r", "3"}}));
}

TEST(RecordWord, WritesWhoSatWhereAndHowItEnded) {
  const Json answer = ask({{"cmd", "record"},
                           {"players", {{"s", "Ann"}}},
                           {"levels", {{"n", "mind-reader"}}},
                           {"ended", "agreed"}},
                          duels({"Fw", "w"}));
  const Json replay = ask({{"cmd", "replay"}, {"record", answer["record"]}});
  EXPECT_EQ(replay["players"], Json({{"s", "Ann"}, {"n", ""}}));
  EXPECT_EQ(replay["levels"], Json({{"n", "mind-reader"}}));
  EXPECT_EQ(replay["ended"], "agreed");
  EXPECT_EQ(replay["winner"], "draw");
}

TEST(RecordWord, WritesWhichFigureEachSeatPlaysWith) {  // H3
  const Json start = ask({{"cmd", "start"}, {"game", "totem"}, {"options", {{"seats", 3}}}});
  const Json game = {{"game", "totem"},
                     {"options", {{"seats", 3}}},
                     {"start", start["position"]},
                     {"actions", Json::array()}};
  const auto figures_in = [&](const Json& figures) {
    const Json told = ask({{"cmd", "record"}, {"figures", figures}}, game);
    if (told.contains("error")) return told["error"]["code"];
    return ask({{"cmd", "replay"}, {"record", told["record"]}})["figures"];
  };
  EXPECT_EQ(figures_in(Json::object()), Json::object());
  const Json chosen = {{"1", "4"}, {"2", "1"}, {"3", "2"}};
  EXPECT_EQ(figures_in(chosen), chosen);
  // Whoever has not chosen has the figure of the own seat.
  EXPECT_EQ(figures_in({{"1", "4"}}), Json({{"1", "4"}, {"2", "2"}, {"3", "3"}}));
  EXPECT_EQ(figures_in({{"1", "2"}}), "figure.taken");
  EXPECT_EQ(figures_in({{"1", "5"}}), "figure.unknown");
  EXPECT_EQ(figures_in({{"4", "1"}}), "seat.unknown");
  EXPECT_EQ(ask({{"cmd", "rematch"}, {"figures", chosen}}, game)["figures"],
            Json({{"1", "2"}, {"2", "4"}, {"3", "1"}}));
}

TEST(RecordWord, RefusesFiguresWhereNobodyChoosesOne) {
  const Json told = ask({{"cmd", "record"}, {"figures", {{"s", "n"}}}}, duels({}));
  EXPECT_EQ(told["error"]["code"], "figure.none");
  EXPECT_EQ(told["error"]["field"], "figures");
}

TEST(ReplayWord, LeavesOffAChoiceThatIsStillHidden) {
  const Json open = ask({{"cmd", "record"}}, duels({"Fw", "w"}));
  Record record = parse_record(open["record"].get<std::string>()).value();
  record.actions.push_back({"He", "a secret", {}});
  const Json replay = ask({{"cmd", "replay"}, {"record", record_text(record)}});
  EXPECT_EQ(replay["actions"], Json({"Fw", "w"}));
  EXPECT_EQ(replay["comments"], Json({"", ""}));
  EXPECT_EQ(replay["position"], ask({{"cmd", "apply"}, {"position", "hgf/3/3/3/3/3/FHG s 1 -"}},
                                    duels({"Fw", "w"}))["position"]);
}

TEST(ReviewWord, SaysWhatAChoiceIsCalled) {
  const Json open = ask({{"cmd", "record"}}, duels({"Fw", "w", "Fe", "w", "Fe", "e"}));
  const Json review = ask({{"cmd", "review"}, {"record", open["record"]}});
  for (const Json& one : review["actions"]) {
    const double cost = one["cost"];
    const Json called = cost >= 0.2    ? Json("blunder")
                        : cost >= 0.08 ? Json("mistake")
                        : cost >= 0.02 ? Json("slip")
                                       : Json();
    EXPECT_EQ(one["judgement"], called) << cost;
  }
}

TEST(ReviewWord, JudgesAGameByTheOptionsOfItsTable) {  // T10, T11, T14
  std::ifstream file(MENAGERIE_TESTS "/golden/tokan-centre-either-all.menagerie");
  const std::string record{std::istreambuf_iterator<char>(file), {}};
  const Json review = ask({{"cmd", "review"}, {"record", record}, {"limits", {{"nodes", 5000}}}});
  EXPECT_EQ(review["complete"], true) << review;
  EXPECT_EQ(review["actions"].size(), parse_record(record)->actions.size());
  // The last move leaves the opponent on turn with a move, but the game is over: red has won.
  EXPECT_EQ(review["actions"].back()["after"], Json({{"r", 1.0}, {"b", 0.0}}));
  EXPECT_EQ(review["actions"].back()["exact"], true);
  EXPECT_EQ(review["result"], Json({{"r", 1.0}, {"b", 0.0}}));
}

}  // namespace
}  // namespace menagerie

// The words of the protocol that need thought.
#include <cmath>
#include <gtest/gtest.h>
#include <set>

#include "conversation.h"

namespace menagerie {
namespace {

using testing::Conversation;
using testing::Json;

const std::vector<std::string> kGames = {"tokan", "two-paths", "totem"};

std::string start_of(Conversation& talk, const std::string& game) {
  return talk.ask({{"cmd", "start"}, {"game", game}, {"seed", 5}})["position"];
}

// A start at which somebody decides: in Totem the dice come first.
std::string decision_of(Conversation& talk, const std::string& game) {
  const std::string start = start_of(talk, game);
  if (game != "totem") return start;
  return talk.ask({{"cmd", "apply"},
                   {"game", game},
                   {"position", start},
                   {"actions", {"roll 53"}}})["position"];
}

Json analyse(const std::string& game, const std::string& position, const Json& limits) {
  return {
      {"id", 7}, {"cmd", "analyse"}, {"game", game}, {"position", position}, {"limits", limits}};
}

double sum_of(const Json& by_seat) {
  double sum = 0;
  for (const Json& value : by_seat) sum += value.get<double>();
  return sum;
}

TEST(Analyse, GivesChancesThatAddUpAndLegalActions) {
  for (const std::string& game : kGames) {
    Conversation talk;
    const std::string position = decision_of(talk, game);
    const std::vector<Json> lines = talk.answers(analyse(game, position, {{"nodes", 20'000}}));
    for (const Json& line : lines) {
      EXPECT_EQ(line["id"], 7);
      EXPECT_EQ(line.value("partial", false), &line != &lines.back()) << line;
      EXPECT_NEAR(sum_of(line["value"]), 1, 1e-6) << line;
    }
    const Json legal = talk.ask({{"cmd", "legal"}, {"game", game}, {"position", position}});
    const std::set<std::string> actions(legal["actions"].begin(), legal["actions"].end());
    const Json& last = lines.back();
    ASSERT_FALSE(last["policy"].empty()) << last;
    double often = 0;
    for (const Json& candidate : last["policy"]) {
      EXPECT_TRUE(actions.contains(candidate["action"])) << candidate;
      often += candidate["probability"].get<double>();
    }
    EXPECT_NEAR(often, 1, 1e-6) << last;
    EXPECT_GT(last["nodes"], 0);
    if (!last["pv"].empty()) {
      EXPECT_TRUE(actions.contains(last["pv"][0])) << last;
    }
  }
}

TEST(Analyse, TheSameQuestionIsAnsweredAlikeWhateverWasAskedBefore) {
  for (const std::string& game : kGames) {
    Conversation fresh;
    Conversation busy;
    const std::string position = decision_of(fresh, game);
    Json question = analyse(game, position, {{"nodes", 15'000}});
    question["lines"] = 3;
    question["seed"] = 11;
    (void)busy.ask(analyse(game, decision_of(busy, game), {{"nodes", 40'000}}));
    (void)busy.ask({{"cmd", "choose"}, {"game", game}, {"position", position}, {"level", 4}});
    Json first = fresh.ask(question);
    Json second = busy.ask(question);
    first.erase("ms");
    second.erase("ms");
    EXPECT_EQ(first, second);
  }
}

TEST(Analyse, ValuesAsManyActionsAsAskedFor) {
  for (const std::string& game : kGames) {
    Conversation talk;
    const std::string position = decision_of(talk, game);
    const Json legal = talk.ask({{"cmd", "legal"}, {"game", game}, {"position", position}});
    Json question = analyse(game, position, {{"nodes", 30'000}});
    question["lines"] = 1000;
    EXPECT_EQ(talk.ask(question)["policy"].size(), legal["actions"].size()) << game;
  }
}

TEST(Analyse, AGameThatIsOverHasItsResult) {
  Conversation talk;
  const Json answer =
      talk.ask({{"cmd", "analyse"}, {"game", "two-paths"}, {"position", "3/3/3/f2/3/3/3 s 1 -"}});
  EXPECT_TRUE(answer["exact"]) << answer;
  EXPECT_EQ(answer["value"], (Json{{"s", 1.0}, {"n", 0.0}})) << answer;
  EXPECT_TRUE(answer["policy"].empty());
}

TEST(Analyse, TwoPathsIsExactAndTheHiddenSidePlaysNoPart) {
  Conversation talk;
  const std::string before = "hgf/3/3/3/3/3/FHG s 1 ";
  Json west = talk.ask(analyse("two-paths", before + "Fw", {{"ms", 60'000}}));
  Json east = talk.ask(analyse("two-paths", before + "Fe", {{"ms", 60'000}}));
  EXPECT_TRUE(west["exact"]) << west;
  west.erase("ms");
  east.erase("ms");
  EXPECT_EQ(west, east);
}

TEST(Analyse, RefusesLimitsThatMakeNoSense) {
  Conversation talk;
  const std::string position = start_of(talk, "tokan");
  for (const auto& [limits, field] :
       std::vector<std::pair<Json, std::string>>{{{{"ms", 0}}, "limits.ms"},
                                                 {{{"ms", 3'155'760'000'000}}, "limits.ms"},
                                                 {{{"nodes", 0}}, "limits.nodes"},
                                                 {{{"nodes", -1}}, "limits.nodes"},
                                                 {{{"nodes", 1e30}}, "limits.nodes"},
                                                 {{{"depth", 0}}, "limits.depth"},
                                                 {{{"depth", "deep"}}, "limits.depth"},
                                                 {7, "limits"}}) {
    const Json answer = talk.ask(analyse("tokan", position, limits));
    ASSERT_TRUE(answer.contains("error")) << answer;
    EXPECT_EQ(answer["error"]["field"], field) << answer;
  }
  for (const Json& lines : {Json(0), Json(1001), Json("many")}) {
    Json question = analyse("tokan", position, {{"nodes", 10}});
    question["lines"] = lines;
    EXPECT_EQ(talk.ask(question)["error"]["field"], "lines");
  }
}

TEST(Analyse, RefusesAnImpossiblePosition) {
  Conversation talk;
  const Json answer = talk.ask(analyse("tokan", "nonsense", {{"nodes", 10}}));
  EXPECT_EQ(answer["error"]["field"], "position") << answer;
}

TEST(Choose, EveryLevelChoosesALegalAction) {
  for (const std::string& game : kGames) {
    Conversation talk;
    const std::string position = decision_of(talk, game);
    const Json legal = talk.ask({{"cmd", "legal"}, {"game", game}, {"position", position}});
    const std::set<std::string> actions(legal["actions"].begin(), legal["actions"].end());
    for (const Json& level : {Json(1), Json(2), Json("3"), Json("random")}) {
      const Json request = {
          {"cmd", "choose"}, {"game", game}, {"position", position}, {"level", level}, {"seed", 3}};
      const Json answer = talk.ask(request);
      EXPECT_TRUE(actions.contains(answer.value("action", ""))) << answer;
      EXPECT_EQ(talk.ask(request)["action"], answer["action"]);
    }
  }
}

TEST(Choose, RefusesAnUnknownLevel) {
  Conversation talk;
  const std::string position = start_of(talk, "tokan");
  for (const Json& level : {Json(0), Json(9), Json("mind-reader"), Json(""), Json(-1), Json(1.5)}) {
    const Json answer =
        talk.ask({{"cmd", "choose"}, {"game", "tokan"}, {"position", position}, {"level", level}});
    EXPECT_EQ(answer["error"]["field"], "level") << answer;
  }
  const Json answer = talk.ask({{"cmd", "choose"}, {"game", "tokan"}, {"position", position}});
  EXPECT_EQ(answer["error"]["field"], "level") << answer;
}

TEST(Choose, RefusesWhereNobodyDecides) {
  Conversation talk;
  const Json answer = talk.ask(
      {{"cmd", "choose"}, {"game", "totem"}, {"position", start_of(talk, "totem")}, {"level", 1}});
  EXPECT_EQ(answer["error"]["code"], "protocol.not_a_decision") << answer;
}

TEST(Choose, TheMindReaderHasToKnowTheGameSoFar) {
  Conversation talk;
  const std::string start = start_of(talk, "two-paths");
  Json request = {{"cmd", "choose"}, {"game", "two-paths"}, {"level", "mind-reader"}, {"seed", 1}};
  request["position"] = start;
  EXPECT_EQ(talk.ask(request)["error"]["code"], "protocol.needs_actions");
  request.erase("position");
  request["start"] = start;
  request["actions"] = {"FHG", "FGH", "Fw", "e"};
  EXPECT_FALSE(talk.ask(request).value("action", "").empty()) << talk.ask(request);
}

TEST(Choose, TheMindReaderLearnsFromEarlierGames) {
  Conversation talk;
  const std::string start = "hgf/3/3/3/3/3/FHG s 1 -";
  // A person who always hides east.
  Json actions = Json::array();
  std::string position = start;
  for (int duel = 0; duel < 3; ++duel) {
    for (const char* const action : {"Fe", "w"}) {
      position = talk.ask({{"cmd", "apply"},
                           {"game", "two-paths"},
                           {"position", position},
                           {"actions", {action}}})["position"];
      actions.push_back(action);
    }
  }
  const std::string record = talk.ask(
      {{"cmd", "record"}, {"game", "two-paths"}, {"start", start}, {"actions", actions}})["record"];
  const auto blocks_east = [&](const Json& earlier, const Json& seats) {
    int east = 0;
    for (int seed = 0; seed < 60; ++seed) {
      const Json answer = talk.ask({{"cmd", "choose"},
                                    {"game", "two-paths"},
                                    {"level", "mind-reader"},
                                    {"start", start},
                                    {"actions", {"Fw"}},
                                    {"earlier", earlier},
                                    {"seats", seats},
                                    {"seed", seed}});
      east += answer.at("action") == "e" ? 1 : 0;
    }
    return east;
  };
  const std::vector<std::string> many(30, record);
  EXPECT_GT(blocks_east(many, std::vector<std::string>(30, "n")),
            blocks_east(Json::array(), Json::array()));
}

TEST(Choose, RefusesEarlierGamesThatDoNotFit) {
  Conversation talk;
  const std::string start = "hgf/3/3/3/3/3/FHG s 1 -";
  const Json record = talk.ask({{"cmd", "record"},
                                {"game", "two-paths"},
                                {"start", start},
                                {"actions", Json::array()}})["record"];
  const Json other = talk.ask({{"cmd", "record"},
                               {"game", "tokan"},
                               {"start", start_of(talk, "tokan")},
                               {"actions", Json::array()}})["record"];
  const auto refused = [&](const Json& earlier, const Json& seats) {
    const Json answer = talk.ask({{"cmd", "choose"},
                                  {"game", "two-paths"},
                                  {"level", "mind-reader"},
                                  {"start", start},
                                  {"actions", Json::array()},
                                  {"earlier", earlier},
                                  {"seats", seats}});
    return answer.contains("error") ? answer["error"]["field"].get<std::string>() : "nothing";
  };
  const auto list = [](const auto&... items) { return Json::array({items...}); };
  EXPECT_EQ(refused(list(record), list("s")), "nothing");
  EXPECT_EQ(refused(list(record), list()), "seats");
  EXPECT_EQ(refused(list(record), list("x")), "seats[0]");
  EXPECT_EQ(refused(list("rubbish"), list("s")), "earlier[0]");
  EXPECT_EQ(refused(list(record, other), list("s", "r")), "earlier[1]");
  EXPECT_EQ(refused("rubbish", list("s")), "earlier");
}

TEST(Stop, KnowsOnlyWhatRuns) {
  Conversation talk;
  EXPECT_EQ(talk.ask({{"id", 1}, {"cmd", "stop"}})["error"]["code"], "protocol.no_analysis");
  EXPECT_EQ(talk.ask({{"cmd", "stop"}})["error"]["code"], "protocol.no_analysis");
}

}  // namespace
}  // namespace menagerie

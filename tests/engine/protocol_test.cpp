// Golden transcripts: every file of tests/transcripts is a conversation, "> " before what is sent
// and "< " before what comes back, and is replayed byte for byte.
#include "engine/protocol/protocol.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <new>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "conversation.h"
#include "support/vectors.h"

namespace menagerie {
namespace {

using testing::Json;
using testing::read_vectors;
using testing::split;

std::vector<std::string> answers_to(const std::string& line) {
  return testing::Conversation().lines(line);
}

Json ask(const Json& request) {
  return testing::Conversation().ask(request);
}

TEST(Protocol, TranscriptsAreReplayedByteForByte) {
  int exchanges = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(MENAGERIE_TESTS) + "/transcripts")) {
    std::ifstream file(entry.path());
    std::string line;
    std::vector<std::string> expected;
    std::vector<std::string> actual;
    while (std::getline(file, line)) {
      if (line.starts_with("> ")) {
        ++exchanges;
        for (std::string& answer : answers_to(line.substr(2))) actual.push_back(std::move(answer));
      } else if (line.starts_with("< ")) {
        expected.push_back(line.substr(2));
      }
    }
    EXPECT_EQ(actual, expected) << entry.path();
  }
  EXPECT_GT(exchanges, 40);
}

TEST(Protocol, TellsErrorsInTheLanguageAskedFor) {
  const auto told = [](const char* language) {
    const Json answer = ask({{"cmd", "legal"},
                             {"game", "two-paths"},
                             {"position", "3/3/3/3/3/3/3 s x -"},
                             {"language", language}});
    EXPECT_EQ(answer["error"]["code"], "two_paths.expected.duel");
    EXPECT_EQ(answer["error"]["column"], 17);
    return answer["error"]["message"].get<std::string>();
  };
  const std::string english =
      "Expected the duel of the turn (1, 2, 3), or - while lining up, found 'x'.";
  EXPECT_EQ(told("en"), english);
  EXPECT_EQ(told("nl"), english);
  EXPECT_EQ(told("de-AT"),
            "Erwartet wird das Duell des Zuges (1, 2, 3) oder - beim Aufstellen, gefunden wurde "
            "'x'.");
  EXPECT_EQ(told("fr"),
            "On attend le duel du tour (1, 2, 3), ou - pendant l’alignement, mais on trouve 'x'.");
  EXPECT_EQ(told("es"),
            "Se espera el duelo del turno (1, 2, 3), o - durante la alineación, pero aparece 'x'.");
}

TEST(Protocol, ThePartsOfAnErrorSpeakTheSameLanguage) {
  const Json answer = ask({{"cmd", "legal"}, {"game", 7}, {"language", "de"}});
  EXPECT_EQ(answer["error"]["message"], "Erwartet wird ein Text, gefunden wurde 7.");
}

TEST(Protocol, AnswersEveryLineWithOneObjectThatEchoesItsId) {
  for (const std::string line :
       {"", "{", "null", "7", "\"x\"", "[]", "{}", "{\"id\":1}", "{\"id\":\"a\",\"cmd\":7}",
        "{\"cmd\":\"legal\",\"game\":\"tokan\",\"position\":\"\\u0000\"}", "\xff\xfe",
        "{\"id\":[1]}"}) {
    const std::vector<std::string> lines = answers_to(line);
    ASSERT_EQ(lines.size(), 1U) << line;
    const Json answer = Json::parse(lines[0]);
    ASSERT_TRUE(answer.contains("id")) << lines[0];
    ASSERT_TRUE(answer.contains("error")) << lines[0];
    EXPECT_FALSE(answer["error"]["code"].get<std::string>().empty());
    EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty());
  }
}

// Stands for any request that runs out of memory: the request that wants randomness.
class NoMemory final : public RandomSource {
 public:
  std::uint64_t next() override { throw std::bad_alloc(); }
};

TEST(Protocol, ARequestThatCannotBeFinishedIsAnErrorAndTheNextIsAnswered) {
  NoMemory random;
  testing::CatchingExecutor executor;
  Protocol protocol(random, executor);
  std::vector<Json> answers;
  const auto ask_all = [&](const Json& request) {
    protocol.answer(request.dump(),
                    [&](std::string_view line) { answers.push_back(Json::parse(line)); });
  };
  ask_all({{"id", 1}, {"cmd", "start"}, {"game", "tokan"}, {"language", "de"}});
  ask_all({{"id", 2}, {"cmd", "start"}, {"game", "tokan"}, {"seed", 1}});
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["id"], 1);
  EXPECT_EQ(answers[0]["error"]["code"], "protocol.unfinished");
  EXPECT_EQ(answers[0]["error"]["message"].get<std::string>().substr(0, 13), "Diese Anfrage");
  EXPECT_EQ(answers[1]["id"], 2);
  EXPECT_TRUE(answers[1].contains("position"));
}

TEST(Protocol, ALineThatIsRefusedIsAnsweredToItsIdInItsLanguage) {
  const Json answer = Json::parse(answers_to(R"({"limits":)" + std::string(20, '[') +
                                             std::string(20, ']') + R"(,"id":"a","language":"de"})")
                                      .at(0));
  EXPECT_EQ(answer["id"], "a");
  EXPECT_EQ(answer["error"]["field"], "limits");
  EXPECT_EQ(answer["error"]["message"],
            "Listen und Objekte sind tiefer als 16 ineinander verschachtelt.");
}

TEST(Protocol, GivesTheLegalActionsAndNextPositionsOfTheVectors) {
  const std::vector<std::pair<std::string, std::string>> files = {
      {"tokan", "tokan-games.tsv"},
      {"two-paths", "two-paths-games.tsv"},
      {"two-paths", "two-paths-8-rows-games.tsv"},
      {"totem", "totem-games.tsv"}};
  for (const auto& [game, name] : files) {
    const auto lines = read_vectors(name);
    for (std::size_t i = 0; i + 1 < lines.size(); i += 3) {
      const auto& fields = lines[i].fields;
      if (fields.at(1).empty()) continue;  // the last line of a game
      const Json legal = ask({{"cmd", "legal"}, {"game", game}, {"position", fields[0]}});
      if (fields[1] == "roll") {
        EXPECT_EQ(legal["turn"], "chance");
      } else {
        EXPECT_EQ(legal["actions"], Json(split(fields[1], game == "totem" ? ';' : ' ')))
            << name << ':' << lines[i].number;
      }
      const Json next = ask(
          {{"cmd", "apply"}, {"game", game}, {"position", fields[0]}, {"actions", {fields[2]}}});
      EXPECT_EQ(next["position"], lines[i + 1].fields[0]) << name << ':' << lines[i].number;
    }
  }
}

TEST(Protocol, TheSameSeedStartsTheSameGameAndNoSeedDrawsOne) {
  const Json request = {{"cmd", "start"}, {"game", "tokan"}};
  const Json first = ask(request);
  Json again = request;
  again["seed"] = first["seed"];
  EXPECT_EQ(ask(again)["position"], first["position"]);
}

TEST(Protocol, AViewTakesApartWhatItsViewerMayKnowOfTheGameSoFar) {
  const auto deeds = [](std::vector<std::string> actions) {
    return ask({{"cmd", "view"},
                {"game", "two-paths"},
                {"start", "hgf/3/3/3/3/3/FHG s 1 -"},
                {"actions", std::move(actions)}})["deeds"];
  };
  const Json hidden = {
      {"action", "Fw"}, {"deed", "announce"}, {"order", nullptr}, {"kind", "F"}, {"side", "w"}};
  const Json block = {
      {"action", "e"}, {"deed", "block"}, {"order", nullptr}, {"kind", nullptr}, {"side", "e"}};
  EXPECT_EQ(deeds({"Fw"}), Json::array());
  EXPECT_EQ(deeds({"Fw", "e"}), Json::array({hidden, block}));
}

TEST(Protocol, TellsWhichGamesAreSolved) {
  for (const Json& game : ask({{"cmd", "games"}})["games"]) {
    EXPECT_EQ(game["solved"], game["game"] == "two-paths") << game;
  }
}

TEST(Protocol, ARefusedActionNamesItsPlaceInTheList) {
  const Json answer = ask({{"cmd", "apply"},
                           {"game", "two-paths"},
                           {"position", "hgf/3/3/3/3/3/FHG s 1 -"},
                           {"actions", {"Fw", "e", "Xx"}}});
  EXPECT_EQ(answer["error"]["field"], "actions[2]");
}

// Whatever is asked about a position with a hidden side, nobody but the mover is told it.
TEST(Protocol, TheHiddenSideIsInNoViewButTheMovers) {
  for (const auto& line : read_vectors("two-paths-games.tsv")) {
    std::string position = line.fields.at(0);
    if (position.back() != 'w' && position.back() != 'e') continue;
    const std::string mover = position.find(" s ") != std::string::npos ? "s" : "n";
    const std::string blocker = mover == "s" ? "n" : "s";
    std::string other = position;
    other.back() = position.back() == 'w' ? 'e' : 'w';
    const auto view = [](const std::string& text, const std::string& viewer) {
      const Json request = {
          {"cmd", "view"}, {"game", "two-paths"}, {"position", text}, {"viewer", viewer}};
      return answers_to(request.dump()).at(0);
    };
    ASSERT_EQ(view(position, blocker), view(other, blocker));
    ASSERT_EQ(view(position, "spectator"), view(other, "spectator"));
    ASSERT_NE(view(position, mover), view(other, mover));
  }
}

TEST(Protocol, RecordsGoThereAndBack) {
  const Json record = ask({{"cmd", "record"},
                           {"game", "two-paths"},
                           {"start", "hgf/3/3/3/3/3/FHG s 1 -"},
                           {"actions", {"Fw", "e", "Hw"}},
                           {"players", {{"s", "Ann"}}}});
  const Json back = ask({{"cmd", "replay"}, {"record", record["record"]}});
  EXPECT_EQ(back["actions"], Json({"Fw", "e"})) << "the hidden side must be left off";
  EXPECT_EQ(back["players"]["s"], "Ann");
  EXPECT_EQ(back["winner"], nullptr);
}

}  // namespace
}  // namespace menagerie

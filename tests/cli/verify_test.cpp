// `verify` as people call it: what holds, what does not, and two records side by side.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "cli/program.h"

namespace menagerie::testing {
namespace {

std::string record(const std::string& name) {
  return std::string(MENAGERIE_TESTS) + "/fairness/records/" + name + ".menagerie";
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(VerifyCommand, SaysWhatAFairRecordProvesAndWhatNoneDoes) {
  const Finished fair = run({"verify", record("totem-fair"), "--ascii"});
  EXPECT_EQ(fair.err, "");
  for (const char* const part :
       {"Room: 36e0aa5604d5a24c532ba9011ed4f75e", "Four words to compare: snooze episode",
        "The order of the seats was drawn, too.", "Rolls checked: 15",
        "No record proves what the players are called, who made a move"}) {
    EXPECT_TRUE(has(fair.out, part)) << part;
  }
  const Finished computer = run({"verify", record("totem-with-a-computer"), "--ascii"});
  EXPECT_TRUE(has(computer.out, "no device vouched for this seat in 7 of 7 draws")) << computer.out;
  const Finished given = run({"verify", record("two-paths-given"), "--ascii"});
  EXPECT_TRUE(has(given.out, "Not proven: the start."));
  const Finished paths = run({"verify", record("two-paths-fair"), "--ascii"});
  EXPECT_TRUE(has(paths.out, "Opened sides checked: 8"));
  EXPECT_TRUE(has(paths.out, "so that the opponent chose them: 1"));
}

TEST(VerifyCommand, TellsAProvenGameFromOneWithoutItsStartOrItsEnd) {
  const Finished whole = run({"verify", record("two-paths-finished"), "--ascii"});
  EXPECT_EQ(whole.code, 0);
  EXPECT_TRUE(has(whole.out, "Everything that can be checked fits.")) << whole.out;
  EXPECT_FALSE(has(whole.out, "Not proven")) << whole.out;
  const std::pair<const char*, const char*> cut[] = {
      {"tokan-no-seed", "Not proven: the start."},   {"tokan-no-end", "Not proven: the end."},
      {"totem-fair", "Not proven: the end."},        {"tokan-resigned", "Not proven: the end."},
      {"tokan-other-names", "Not proven: the end."}, {"two-paths-never-opened", "not opened"},
      {"two-paths-nobody", "The server alone drew"}};
  for (const auto& [name, sentence] : cut) {
    const Finished part = run({"verify", record(name), "--ascii"});
    EXPECT_EQ(part.code, 3) << name;
    EXPECT_TRUE(has(part.out, sentence)) << part.out;
    EXPECT_TRUE(has(part.out, "What is in this record fits, but not all of the game is proven"));
    EXPECT_FALSE(has(part.out, "Everything that can be checked fits.")) << part.out;
    EXPECT_EQ(run({"verify", record(name), "--json"}).code, 3) << name;
  }
  EXPECT_FALSE(has(run({"verify", record("two-paths-nobody"), "--ascii"}).out, "links"));
}

TEST(VerifyCommand, NamesTheFirstThingThatDoesNotFit) {
  const Finished loaded = run({"verify", record("totem-loaded-die")});
  EXPECT_EQ(loaded.code, 1);
  EXPECT_EQ(loaded.out, "");
  EXPECT_EQ(loaded.err, "Roll 15: the record says roll 31, but the draw gives roll 41.\n");
  const Finished turned = run({"verify", record("two-paths-side-turned")});
  EXPECT_EQ(turned.err, "Action 19: the opened side is not the one that was committed to.\n");
  const Finished link = run({"verify", record("totem-no-link")});
  EXPECT_EQ(link.err, "The tag Link.1.own is missing or not as it has to be.\n");
}

TEST(VerifyCommand, RefusesWhatIsNoRecordOfARoom) {
  const Finished offline =
      run({"verify", std::string(MENAGERIE_TESTS) + "/golden/tokan-deal.menagerie"});
  EXPECT_EQ(offline.code, 1);
  EXPECT_TRUE(has(offline.err, "does not come from a room on the network")) << offline.err;
  EXPECT_EQ(run({"verify", "/nowhere"}).code, 1);
  EXPECT_EQ(run({"verify"}).code, 2);
  EXPECT_EQ(run({"verify", record("tokan-fair"), record("tokan-fair"), "third"}).code, 2);
}

TEST(VerifyCommand, ComparesTwoRecordsOfOneRoom) {
  const Finished same = run({"verify", record("tokan-fair"), record("tokan-fair"), "--ascii"});
  EXPECT_EQ(same.code, 3);  // the game is not over
  EXPECT_TRUE(has(same.out, "Both records tell the same game: 8 actions are in both."));
  const Finished other = run({"verify", record("tokan-fair"), record("tokan-laid")});
  EXPECT_EQ(other.code, 1);
  EXPECT_TRUE(has(other.err, "The two records come from different rooms."));
}

TEST(VerifyCommand, SpeaksToProgramsInJson) {
  const Finished fair = run({"verify", record("two-paths-fair"), "--json"});
  EXPECT_EQ(fair.code, 3);
  const auto told = nlohmann::json::parse(fair.out);
  EXPECT_EQ(told["holds"], true);
  EXPECT_EQ(told["complete"], false);
  EXPECT_EQ(told["start_drawn"], true);
  EXPECT_EQ(told["start_vouched"], true);
  EXPECT_EQ(told["end"], "missing");
  EXPECT_EQ(told["sides"], 8);
  EXPECT_EQ(told["unopened"], 1);
  const Finished forged = run({"verify", record("totem-number-twice"), "--json"});
  EXPECT_EQ(forged.code, 1);
  const auto misfit = nlohmann::json::parse(forged.out);
  EXPECT_EQ(misfit["holds"], false);
  EXPECT_EQ(misfit["check"], "draws");
  EXPECT_EQ(misfit["at"], "3");
  const Finished two = run({"verify", record("tokan-fair"), record("tokan-fair"), "--json"});
  EXPECT_TRUE(has(two.out, R"({"same":true,"actions":8})")) << two.out;
}

}  // namespace
}  // namespace menagerie::testing

// `verify` as people call it: what holds, what does not, and two records side by side.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

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
  EXPECT_EQ(fair.code, 0);
  EXPECT_EQ(fair.err, "");
  for (const char* const part :
       {"Room: 36e0aa5604d5a24c532ba9011ed4f75e", "Four words to compare: snooze episode",
        "The order of the seats was drawn, too.", "Rolls checked: 15",
        "Everything that can be checked fits.", "No record proves who made a move"}) {
    EXPECT_TRUE(has(fair.out, part)) << part;
  }
  const Finished computer = run({"verify", record("totem-with-a-computer"), "--ascii"});
  EXPECT_TRUE(has(computer.out, "no device vouched for this seat in 7 of 7 draws")) << computer.out;
  const Finished given = run({"verify", record("two-paths-given"), "--ascii"});
  EXPECT_TRUE(has(given.out, "The start was given when the room was made"));
  const Finished paths = run({"verify", record("two-paths-fair"), "--ascii"});
  EXPECT_TRUE(has(paths.out, "Opened sides checked: 8"));
  EXPECT_TRUE(has(paths.out, "so that the opponent chose them: 1"));
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
  EXPECT_EQ(same.code, 0);
  EXPECT_TRUE(has(same.out, "Both records tell the same game: 8 actions are in both."));
  const Finished other = run({"verify", record("tokan-fair"), record("tokan-laid")});
  EXPECT_EQ(other.code, 1);
  EXPECT_TRUE(has(other.err, "The two records come from different rooms."));
}

TEST(VerifyCommand, SpeaksToProgramsInJson) {
  const Finished fair = run({"verify", record("two-paths-fair"), "--json"});
  EXPECT_EQ(fair.code, 0);
  const auto told = nlohmann::json::parse(fair.out);
  EXPECT_EQ(told["holds"], true);
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

// A refusal names the rule by which a game refuses an action.
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "conversation.h"
#include "core/message.h"
#include "engine/table.h"
#include "messages/core.h"

namespace menagerie {
namespace {

using testing::Json;

Json refusal(const std::string& game, const std::string& position, const std::string& action) {
  return testing::Conversation().ask({{"cmd", "apply"},
                                      {"game", game},
                                      {"position", position},
                                      {"actions", Json::array({action})}})["error"];
}

TEST(Rule, ARefusedActionNamesItsRule) {
  const std::string tokan = "J,L,J,.,l,j/jl,L,J,L,m,l/J,j,L,lj,l,M/M,J,m,j,j,L/.,J,mM,J,j,. r d3";
  EXPECT_EQ(refusal("tokan", tokan, "a1b1")["rule"], "T3");
  EXPECT_EQ(refusal("tokan", tokan, "a5b5")["rule"], "T4");
  EXPECT_EQ(refusal("tokan", tokan, "b3d3")["rule"], "T3");
  EXPECT_EQ(refusal("two-paths", "3/3/3/3/3/3/3 s - -", "w")["rule"], "P4");
  EXPECT_EQ(refusal("totem", "j10:i10+3/j15:j14+1 1 - - - - 0", "use 3")["rule"], "H5");
  EXPECT_EQ(refusal("totem", "j10:+3/j15:j14+1 1 53 - - - 0", "use 3")["rule"], "H12");
}

TEST(Rule, OtherRefusalsNameNone) {
  EXPECT_FALSE(refusal("two-paths", "3/3/3/3/3/3/3 s - -", "xyz").contains("rule"));
  EXPECT_FALSE(refusal("two-paths", "3/3/3", "w").contains("rule"));
  EXPECT_FALSE(refusal("two-paths", "3/3/3/3/3/hg1/3 s 1 -", "w").contains("rule"));
}

// Every action of some games is tried wherever they went.
void expect_rules(std::string_view game, const OptionValues& options) {
  std::vector<std::string> positions;
  std::set<std::string> vocabulary = {"pass", "end", "again", "leave", "out 2", "out 4"};
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Generator random(seed);
    Table table = std::move(Table::start(game, options, random).value());
    for (int ply = 0; ply < 150 && table.node().turn != Turn::over; ++ply) {
      const std::vector<std::string> legal = table.legal();
      for (std::size_t i = 0; i < legal.size(); i += 7) vocabulary.insert(legal[i]);
      if (ply % 5 == 0) positions.push_back(table.position());
      ASSERT_TRUE(table.act(table.random_action(random)));
    }
  }
  std::set<std::string_view> met;
  for (const std::string& position : positions) {
    for (const std::string& action : vocabulary) {
      Table table = std::move(Table::at(game, options, position).value());
      const Result<void> done = table.act(action);
      if (done || done.error().place.column > 0) continue;  // legal, or no action of this game
      EXPECT_NE(rule_of(done.error().code), "") << name_of(done.error().code);
      met.insert(rule_of(done.error().code));
    }
  }
  EXPECT_GT(met.size(), 1U) << game;
}

TEST(Rule, EveryRefusalOfAnActionNamesOne) {
  expect_rules("tokan", {});
  expect_rules("tokan", {{"setup", "lay"}});
  expect_rules("tokan", {{"setup", "lay"}, {"frame", "centre"}});
  expect_rules("two-paths", {});
  expect_rules("totem", {{"seats", "3"}, {"seating", "choose"}});
  expect_rules("totem", {{"twelve", "may"}});
}

// Where a sentence by which an action is refused is added, so is its rule.
TEST(Rule, RefusalsOfAFamilyAllHaveOne) {
  int refusals = 0;
  for (const Message message : all_messages()) {
    const std::string_view name = name_of(message);
    if (!name.starts_with("tokan.move.") && !name.starts_with("tokan.lay.")) continue;
    ++refusals;
    EXPECT_NE(rule_of(message), "") << name;
  }
  EXPECT_GT(refusals, 18);
}

}  // namespace
}  // namespace menagerie

// A game that the house does not have is registered by one line and then goes all the ways that
// the others go. This program brings its own list of games in place of the engine's.
#include <array>
#include <gtest/gtest.h>

#include "engine/conversation.h"
#include "engine/entry_of.h"
#include "engine/match.h"
#include "engine/signature.h"
#include "games/two_paths/game.h"
#include "messages/engine.h"
#include "players/two_paths/player.h"
#include "players/two_paths/review.h"
#include "registry/noughts.h"

namespace menagerie {

std::span<const GameEntry> registered_games() {
  static const std::array entries = {entry_of<noughts::Game, noughts::Player>(),
                                     entry_of<two_paths::Game, two_paths::Player>()};
  return entries;
}

namespace {

using testing::Conversation;
using testing::Json;

Table started() {
  Generator random(1);
  return std::move(Table::start("noughts", {}, random).value());
}

TEST(Registry, ListsTheGamesOfThisProgram) {
  ASSERT_EQ(games().size(), 2U);
  EXPECT_EQ(games()[0].name, "noughts");
  EXPECT_EQ(games()[0].seat_names, (std::vector<std::string_view>{"x", "o"}));
  EXPECT_TRUE(games()[0].special_opponents.empty());
  EXPECT_EQ(contender_names("noughts").size(), 9U);     // eight levels and "random"
  EXPECT_EQ(contender_names("two-paths").size(), 10U);  // and the mind reader
}

TEST(Registry, RefusesAGameThatIsNotRegistered) {
  Generator random(1);
  const auto unknown = [](const auto& result) {
    return !result && result.error().code == messages::game_unknown;
  };
  EXPECT_TRUE(unknown(Table::start("tokan", {}, random)));
  EXPECT_TRUE(unknown(play_random_games("tokan", {}, 1, 1, [](std::uint64_t) { return true; })));
  EXPECT_TRUE(unknown(signature_of("tokan")));
  EXPECT_TRUE(unknown(find_game("tokan")));
  MatchPlan plan;
  plan.game = "tokan";
  EXPECT_TRUE(unknown(check(plan)));
}

TEST(Registry, PlaysAtATable) {
  Table table = started();
  for (const char* action : {"a1", "b1", "a2", "b2"}) ASSERT_TRUE(table.act(action)) << action;
  EXPECT_FALSE(table.act("a1"));
  EXPECT_EQ(table.view(std::nullopt).board.index(), 0U);  // it has none
  const std::array both = {Seat{0}, Seat{1}};
  EXPECT_TRUE(table.take_back(both));
  EXPECT_EQ(table.ply(), 3U);
  ASSERT_TRUE(table.act("c3"));
  ASSERT_TRUE(table.act("a3"));
  EXPECT_TRUE(table.standing().over);
  EXPECT_EQ(table.standing().winner, Seat{0});
  Generator random(2);
  EXPECT_EQ(table.rematch(random).position(), ".........");
}

TEST(Registry, WritesAndReadsRecords) {
  Table table = started();
  ASSERT_TRUE(table.act("b2"));
  ASSERT_TRUE(table.end({.kind = Ending::Kind::resigned, .seat = Seat{1}}));
  const std::string text = record_text(table.record());
  const Result<Table> again = Table::replay(parse_record(text).value());
  ASSERT_TRUE(again) << again.error().full_sentence();
  EXPECT_EQ(again->standing().winner, Seat{0});
  EXPECT_EQ(record_text(again->record()), text);
}

TEST(Registry, IsAnalysedChosenForAndReviewedByItsPlayer) {
  Table table = started();
  Expert expert(table);
  EXPECT_EQ(expert.analyse(table, {.lines = 3}, Patience({})).policy.size(), 3U);
  Generator random(3);
  ASSERT_TRUE(
      table.act(expert.choose(table, *parse_contender("8", "noughts"), random, Patience({}))));
  EXPECT_EQ(expert.review(table, 0).actions.size(), 1U);
  EXPECT_TRUE(signature_of("noughts"));
}

TEST(Registry, SpeaksTheProtocol) {
  Conversation talk;
  const Json games = talk.ask({{"cmd", "games"}})["games"];
  EXPECT_EQ(games[0]["game"], "noughts");
  const Json so_far = {{"game", "noughts"}, {"start", "........."}, {"actions", {"a1", "b1"}}};
  const auto with = [&](Json more) {
    more.update(so_far);
    return talk.ask(more);
  };
  const Json view = with({{"cmd", "view"}});
  EXPECT_EQ(view["by"], Json({"x", "o"}));
  EXPECT_TRUE(view["view"]["board"].is_null());
  EXPECT_EQ(with({{"cmd", "take_back"}, {"seats", {"x"}}})["ply"], 0);
  EXPECT_EQ(with({{"cmd", "end"}, {"ended", "agreed"}})["ended"], "agreed");
  EXPECT_EQ(with({{"cmd", "rematch"}, {"levels", {{"x", "4"}}}})["levels"], Json({{"o", "4"}}));
  EXPECT_TRUE(with({{"cmd", "choose"}, {"level", 1}}).contains("action"));
  const Json record = with({{"cmd", "record"}})["record"];
  EXPECT_EQ(talk.ask({{"cmd", "review"}, {"record", record}})["actions"].size(), 2U);
}

TEST(Registry, PlaysMatchesAndRandomGames) {
  MatchPlan plan;
  plan.game = "noughts";
  plan.contenders = {*parse_contender("1", "noughts"), *parse_contender("random", "noughts")};
  ASSERT_TRUE(check(plan));
  const std::optional<Round> round = MatchPlayer(plan).play(1, [] { return false; });
  ASSERT_TRUE(round);
  EXPECT_EQ(round->games(), 2);
  const auto statistics =
      play_random_games("noughts", {}, 200, 1, [](std::uint64_t) { return true; });
  ASSERT_TRUE(statistics);
  EXPECT_EQ(statistics->games, 200U);
  EXPECT_LE(statistics->longest, 9U);
}

}  // namespace
}  // namespace menagerie

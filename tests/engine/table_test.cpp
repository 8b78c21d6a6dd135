#include "engine/table.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "core/random.h"
#include "engine/protocol/view_json.h"
#include "messages/core.h"

namespace menagerie {
namespace {

Table started(std::string_view game, const OptionValues& options = {}, std::uint64_t seed = 1) {
  Generator random(seed);
  Result<Table> table = Table::start(game, options, random, seed);
  EXPECT_TRUE(table) << table.error().full_sentence();
  return std::move(*table);
}

void play_randomly(Table& table, RandomSource& random, std::size_t most_plies = 100000) {
  while (table.node().turn != Turn::over && table.ply() < most_plies) {
    const Result<void> fine = table.act(table.random_action(random));
    ASSERT_TRUE(fine) << fine.error().full_sentence();
  }
}

class EveryGame : public ::testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Games, EveryGame, ::testing::Values("tokan", "two-paths", "totem"),
                         [](const auto& test) {
                           std::string name(test.param);
                           std::erase(name, '-');
                           return name;
                         });

TEST(Table, TheTestsCoverEveryGame) {
  for (const GameInfo& info : games()) {
    EXPECT_TRUE(info.name == "tokan" || info.name == "two-paths" || info.name == "totem")
        << "add " << info.name << " to EveryGame";
  }
  EXPECT_EQ(games().size(), 3U);
}

TEST_P(EveryGame, TheSameSeedStartsTheSameGame) {
  EXPECT_EQ(started(GetParam(), {}, 5).position(), started(GetParam(), {}, 5).position());
}

TEST_P(EveryGame, TakingBackLeadsToTheSamePositionsInReverse) {
  Generator random(11);
  Table table = started(GetParam());
  std::vector<std::string> positions = {table.position()};
  while (table.node().turn != Turn::over && table.ply() < 300) {
    ASSERT_TRUE(table.act(table.random_action(random)));
    positions.push_back(table.position());
  }
  while (table.ply() > 0) {
    EXPECT_EQ(table.position(), positions[table.ply()]);
    EXPECT_TRUE(table.undo());
  }
  EXPECT_EQ(table.position(), positions[0]);
  EXPECT_FALSE(table.undo());
}

TEST_P(EveryGame, AViewWrittenAtOnceHasTheBytesOfItsValues) {
  Generator random(17);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Table table = started(GetParam(), {}, seed);
    while (true) {
      for (const Viewer viewer : {Viewer(), Viewer(Seat{0}), Viewer(Seat{1})}) {
        ASSERT_EQ(view_text(table, viewer), view_json(table, viewer).dump()) << table.position();
      }
      if (table.node().turn == Turn::over || table.ply() >= 400) break;
      ASSERT_TRUE(table.act(table.random_action(random)));
    }
  }
}

TEST_P(EveryGame, ARefusedActionChangesNothing) {
  Table table = started(GetParam());
  const std::string before = table.position();
  for (const std::string_view bad : {"", " ", "zzz", "a1a1", "Fw/e", "roll 77", "\xff\xfe"}) {
    EXPECT_FALSE(table.act(bad)) << bad;
  }
  EXPECT_EQ(table.position(), before);
  EXPECT_EQ(table.ply(), 0U);
}

TEST_P(EveryGame, ARecordReplaysToTheSamePositions) {
  Generator random(3);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Table table = started(GetParam(), {}, seed);
    table.set_player(Seat{0}, "Ann \"A.\" Bell");
    table.set_tag("Date", "2026-01-01");
    table.set_comment("before the first action");
    play_randomly(table, random);
    table.set_comment("the end {really}");
    const Result<Record> read = parse_record(record_text(table.record()));
    ASSERT_TRUE(read) << read.error().full_sentence();
    EXPECT_EQ(*read, table.record());
    Result<Table> again = Table::replay(*read);
    ASSERT_TRUE(again) << again.error().full_sentence();
    EXPECT_EQ(again->record(), table.record());
    EXPECT_EQ(again->player(Seat{0}), "Ann \"A.\" Bell");
    while (table.ply() > 0) {
      ASSERT_EQ(again->position(), table.position());
      table.undo();
      again->undo();
    }
  }
}

TEST_P(EveryGame, ReplaysToAnyPly) {
  Generator random(3);
  Table table = started(GetParam());
  play_randomly(table, random, 40);
  const Record record = table.record();
  while (table.ply() > record.actions.size()) table.undo();
  while (true) {
    const Result<Table> at = Table::replay(record, table.ply());
    ASSERT_TRUE(at) << at.error().full_sentence();
    EXPECT_EQ(at->position(), table.position());
    if (!table.undo()) break;
  }
  EXPECT_FALSE(Table::replay(record, record.actions.size() + 1));
}

TEST_P(EveryGame, AnUnfinishedGameHasNoResultAndAFinishedOneHas) {
  Generator random(9);
  Table table = started(GetParam());
  EXPECT_EQ(table.record().tag("Result")->value, "*");
  EXPECT_FALSE(table.standing().over);
  play_randomly(table, random);
  EXPECT_TRUE(table.standing().over);
  EXPECT_NE(table.record().tag("Result")->value, "*");
  EXPECT_TRUE(table.legal().empty());
}

TEST_P(EveryGame, ARecordWhoseResultWasChangedIsRefused) {
  Generator random(9);
  Table table = started(GetParam());
  play_randomly(table, random);
  Record record = table.record();
  record.set("Result", "*");
  const Result<Record> read = parse_record(record_text(record));
  ASSERT_TRUE(read);
  const Result<Table> replayed = Table::replay(*read);
  ASSERT_FALSE(replayed);
  EXPECT_EQ(replayed.error().code, messages::record_result);
  EXPECT_GT(replayed.error().place.line, 1U);
}

TEST_P(EveryGame, AnIllegalActionInARecordIsRefusedAtItsPlace) {
  Table table = started(GetParam());
  Record record = table.record();
  record.actions.push_back({"zzz", "", {}});
  const Result<Record> read = parse_record(record_text(record));
  ASSERT_TRUE(read);
  const Result<Table> replayed = Table::replay(*read);
  ASSERT_FALSE(replayed);
  EXPECT_EQ(replayed.error().place.line, record.tags.size() + 2);
  EXPECT_GE(replayed.error().place.column, 4U);
}

TEST(Table, RecordsOfOtherRulesOptionsAndGamesAreRefused) {
  const Record good = started("tokan").record();
  const auto refusal = [&](std::string_view tag, std::string value) {
    Record record = good;
    record.set(tag, std::move(value));
    const Result<Record> read = parse_record(record_text(record));
    EXPECT_TRUE(read);
    const Result<Table> replayed = Table::replay(*read);
    return replayed ? "accepted" : replayed.error().full_sentence();
  };
  EXPECT_EQ(refusal("Game", "chess"),
            "Line 1, column 8: There is no game 'chess'. The games are: tokan, two-paths, totem.");
  EXPECT_EQ(
      refusal("Rules", "9"),
      "Line 2, column 9: The record follows rules version '9', but this program plays version "
      "1.");
  EXPECT_EQ(refusal("Options", "score"),
            "Line 3, column 11: Expected options like \"name=value name=value\", found 'score'.");
  EXPECT_EQ(refusal("Options", "score=odd"),
            "Line 3, column 11: The option 'score' cannot be 'odd'. It can be: classic, heads.");
  EXPECT_NE(refusal("Start", "J"), "accepted");
  EXPECT_NE(refusal("Seed", "x"), "accepted");
  EXPECT_NE(refusal("Seat.q", "Ann"), "accepted");
}

TEST(Table, UnknownGamesOptionsAndValuesAreRefusedByName) {
  Generator random(1);
  EXPECT_EQ(Table::start("chess", {}, random).error().full_sentence(),
            "game: There is no game 'chess'. The games are: tokan, two-paths, totem.");
  EXPECT_EQ(Table::start("two-paths", {{"rows", "9"}}, random).error().full_sentence(),
            "rows: The option 'rows' cannot be '9'. It can be: 7, 8.");
  EXPECT_EQ(Table::start("totem", {{"seats", "5"}}, random).error().full_sentence(),
            "seats: The option 'seats' cannot be '5'. It is a whole number from 2 to 4.");
  EXPECT_EQ(Table::start("totem", {{"colour", "5"}}, random).error().code,
            messages::option_unknown);
}

// Hidden stays hidden: everything that leaves a table for anybody but the mover is byte for byte
// the same whichever side is hidden.
TEST(Table, BeforeTheBlockNobodyButTheMoverLearnsTheSide) {
  Generator random(4);
  for (int game = 0; game < 20; ++game) {
    Table table = started("two-paths", {{"rows", game % 2 == 0 ? "7" : "8"}});
    while (table.node().turn != Turn::over) {
      const std::vector<std::string> legal = table.legal();
      for (const std::string& west : legal) {
        if (west.size() != 2 || west[1] != 'w') continue;
        const Seat mover = table.node().seat;
        const Seat blocker{static_cast<std::uint8_t>(1 - mover.index)};
        std::vector<std::string> shown;
        for (const char side : {'w', 'e'}) {
          ASSERT_TRUE(table.act(west.substr(0, 1) + side));
          std::string bytes = record_text(table.record());
          for (const Viewer viewer : {Viewer(blocker), Viewer()}) {
            bytes += view_json(table, viewer).dump();
            for (const std::string& action : table.history(viewer)) bytes += action + ' ';
          }
          shown.push_back(bytes);
          EXPECT_EQ(table.view(mover).last, west.substr(0, 1) + side);
          EXPECT_EQ(std::get<TwoPathsBoard>(table.view(mover).board).hidden, side);
          EXPECT_EQ(std::get<TwoPathsBoard>(table.view(blocker).board).hidden, '\0');
          table.undo();
        }
        ASSERT_EQ(shown[0], shown[1]);
      }
      ASSERT_TRUE(table.act(table.random_action(random)));
    }
  }
}

TEST(Table, RematchInTokanSwapsThePlayersOnTheSameLayout) {  // T15
  Generator random(8);
  for (const char* setup : {"deal", "lay"}) {
    Table first = started("tokan", {{"setup", setup}});
    first.set_player(Seat{0}, "Ann");
    first.set_player(Seat{1}, "Bo");
    std::string layout;
    while (first.node().turn != Turn::over) {
      const std::string now = first.position();
      if (layout.empty() && now.find("lay") == std::string::npos) layout = now;
      ASSERT_TRUE(first.act(first.random_action(random)));
    }
    const Table second = first.rematch(random);
    EXPECT_EQ(second.position(), layout);
    EXPECT_EQ(second.player(Seat{0}), "Bo");
    EXPECT_EQ(second.player(Seat{1}), "Ann");
  }
}

TEST(Table, ChanceIsDrawnByWeightFromTheSourceHandedIn) {
  Generator random(2);
  int doubles = 0;
  constexpr int kRolls = 36000;
  Table table = started("totem");
  for (int i = 0; i < kRolls; ++i) {
    const std::string roll = table.draw(random);
    doubles += roll[5] == roll[6] ? 1 : 0;
    table.undo();
  }
  EXPECT_NEAR(doubles, kRolls / 6, 300);
}

}  // namespace
}  // namespace menagerie

// Games that did not end by their rules, and who sat where.
#include "engine/ending.h"

#include <gtest/gtest.h>

#include "engine/table.h"
#include "messages/engine.h"

namespace menagerie {
namespace {

Table started(std::string_view game, const OptionValues& options = {}) {
  Generator random(1);
  return std::move(Table::start(game, options, random).value());
}

Result<Table> again(const Table& table) {
  return Table::replay(parse_record(record_text(table.record())).value());
}

TEST(Ending, WhoResignsOrRunsOutOfTimeLosesToTheOther) {
  for (const Ending::Kind kind : {Ending::Kind::resigned, Ending::Kind::time}) {
    Table table = started("tokan");
    ASSERT_TRUE(table.end({.kind = kind, .seat = Seat{0}}));
    EXPECT_EQ(table.node().turn, Turn::over);
    EXPECT_TRUE(table.legal().empty());
    EXPECT_EQ(table.standing().winner, Seat{1});
    EXPECT_EQ(table.record().tag("Result")->value, "b");
    EXPECT_EQ(table.view(std::nullopt).ended, kind == Ending::Kind::time ? "time r" : "resigned r");
    EXPECT_TRUE(table.view(std::nullopt).actions.empty());
    const Result<Table> read = again(table);
    ASSERT_TRUE(read) << read.error().full_sentence();
    EXPECT_EQ(read->record(), table.record());
    EXPECT_EQ(read->standing().winner, Seat{1});
  }
}

TEST(Ending, AnAgreedGameIsDrawnAndAnAbandonedOneHasNoResult) {
  Table agreed = started("two-paths");
  ASSERT_TRUE(agreed.end({.kind = Ending::Kind::agreed}));
  EXPECT_EQ(agreed.record().tag("Result")->value, "draw");
  EXPECT_TRUE(again(agreed));
  Table abandoned = started("two-paths");
  ASSERT_TRUE(abandoned.end({.kind = Ending::Kind::abandoned}));
  EXPECT_EQ(abandoned.record().tag("Result")->value, "*");
  EXPECT_TRUE(abandoned.standing().over);
  EXPECT_TRUE(abandoned.standing().called_off);
  EXPECT_TRUE(again(abandoned)->standing().called_off);
}

TEST(Ending, NothingHappensAfterIt) {
  Table table = started("tokan");
  const std::string move = table.legal().front();
  ASSERT_TRUE(table.end({.kind = Ending::Kind::agreed}));
  EXPECT_EQ(table.act(move).error().code, messages::ending_over);
  EXPECT_EQ(table.end({.kind = Ending::Kind::agreed}).error().code, messages::ending_over);
}

TEST(Ending, AtATableOfThreeTheOthersPlayOn) {  // H19
  Table table = started("totem", {{"seats", "3"}});
  ASSERT_TRUE(table.end({.kind = Ending::Kind::resigned, .seat = Seat{1}}));
  EXPECT_FALSE(table.ending());
  EXPECT_FALSE(table.standing().over);
  EXPECT_EQ(table.history(std::nullopt), std::vector<std::string>{"out 2"});
  EXPECT_TRUE(again(table));
  ASSERT_TRUE(table.end({.kind = Ending::Kind::time, .seat = Seat{2}}));
  EXPECT_EQ(table.ending_text(), "time 3");
  EXPECT_EQ(table.standing().winner, Seat{0});
  EXPECT_EQ(table.take_back_to(std::vector{Seat{0}, Seat{1}, Seat{2}}), std::nullopt);
  const Result<Table> read = again(table);
  ASSERT_TRUE(read) << read.error().full_sentence();
  EXPECT_EQ(read->record(), table.record());
  // The tag needs the action that it is about.
  Record record = table.record();
  record.actions.pop_back();
  record.set("Result", "*");
  EXPECT_FALSE(Table::replay(parse_record(record_text(record)).value()));
}

TEST(Ending, AnAgreedDrawNeedsNoSeatAtATableOfThree) {
  Table table = started("totem", {{"seats", "3"}});
  ASSERT_TRUE(table.end({.kind = Ending::Kind::agreed}));
  EXPECT_EQ(table.record().tag("Result")->value, "draw");
  EXPECT_TRUE(again(table));
}

TEST(Ending, IsRefusedWhereItDoesNotFit) {
  const Table table = started("tokan");
  for (const char* text :
       {"", "resigned", "resigned x", "resigned r ", "time", "agreed r", "lost r"}) {
    EXPECT_FALSE(table.parse_ending(text)) << text;
  }
  Generator random(5);
  Table over = started("tokan");
  while (over.node().turn != Turn::over) ASSERT_TRUE(over.act(over.random_action(random)));
  Record record = over.record();
  record.set("Ended", "resigned r");
  const Result<Table> read = Table::replay(parse_record(record_text(record)).value());
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, messages::record_ended);
  EXPECT_GT(read.error().place.line, 1U);
}

TEST(WhoSitsWhere, StandsInTheRecordTheSameForEveryFrontEnd) {
  Table table = started("two-paths");
  table.set_player(Seat{0}, "Ann");
  table.set_computer(Seat{1}, *parse_contender("mind-reader", "two-paths"));
  const Record record = table.record();
  EXPECT_EQ(record.tag("Seat.s")->value, "Ann");
  EXPECT_EQ(record.tag("Level.s"), nullptr);
  EXPECT_EQ(record.tag("Seat.n")->value, "?");
  EXPECT_EQ(record.tag("Level.n")->value, "mind-reader");
  const Result<Table> read = again(table);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->computer(Seat{1}), table.computer(Seat{1}));
  EXPECT_FALSE(read->computer(Seat{0}));
}

TEST(WhoSitsWhere, KeepsTheFigureThatWasChosen) {  // H3
  Table table = started("totem");
  ASSERT_TRUE(table.set_figure(Seat{0}, "3"));
  ASSERT_TRUE(table.check_figures());
  const Record record = table.record();
  EXPECT_EQ(record.tag("Figure.1")->value, "3");
  EXPECT_EQ(record.tag("Figure.2")->value, "2");
  const Result<Table> read = again(table);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->record(), record);
}

TEST(WhoSitsWhere, RefusesFiguresThatCannotBeWithTheirPlace) {
  const auto refusal = [](const char* game, const char* tag, const char* value) {
    Record record = started(game).record();
    record.set(tag, value);
    const Result<Table> read = Table::replay(parse_record(record_text(record)).value());
    return read ? "accepted" : read.error().full_sentence();
  };
  EXPECT_EQ(refusal("totem", "Figure.1", "owl"),
            "Line 8, column 12: There is no figure 'owl'. The figures are: 1, 2, 3, 4.");
  EXPECT_EQ(refusal("totem", "Figure.1", "2"), "Line 8, column 12: Two seats have the figure '2'.");
  EXPECT_NE(refusal("totem", "Figure.7", "2"), "accepted");
  // Where nobody chooses one it is a tag like any other.
  EXPECT_EQ(refusal("two-paths", "Figure.s", "wooden"), "accepted");
}

TEST(WhoSitsWhere, IsFoundInOldRecordsByTheNamesOfAllFrontEnds) {
  const auto level_of = [](const char* name) {
    Table table = started("two-paths");
    table.set_player(Seat{1}, name);
    const Table read = std::move(again(table).value());
    return read.computer(Seat{1}) ? contender_text(*read.computer(Seat{1})) : std::string("person");
  };
  for (const char* name : {"level 3", "Stufe 3", "niveau 3", "nivel 3", "Menagerie 3"}) {
    EXPECT_EQ(level_of(name), "3") << name;
  }
  for (const char* name :
       {"mind reader", "Gedankenleser", "télépathe", "lector de mentes", "Menagerie mind-reader"}) {
    EXPECT_EQ(level_of(name), "mind-reader") << name;
  }
  EXPECT_EQ(level_of("Zufallsspieler"), "random");
  EXPECT_EQ(level_of("level 9"), "person");
  EXPECT_EQ(level_of("Menagerie"), "person");
}

TEST(WhoSitsWhere, AnUnknownLevelIsRefusedAtItsTag) {
  Record record = started("tokan").record();
  record.set("Level.r", "mind-reader");
  const Result<Table> read = Table::replay(parse_record(record_text(record)).value());
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, messages::contender_unknown);
}

TEST(WhoSitsWhere, NamesAreShortAndTurnNoText) {
  Table table = started("tokan");
  table.set_player(Seat{0}, std::string(100'000, 'a'));
  EXPECT_EQ(table.player(Seat{0}).size(), 40U);
  table.set_player(Seat{0}, "Ann\u202Ebob\u2066");
  EXPECT_EQ(table.player(Seat{0}), "Annbob");
}

}  // namespace
}  // namespace menagerie

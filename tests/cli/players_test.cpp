#include "cli/play/players.h"

#include <gtest/gtest.h>

namespace menagerie::cli {
namespace {

Table totem(const char* seats) {
  Generator random(1);
  Result<Table> table = Table::start("totem", {{"seats", seats}}, random);
  EXPECT_TRUE(table);
  return std::move(*table);
}

// "p" for a person, "r" for the random player, the digit of a level, by seat.
std::string kinds(const Table& table) {
  std::string letters;
  for (std::uint8_t i = 0; i < table.seats(); ++i) {
    const std::optional<Contender>& computer = table.computer(Seat{i});
    letters += computer ? contender_text(*computer).front() : 'p';
  }
  return letters;
}

// The same once they are seated, or why they are not.
std::string kinds(Table table, const std::vector<std::string>& wishes, int people) {
  const Result<void> seated = seat_players(table, wishes, people, Contender{.level = 3});
  return seated ? kinds(table) : seated.error().sentence();
}

TEST(Players, OnePersonAgainstTheOpponentUnlessAskedOtherwise) {
  EXPECT_EQ(kinds(totem("3"), {}, 1), "p33");
  EXPECT_EQ(kinds(totem("3"), {}, 2), "pp3");
  EXPECT_EQ(kinds(totem("3"), {}, 4), "ppp");
  EXPECT_EQ(kinds(totem("3"), {"2=person"}, 1), "3p3");
  EXPECT_EQ(kinds(totem("3"), {"1=random"}, 1), "rp3");
  EXPECT_EQ(kinds(totem("3"), {"1=random", "2=random", "3=random"}, 1), "rrr");
}

TEST(Players, RefusesWhatItCannotSeat) {
  EXPECT_EQ(kinds(totem("2"), {"1"}, 1),
            "Expected a seat and who plays it, like b=3 or r=person:Anna, found '1'.");
  EXPECT_EQ(kinds(totem("2"), {"1=robot"}, 1),
            "There is no player 'robot'. Choose a level from 1 to 8, or \"random\".");
  EXPECT_EQ(kinds(totem("2"), {"1=person", "1=random"}, 1), "The seat 1 is given to two players.");
  EXPECT_NE(kinds(totem("2"), {"5=person"}, 1).find("'5'"), std::string::npos);
  EXPECT_NE(kinds(totem("2"), {"1=person:"}, 1).find("1 to 40 letters"), std::string::npos);
  EXPECT_NE(kinds(totem("2"), {"1=person:\x1b[2J"}, 1).find("1 to 40 letters"), std::string::npos);
  EXPECT_NE(kinds(totem("2"), {"1=person:" + std::string(41, 'x')}, 1).find("1 to 40"),
            std::string::npos);
}

TEST(Players, ARecordKnowsWhichOfItsPlayersWereTheHouses) {
  Table table = totem("3");
  ASSERT_TRUE(seat_players(table, {"1=random", "2=person:Anna"}, 1, Contender{.level = 5}));
  const Record record = table.record();
  EXPECT_EQ(record.tag("Level.1")->value, "random");
  EXPECT_EQ(record.tag("Level.3")->value, "5");
  EXPECT_EQ(record.tag("Seat.3")->value, "?");
  EXPECT_EQ(record.tag("Seat.2")->value, "Anna");
  EXPECT_EQ(kinds(*Table::replay(record), {}, kMaxSeats), "rp5");
  EXPECT_EQ(kinds(*Table::replay(record), {"3=person"}, kMaxSeats), "rpp");
}

TEST(Players, AreNamedInTheReadersLanguage) {
  Table table = totem("3");
  ASSERT_TRUE(seat_players(table, {"1=4:Deep", "2=person"}, 1, Contender{.level = 5}));
  EXPECT_EQ(shown_name(table, Seat{0}, {}), "Deep");
  EXPECT_EQ(shown_name(table, Seat{1}, {}), "");
  EXPECT_EQ(shown_name(table, Seat{2}, {}), "level 5");
  EXPECT_EQ(shown_name(table, Seat{2}, language_of("de")), "Stufe 5");
  const Contender reader{.kind = Contender::Kind::special, .special = "mind-reader"};
  EXPECT_EQ(name_of(reader, "two-paths", language_of("de")), "Gedankenleser");
}

TEST(Players, TheHouseDoesNotPlayUnderAPersonsName) {
  Table table = totem("2");
  table.set_player(Seat{0}, "Anna");
  table.set_player(Seat{1}, "Ben");
  ASSERT_TRUE(seat_players(table, {"2=4"}, kMaxSeats, Contender{}));
  EXPECT_EQ(table.player(Seat{0}), "Anna");
  EXPECT_EQ(table.player(Seat{1}), "");
}

}  // namespace
}  // namespace menagerie::cli

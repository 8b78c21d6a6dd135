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
std::string kinds(const Table& table, const std::vector<std::string>& wishes, int people) {
  const Result<Players> players = seat_players(table, wishes, people, Contender{.level = 3}, {});
  if (!players) return players.error().sentence();
  std::string letters;
  for (const Player& player : *players) {
    letters += player.is_person() ? 'p' : contender_text(*player.computer).front();
  }
  return letters;
}

TEST(Players, OnePersonAgainstTheOpponentUnlessAskedOtherwise) {
  const Table table = totem("3");
  EXPECT_EQ(kinds(table, {}, 1), "p33");
  EXPECT_EQ(kinds(table, {}, 2), "pp3");
  EXPECT_EQ(kinds(table, {}, 4), "ppp");
  EXPECT_EQ(kinds(table, {"2=person"}, 1), "3p3");
  EXPECT_EQ(kinds(table, {"1=random"}, 1), "rp3");
  EXPECT_EQ(kinds(table, {"1=random", "2=random", "3=random"}, 1), "rrr");
}

TEST(Players, RefusesWhatItCannotSeat) {
  const Table table = totem("2");
  EXPECT_EQ(kinds(table, {"1"}, 1),
            "Expected a seat and who plays it, like b=3 or r=person:Anna, found '1'.");
  EXPECT_EQ(kinds(table, {"1=robot"}, 1),
            "There is no player 'robot'. Choose a level from 1 to 8, or \"random\".");
  EXPECT_EQ(kinds(table, {"1=person", "1=random"}, 1), "The seat 1 is given to two players.");
  EXPECT_NE(kinds(table, {"5=person"}, 1).find("'5'"), std::string::npos);
  EXPECT_NE(kinds(table, {"1=person:"}, 1).find("1 to 40 letters"), std::string::npos);
  EXPECT_NE(kinds(table, {"1=person:\x1b[2J"}, 1).find("1 to 40 letters"), std::string::npos);
  EXPECT_NE(kinds(table, {"1=person:" + std::string(41, 'x')}, 1).find("1 to 40"),
            std::string::npos);
}

TEST(Players, ARecordKnowsWhichOfItsPlayersWereTheHouses) {
  Table table = totem("3");
  name_players(table, *seat_players(table, {"2=person:Anna"}, 1, Contender{}, {}));
  EXPECT_EQ(table.player(Seat{1}), "Anna");
  const Result<Table> again = Table::replay(table.record());
  ASSERT_TRUE(again);
  EXPECT_EQ(kinds(*again, {}, 1), "1p1");
  EXPECT_EQ(kinds(*again, {"3=person"}, 1), "1pp");
}

TEST(Players, ARecordKeepsItsPlayersInEveryLanguage) {
  for (const std::string_view code : languages()) {
    Table table = totem("3");
    const std::vector<std::string> wishes = {"1=random", "2=person:Anna"};
    name_players(table, *seat_players(table, wishes, 1, Contender{.level = 5}, language_of(code)));
    EXPECT_EQ(kinds(table, {}, 1), "rp5") << code;
  }
}

TEST(Players, MoveOneSeatOnInARematch) {
  const Table table = totem("3");
  const Players players = *seat_players(table, {}, 1, Contender{}, {});
  Table first = totem("3");
  name_players(first, players);
  Generator random(2);
  const Table second = first.rematch(random);
  const Players moved = moved_on(players);
  for (std::uint8_t i = 0; i < 3; ++i) EXPECT_EQ(second.player(Seat{i}), moved[i].name);
  EXPECT_TRUE(moved[1].is_person());
}

}  // namespace
}  // namespace menagerie::cli

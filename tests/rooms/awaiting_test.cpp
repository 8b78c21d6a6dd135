// What a program that plays for a chair is told: what the room waits for, which chair it gets, and
// a room that is made of public bytes alone.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "rooms/started.h"
#include "rooms/witness.h"

namespace menagerie::rooms {
namespace {

Json waits(const std::string& need, const std::vector<std::size_t>& chairs) {
  return {{"need", need}, {"chairs", chairs}};
}

TEST(Rooms, SayWhatTheyWaitForBeforeTheGame) {
  Logged table;
  const Json request = {{"game", "tokan"}, {"chairs", {{{"kind", "open"}}, {{"kind", "open"}}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("chairs", {0, 1}));
  Phone anna(0);
  Phone ben(1);
  ASSERT_EQ(code(table.sit(anna.sit("Anna", table.invites[1]))), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("chairs", {0}));
  ASSERT_EQ(code(table.sit(ben.sit("Ben", table.invites[0]))), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("links", {0, 1}));
  ASSERT_EQ(code(table.hear(0, ben.links(table.room->version(), 1, 1))), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("links", {1}));
  ASSERT_EQ(code(table.hear(1, anna.links(table.room->version(), 1, 1))), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("decision", {table.view()["seat"] == "r" ? 0U : 1U}));
}

TEST(Rooms, SayWhatADuelWaitsFor) {
  Started table("two-paths");
  table.line_up();
  EXPECT_EQ(table.tell()["awaits"], waits("decision", {0}));
  const std::string first = table.commit(0, "Fw");
  EXPECT_EQ(table.tell()["awaits"], waits("block", {1}));
  ASSERT_EQ(code(table.act(1, "e")), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("opening", {0}));
  ASSERT_EQ(code(table.open(0, first, "w")), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("decision", {0}));
  table.commit(0, "Hw");
  ASSERT_EQ(code(table.act(1, "w")), "fine");
  ASSERT_EQ(code(table.say(0, "cannot_open")), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("side", {1}));
  ASSERT_EQ(code(table.say(0, "resign")), "fine");
  EXPECT_EQ(table.tell()["awaits"], Json());
}

TEST(Rooms, SayWhoseLinksARollWaitsFor) {
  Started table("totem", 3);
  const std::size_t roller = table.mover();
  const std::vector<std::size_t> others = table.tell()["missing"];
  EXPECT_EQ(others.size(), 2U);
  EXPECT_EQ(table.tell()["awaits"], waits("links", others));
  for (const std::size_t chair : others) ASSERT_EQ(code(table.hand_over(chair, 2, 1)), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("roll", {roller}));
  ASSERT_EQ(code(table.roll(roller)), "fine");
  EXPECT_EQ(table.tell()["awaits"], waits("decision", {roller}));
}

TEST(Rooms, GiveTheChairThatWasAskedForOrNone) {
  Logged table;
  const Json request = {
      {"game", "totem"},
      {"listed", true},
      {"chairs", {Phone(0).chair("Anna"), {{"kind", "open"}}, {{"kind", "open"}}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  Json ben = Phone(1).sit("Ben", table.invites[0]);
  ben["chair"] = "1";
  EXPECT_EQ(code(table.sit(ben)) + " " + field(table.sit(ben)), "malformed chair");
  ben["chair"] = 2;
  EXPECT_EQ(code(table.sit(ben)) + " " + field(table.sit(ben)), "other_chair chair");
  ben.erase("invite");
  const auto taken = table.sit(ben);
  ASSERT_EQ(code(taken), "fine");
  EXPECT_EQ(taken->chair, 2U);
  Json cleo = Phone(2).sit("Cleo", "");
  cleo.erase("invite");
  for (const int chair : {0, 2, 8}) {
    cleo["chair"] = chair;
    EXPECT_EQ(code(table.sit(cleo)), "other_chair") << chair;
  }
  cleo["chair"] = 1;
  EXPECT_EQ(code(table.sit(cleo)), "fine");
}

// A room of the public bytes of this one.
Result<Room> witness_of(const Logged& table) {
  std::vector<Event> log;
  log.reserve(table.log.size());
  for (const Event& event : table.log) log.push_back(witnessed(event.open));
  return Room::replay(kRoom, log);
}

TEST(Rooms, CanBeFollowedFromPublicBytesAlone) {
  Started duel("two-paths");
  duel.line_up();
  const std::string id = duel.commit(0, "Ge");
  ASSERT_EQ(code(duel.act(1, "w")), "fine");
  ASSERT_EQ(code(duel.open(0, id, "e")), "fine");
  Started dice("totem", 3);
  ASSERT_EQ(code(dice.roll_with_help()), "fine");
  dice.finish_turn();
  for (const Logged* const table : {static_cast<Logged*>(&duel), static_cast<Logged*>(&dice)}) {
    const Result<Room> witness = witness_of(*table);
    ASSERT_TRUE(witness) << witness.error().full_sentence();
    EXPECT_EQ(witness->tell(0, table->now), table->room->tell(0, table->now));
  }
}

TEST(Rooms, AWitnessTakesNoDiceThatDoNotFollow) {
  Started dice("totem");
  ASSERT_EQ(code(dice.roll_with_help()), "fine");
  std::string& open = dice.log.back().open;
  const std::size_t roll = open.find("roll ") + 5;
  open[roll] = open[roll] == '6' ? '5' : '6';
  const Result<Room> witness = witness_of(dice);
  ASSERT_FALSE(witness);
  EXPECT_EQ(witness.error().place.line, dice.log.size());
}

TEST(Rooms, WhatIsNoEventIsNoWitnessedOneEither) {
  for (const char* const text : {"", "[]", "{", R"({"kind":"made","chairs":7})", "null"}) {
    const std::vector<Event> log = {witnessed(text)};
    EXPECT_FALSE(Room::replay(kRoom, log)) << text;
  }
}

}  // namespace
}  // namespace menagerie::rooms

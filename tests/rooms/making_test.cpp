// Making a room and sitting down in it.
#include "rooms/started.h"

namespace menagerie::rooms {
namespace {

using Kinds = std::vector<std::string>;

Json usual() {
  return {{"game", "tokan"}, {"chairs", {Phone(0).chair("Anna"), {{"kind", "open"}}}}};
}

// The code and field with which a changed request is refused.
std::string refusal(const Json& change) {
  Json request = usual();
  for (const auto& [name, value] : change.items()) request[name] = value;
  Logged table;
  const auto made = table.make(request);
  return code(made) + " " + field(made);
}

TEST(Rooms, ARequestIsRefusedByItsField) {
  EXPECT_EQ(refusal({{"game", "chess"}}), "malformed game");
  EXPECT_EQ(refusal({{"game", nullptr}}), "malformed game");
  EXPECT_EQ(refusal({{"options", 5}}), "malformed options");
  EXPECT_EQ(refusal({{"options", {{"score", "none"}}}}), "malformed options.score");
  EXPECT_EQ(refusal({{"options", {{"setup", "fair"}}}}), "option options.setup");
  EXPECT_EQ(refusal({{"position", "nothing"}}), "malformed position");
  EXPECT_EQ(refusal({{"order", "any"}}), "malformed order");
  EXPECT_EQ(refusal({{"clock", 5}}), "malformed clock");
  EXPECT_EQ(refusal({{"clock", {{"minutes", 0}}}}), "malformed clock.minutes");
  EXPECT_EQ(refusal({{"clock", {{"minutes", 5}, {"increment", 181}}}}),
            "malformed clock.increment");
  EXPECT_EQ(refusal({{"clock", {{"days", 31}}}}), "malformed clock.days");
  EXPECT_EQ(refusal({{"listed", "yes"}}), "malformed listed");
  EXPECT_EQ(refusal({{"spectators", 1}}), "malformed spectators");
  EXPECT_EQ(refusal({{"chairs", 2}}), "malformed chairs");
  const Json open = {{"kind", "open"}};
  EXPECT_EQ(refusal({{"chairs", {open}}}), "malformed chairs");
  EXPECT_EQ(refusal({{"chairs", {open, open, open}}}), "chairs chairs");
  EXPECT_EQ(refusal({{"chairs", {open, {{"kind", "king"}}}}}), "malformed chairs[1].kind");
  const Json computer = {{"kind", "computer"}, {"level", "9"}};
  EXPECT_EQ(refusal({{"chairs", {open, computer}}}), "malformed chairs[1].level");
  const Json best = {{"kind", "computer"}, {"level", 8}};
  EXPECT_EQ(refusal({{"chairs", {best, best}}}), "no_person chairs");
  const Json me = Phone(0).chair("Anna");
  EXPECT_EQ(refusal({{"chairs", {me, me}}}), "one_chair_each chairs");
  Json same = me;
  same["anchors"]["help"] = same["anchors"]["own"];
  EXPECT_EQ(refusal({{"chairs", {same, open}}}), "same_anchors chairs");
  Json bare = me;
  bare["token"] = "12";
  EXPECT_EQ(refusal({{"chairs", {bare, open}}}), "malformed chairs[0].token");
}

TEST(Rooms, NamesAreShortAndShowWhatTheySay) {
  const auto named = [](const std::string& name) {
    Json chair = Phone(0).chair(name);
    return refusal({{"chairs", {chair, {{"kind", "open"}}}}});
  };
  const std::string bad = "name chairs[0].name";
  EXPECT_EQ(named("  Zoë von der Au "), "fine fine");
  EXPECT_EQ(named(std::string(40, 'a')), "fine fine");
  EXPECT_EQ(named(std::string(41, 'a')), bad);
  EXPECT_EQ(named("   "), bad);
  EXPECT_EQ(named("a\nb"), bad);
  EXPECT_EQ(named("a\u202eb"), bad);
  EXPECT_EQ(named("a\xffz"), bad);
  for (const char* const unseen : {"\u00AD", "\u3164", "\u200B", " \u200B\u2800 ", "\u00A0"}) {
    EXPECT_EQ(named(unseen), bad);
  }
  for (const char* const twin : {"An\u200Bna", "Anna\u2060", "\uFEFFAnna", "An\u00ADna",
                                 "Anna\u200D", "An\u3164na", "An\u2800na", "Anna\U000E0041"}) {
    EXPECT_EQ(named(twin), bad);
  }
  EXPECT_EQ(named("👩\u200D🚀"), "fine fine");
}

TEST(Rooms, ARefusalRepeatsLittleOfWhatWasSent) {
  const std::string endless = "ä" + std::string(60'000, 'x');
  for (const Json& options :
       {Json{{endless, "1"}}, Json{{"setup", endless}}, Json{{endless, nullptr}}}) {
    Json request = usual();
    request["options"] = options;
    Logged table;
    const auto made = table.make(request);
    ASSERT_EQ(code(made), "malformed");
    EXPECT_LT(made.error().error.place.field.size(), 200U);
    EXPECT_LT(made.error().error.sentence().size(), 500U);
  }
}

TEST(Rooms, APositionMayNotHideOrBeOver) {
  const auto at = [](const std::string& position) {
    return refusal({{"game", "two-paths"}, {"position", position}});
  };
  EXPECT_EQ(at("hgf/3/3/3/3/3/FHG s 1 -"), "fine fine");
  EXPECT_EQ(at("1hf/1g1/3/3/3/3/FHG n 2 Fw"), "position position");
  EXPECT_EQ(at("1hf/1g1/3/3/3/3/FHG n 2 F"), "position position");
  EXPECT_EQ(at("3/3/3/F2/1H1/3/2G n 3 -"), "position position");
}

TEST(Rooms, WhatAPositionSettlesIsNoMatterOfOptions) {
  const auto at = [](const std::string& position, const Json& options) {
    return refusal({{"game", "two-paths"}, {"position", position}, {"options", options}});
  };
  const std::string seven = "hgf/3/3/3/3/3/FHG s 1 -";
  const std::string eight = "hgf/3/3/3/3/3/3/FHG s 1 -";
  EXPECT_EQ(at(eight, {{"rows", "7"}}), "option options.rows");
  EXPECT_EQ(at(seven, {{"rows", 8}}), "option options.rows");
  EXPECT_EQ(at(eight, {{"rows", 8}}), "fine fine");
  Json request = usual();
  request["game"] = "two-paths";
  request["position"] = eight;
  Logged table;
  ASSERT_EQ(code(table.make(request)), "fine");
  EXPECT_EQ(Json::parse(table.log[0].open)["options"]["rows"], "8");
}

TEST(Rooms, SecretsAreNowhereInPublicBytes) {
  Logged table;
  ASSERT_EQ(code(table.make(usual())), "fine");
  ASSERT_EQ(code(table.sit(Phone(1).sit("Ben", table.invites[0]))), "fine");
  std::string all;
  for (const Event& event : table.log) all += event.open;
  std::string with_secrets = all;
  for (const Event& event : table.log) with_secrets += event.secret;
  for (const std::string& secret : {Phone(0).token(), Phone(1).token(), table.invites[0]})
    EXPECT_FALSE(with_secrets.contains(secret));
  EXPECT_FALSE(all.contains(fairness::digest_of({"server"}).hex()));
  EXPECT_EQ(table.room->chair_of(Phone(1).token()), 1U);
  EXPECT_FALSE(table.room->chair_of(Phone(2).token()));
  EXPECT_FALSE(table.room->chair_of("short"));
}

TEST(Rooms, AChairIsTakenOnce) {
  Logged table;
  ASSERT_EQ(code(table.make(usual())), "fine");
  const Json ben = Phone(1).sit("Ben", table.invites[0]);
  EXPECT_EQ(code(table.sit(Phone(1).sit("Ben", Logged::invite(7)))), "wrong_invite");
  Json without = ben;
  without.erase("invite");
  EXPECT_EQ(code(table.sit(without)), "invite_needed");
  Json copied = ben;
  copied["anchors"]["own"] = Phone(0).anchors()["help"];
  EXPECT_EQ(code(table.sit(copied)), "same_anchors");
  Json nameless = ben;
  nameless["name"] = "";
  EXPECT_EQ(code(table.sit(nameless)), "name");
  const auto first = table.sit(ben);
  ASSERT_EQ(code(first), "fine");
  const auto again = table.sit(ben);
  ASSERT_EQ(code(again), "fine");
  EXPECT_TRUE(again->next.events.empty());
  EXPECT_EQ(again->next.version, first->next.version);
  EXPECT_EQ(code(table.sit(Phone(2).sit("Cleo", table.invites[0]))), "used_invite");
}

TEST(Rooms, AListedRoomNeedsNoInvitation) {
  Json request = usual();
  request["listed"] = true;
  Logged table;
  ASSERT_EQ(code(table.make(request)), "fine");
  EXPECT_TRUE(table.room->listed());
  Json ben = Phone(1).sit("Ben", "");
  ben.erase("invite");
  EXPECT_EQ(code(table.sit(ben)), "fine");
  Json cleo = Phone(2).sit("Cleo", "");
  cleo.erase("invite");
  EXPECT_EQ(code(table.sit(cleo)), "full");
}

TEST(Rooms, WhoeverLeavesBeforeItIsSealedLeavesAnOpenChair) {
  Logged table;
  const Json request = {
      {"game", "totem"},
      {"chairs", {Phone(0).chair("Anna"), {{"kind", "open"}}, {{"kind", "open"}}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  ASSERT_EQ(code(table.sit(Phone(1).sit("Ben", table.invites[0]))), "fine");
  Phone ben(1);
  ASSERT_EQ(code(table.hear(1, ben.command("leave", 2))), "fine");
  EXPECT_EQ(table.last()["kind"], "left");
  EXPECT_FALSE(table.room->chair_of(ben.token()));
  EXPECT_EQ(code(table.sit(Phone(2).sit("Cleo", table.invites[0]))), "fine");
  EXPECT_EQ(table.tell()["chairs"][1]["name"], "Cleo");
  Phone cleo(2);
  EXPECT_EQ(code(table.hear(1, cleo.command("close", 4))), "not_maker");
  Phone anna(0);
  ASSERT_EQ(code(table.hear(0, anna.command("close", 4))), "fine");
  EXPECT_EQ(table.last()["why"], "maker");
  EXPECT_TRUE(table.room->over());
  EXPECT_EQ(code(table.sit(Phone(3).sit("Dora", table.invites[1]))), "over");
}

TEST(Rooms, WithoutAnchorsAGameStartsWithTheLastChair) {
  Phone anna(0, Phone::Chains::none);
  Logged table;
  const Json request = {{"game", "tokan"},
                        {"chairs", {anna.chair("Anna"), {{"kind", "computer"}, {"level", "1"}}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  EXPECT_EQ(table.kinds(), (Kinds{"made", "sealed", "started"}));
}

TEST(Rooms, SummariesKnowWhatIsAboutToFollow) {
  Logged table;
  ASSERT_EQ(code(table.make(usual())), "fine");
  EXPECT_EQ(table.room->summary_after({}).state, Room::Summary::State::waiting);
  const auto taken = table.room->sit(Phone(1).sit("Ben", table.invites[0]), table.moment());
  ASSERT_EQ(code(taken), "fine");
  const std::string before = table.room->summary_after(taken->next.events).text;
  table.take(taken->next.events);
  EXPECT_EQ(before, table.room->summary_after({}).text);
  EXPECT_EQ(Json::parse(before)["chairs"][1]["name"], "Ben");
}

TEST(Rooms, OldRoomsAreClosed) {
  Started table("tokan");
  table.take(table.room->close_old(table.now));
  EXPECT_TRUE(table.room->over());
  EXPECT_EQ(table.last()["why"], "old");
  EXPECT_TRUE(table.room->close_old(table.now).empty());
  EXPECT_EQ(code(table.act(0, "a1a2")), "over");
}

}  // namespace
}  // namespace menagerie::rooms

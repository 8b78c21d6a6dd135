// Offers and answers, resigning and leaving.
#include "rooms/started.h"

namespace menagerie::rooms {
namespace {

using Kinds = std::vector<std::string>;
constexpr Millis kMinute = 60'000;

std::uint64_t offer(Started& table, std::size_t chair, const Json& fields) {
  const auto next = table.say(chair, "offer", fields);
  EXPECT_EQ(code(next), "fine");
  return next ? next->version : 0;
}

TEST(Offers, ADrawIsAgreedByAll) {
  Started table("tokan");
  const auto version = offer(table, 0, {{"offer", "draw"}});
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "hints"}})), "offer_open");
  EXPECT_EQ(code(table.say(0, "answer", {{"to", version}, {"yes", true}})), "not_asked");
  EXPECT_EQ(code(table.say(1, "answer", {{"to", version + 9}, {"yes", true}})), "late");
  ASSERT_EQ(code(table.say(1, "answer", {{"to", version}, {"yes", true}})), "fine");
  EXPECT_EQ(table.kinds(table.log.size() - 2), (Kinds{"answered", "ended"}));
  EXPECT_EQ(table.last()["result"], "draw");
  EXPECT_EQ(table.view()["ended"], "agreed");
}

TEST(Offers, ANoEndsItUntilTheGameHasMovedOn) {
  Started table("tokan");
  const auto version = offer(table, 0, {{"offer", "draw"}});
  ASSERT_EQ(code(table.say(1, "answer", {{"to", version}, {"yes", false}})), "fine");
  EXPECT_EQ(code(table.say(1, "answer", {{"to", version}, {"yes", true}})), "late");
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "draw"}})), "offered_enough");
  ASSERT_EQ(code(table.move()), "fine");
  offer(table, 0, {{"offer", "draw"}});
  // A move lets it lapse.
  ASSERT_EQ(code(table.move()), "fine");
  EXPECT_TRUE(table.tell()["offers"].empty());
}

TEST(Offers, WhoMadeOneWithdrawsIt) {
  Started table("tokan");
  const auto version = offer(table, 0, {{"offer", "hints"}});
  ASSERT_EQ(code(table.say(0, "answer", {{"to", version}, {"yes", false}})), "fine");
  const auto again = offer(table, 0, {{"offer", "hints"}});
  ASSERT_EQ(code(table.say(1, "answer", {{"to", again}, {"yes", true}})), "fine");
  EXPECT_EQ(table.last()["kind"], "hinted");
  EXPECT_TRUE(table.tell()["hints"].get<bool>());
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "hints"}})), "hinted");
}

TEST(Offers, TakingBackGoesAsFarAsTheEngineLets) {
  Started table("tokan");
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "take_back"}})), "no_take_back");
  const std::string start = table.room->view_text();
  const std::size_t mover = table.chair_of(table.view()["seat"]);
  ASSERT_EQ(code(table.move()), "fine");
  ASSERT_EQ(code(table.move()), "fine");
  const auto version = offer(table, mover, {{"offer", "take_back"}});
  ASSERT_EQ(code(table.say(1 - mover, "answer", {{"to", version}, {"yes", true}})), "fine");
  EXPECT_EQ(table.last()["ply"], 0);
  EXPECT_EQ(table.room->view_text(), start);
}

TEST(Offers, AnAnnouncementGoesBackBeforeItIsAnsweredOnly) {
  Started table("two-paths");
  table.line_up();
  const std::string id = table.commit(0, "Fw");
  auto version = offer(table, 0, {{"offer", "take_back"}});
  ASSERT_EQ(code(table.say(1, "answer", {{"to", version}, {"yes", true}})), "fine");
  EXPECT_TRUE(table.tell()["pending"].is_null());
  EXPECT_EQ(table.view()["ply"], 2);
  EXPECT_EQ(code(table.act(1, "w")), "not_your_turn");
  EXPECT_EQ(code(table.open(0, id, "w")), "nothing_to_open");
  table.commit(0, "Ge");
  ASSERT_EQ(code(table.act(1, "e")), "fine");
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "take_back"}})), "no_take_back");
  EXPECT_EQ(code(table.say(1, "offer", {{"offer", "take_back"}})), "no_take_back");
}

TEST(Offers, ComputersTakeBackButDoNotDraw) {
  Phone anna(0);
  Logged table;
  const Json request = {
      {"game", "tokan"},
      {"chairs", {anna.chair("Anna"), {{"kind", "computer"}, {"level", "random"}}}},
      {"options", {{"begins", "r"}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  ASSERT_EQ(code(table.hear(0, anna.links(2, 1, 1))), "fine");
  EXPECT_EQ(code(table.hear(0, anna.command("offer", 4, {{"offer", "draw"}}))), "no_draw");
  ASSERT_EQ(code(table.hear(0, anna.command("act", 4, {{"action", table.view()["actions"][0]}}))),
            "fine");
  ASSERT_EQ(code(table.hear(0, anna.command("offer", 5, {{"offer", "take_back"}}))), "fine");
  EXPECT_EQ(table.kinds(5), (Kinds{"offered", "took_back"}));
}

TEST(Offers, ARematchSwapsSeatsAndBringsNewSecrets) {
  Started table("tokan");
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "rematch"}})), "not_over");
  ASSERT_EQ(code(table.say(0, "resign")), "fine");
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "rematch"}})), "malformed");
  const auto next = [](std::size_t n) {
    return Json{{"next_token", Phone(n).token()}, {"next_anchors", Phone(n).anchors()}};
  };
  Json rematch = next(4);
  rematch["offer"] = "rematch";
  const auto version = offer(table, 0, rematch);
  EXPECT_FALSE(table.room->rematch_request());
  EXPECT_EQ(code(table.say(1, "answer", {{"to", version}, {"yes", true}})), "malformed");
  Json yes = next(5);
  yes["to"] = version;
  yes["yes"] = true;
  ASSERT_EQ(code(table.say(1, "answer", yes)), "fine");
  const Result<Room> replayed = Room::replay(kRoom, table.log);
  ASSERT_TRUE(replayed);
  const std::optional<Json> request = replayed->rematch_request();
  ASSERT_TRUE(request);
  EXPECT_FALSE(request->dump().contains(Phone(4).token()));
  const std::string id = "ffeeddccbbaa99887766554433221100";
  const Room::Making making{id, fairness::digest_of({"second"}).hex(), {}, true};
  const auto made = Room::make(*request, making, table.now);
  ASSERT_EQ(code(made), "fine");
  const Result<Room> second = Room::replay(id, made->events);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->chair_of(Phone(4).token()), 1U);
  EXPECT_EQ(second->chair_of(Phone(5).token()), 0U);
  EXPECT_TRUE(second->tell(0, 0)["state"] == "sealed");
  table.take(table.room->rematched(id, table.now));
  EXPECT_EQ(table.tell()["next"], id);
  EXPECT_FALSE(table.room->rematch_request());
  EXPECT_TRUE(table.room->rematched(id, table.now).empty());
  EXPECT_EQ(code(table.say(1, "offer", rematch)), "rematched");
}

// What somebody brings for the room of the rematch.
Json next_chair(std::size_t token, const Json& anchors) {
  return {{"next_token", Phone(token).token()}, {"next_anchors", anchors}};
}
Json with(Json fields, const Json& more) {
  fields.update(more);
  return fields;
}

TEST(Offers, ARematchIsRefusedToWhoBringsWhatNoRoomCanBeMadeOf) {
  Started table("tokan");
  ASSERT_EQ(code(table.say(0, "resign")), "fine");
  const Json own_twice = {{"own", Phone(4).anchors()["own"]}, {"help", Phone(4).anchors()["own"]}};
  const Json rematch = {{"offer", "rematch"}};
  const auto refused = table.say(0, "offer", with(rematch, next_chair(4, own_twice)));
  EXPECT_EQ(code(refused), "same_anchors");
  EXPECT_EQ(refused.error().error.place.field, "next_anchors");
  // Links of these are known from the game that was played.
  const Json used = table.phones[0].anchors();
  EXPECT_EQ(code(table.say(0, "offer", with(rematch, next_chair(4, used)))), "same_anchors");
  const auto version = offer(table, 0, with(rematch, next_chair(4, Phone(4).anchors())));
  const Json yes = {{"to", version}, {"yes", true}};
  const Json half_copied = {{"own", Phone(5).anchors()["own"]},
                            {"help", Phone(4).anchors()["help"]}};
  for (const Json& anchors : {Phone(4).anchors(), half_copied}) {
    EXPECT_EQ(code(table.say(1, "answer", with(yes, next_chair(5, anchors)))), "same_anchors");
  }
  const auto token = table.say(1, "answer", with(yes, next_chair(4, Phone(5).anchors())));
  EXPECT_EQ(code(token), "same_token");
  EXPECT_EQ(token.error().error.place.field, "next_token");
  EXPECT_FALSE(table.room->rematch_request());
  // The offer still stands, and whoever brings something of its own is welcome.
  ASSERT_EQ(code(table.say(1, "answer", with(yes, next_chair(5, Phone(5).anchors())))), "fine");
  EXPECT_TRUE(table.room->rematch_request());
}

TEST(Offers, WhoOfferedARematchMayBringTheSameAgain) {
  Started table("tokan");
  ASSERT_EQ(code(table.say(0, "resign")), "fine");
  const Json brought = next_chair(4, Phone(4).anchors());
  const auto first = offer(table, 0, with({{"offer", "rematch"}}, brought));
  ASSERT_EQ(code(table.say(0, "answer", {{"to", first}, {"yes", false}})), "fine");
  offer(table, 0, with({{"offer", "rematch"}}, brought));
}

TEST(Offers, AComputerTakesTheChairOfSomebodyGone) {
  Started table("totem", 3);
  const Json replace = {{"offer", "replace"}, {"about", 2}, {"level", "2"}};
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "replace"}, {"level", "2"}})), "malformed");
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "replace"}, {"about", 2}, {"level", "x"}})),
            "malformed");
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "replace"}, {"about", 0}, {"level", "2"}})),
            "malformed");
  EXPECT_EQ(code(table.say(0, "offer", replace)), "not_gone");
  table.away[2] = table.now;
  table.now += 5 * kMinute;
  const auto version = offer(table, 0, replace);
  EXPECT_EQ(code(table.say(2, "answer", {{"to", version}, {"yes", true}})), "not_asked");
  ASSERT_EQ(code(table.say(1, "answer", {{"to", version}, {"yes", true}})), "fine");
  EXPECT_EQ(table.last()["kind"], "replaced");
  EXPECT_FALSE(table.room->chair_of(table.phones[2].token()));
  EXPECT_EQ(table.tell()["chairs"][2]["kind"], "computer");
  EXPECT_TRUE(table.tell()["chairs"][2]["anchors"].is_null());
}

TEST(Offers, WhoIsBackBeforeAllAgreeKeepsTheChair) {
  Started table("totem", 4);
  table.away[2] = table.now;
  table.now += 5 * kMinute;
  const auto version = offer(table, 0, {{"offer", "replace"}, {"about", 2}, {"level", "2"}});
  ASSERT_EQ(code(table.say(1, "answer", {{"to", version}, {"yes", true}})), "fine");
  table.away[2] = std::nullopt;
  EXPECT_EQ(code(table.say(3, "answer", {{"to", version}, {"yes", true}})), "not_gone");
  EXPECT_EQ(code(table.say(3, "answer", {{"to", version}, {"yes", false}})), "fine");
  EXPECT_EQ(table.tell()["chairs"][2]["kind"], "person");
}

TEST(Offers, ALostDeviceGetsANewInvitation) {
  Started table("tokan");
  const std::string invite = Digits(77)(64);
  Json reseat = {{"offer", "reseat"}, {"about", 1}};
  EXPECT_EQ(code(table.say(0, "offer", reseat)), "malformed");
  reseat["invite"] = invite;
  EXPECT_EQ(code(table.say(0, "offer", reseat)), "not_gone");
  table.away[1] = table.now;
  table.now += 5 * kMinute - 1;
  EXPECT_EQ(code(table.say(0, "offer", reseat)), "not_gone");
  table.now += 1;
  offer(table, 0, reseat);
  Phone fresh(6);
  EXPECT_EQ(code(table.sit(fresh.sit("Ben", Logged::invite(0)))), "wrong_invite");
  Json copied = fresh.sit("Ben", invite);
  copied["anchors"] = table.phones[1].anchors();
  EXPECT_EQ(code(table.sit(copied)), "same_anchors");
  const auto taken = table.sit(fresh.sit("Ben", invite));
  ASSERT_EQ(code(taken), "fine");
  EXPECT_EQ(taken->chair, 1U);
  EXPECT_EQ(table.last()["kind"], "reseated");
  EXPECT_EQ(table.room->chair_of(fresh.token()), 1U);
  EXPECT_FALSE(table.room->chair_of(table.phones[1].token()));
  EXPECT_EQ(code(table.sit(Phone(7).sit("Eve", invite))), "wrong_invite");
}

TEST(Offers, WhoeverIsBackKeepsTheChair) {
  Started table("tokan");
  const std::size_t gone = table.chair_of(table.view()["seat"]);
  const std::string invite = Digits(77)(64);
  const Json reseat = {{"offer", "reseat"}, {"about", gone}, {"invite", invite}};
  table.away[gone] = table.now;
  table.now += 5 * kMinute;
  offer(table, 1 - gone, reseat);
  table.away[gone].reset();
  EXPECT_EQ(code(table.sit(Phone(6).sit("Eve", invite))), "not_gone");
  ASSERT_EQ(code(table.move()), "fine");
  table.away[gone] = table.now;
  EXPECT_EQ(code(table.sit(Phone(6).sit("Eve", invite))), "used_invite");
  EXPECT_EQ(table.room->chair_of(table.phones[gone].token()), gone);
}

TEST(Leaving, IsFreeInTheFirstMoves) {
  Started table("tokan");
  ASSERT_EQ(code(table.move()), "fine");
  ASSERT_EQ(code(table.say(0, "leave")), "fine");
  EXPECT_EQ(table.last()["kind"], "called_off");
  EXPECT_EQ(table.last()["chair"], 0);
  EXPECT_TRUE(table.view()["winner"].is_null());
  EXPECT_EQ(code(table.say(1, "leave")), "over");
}

TEST(Leaving, IsResigningLater) {
  Started table("tokan");
  for (int i = 0; i < 4; ++i) ASSERT_EQ(code(table.move()), "fine");
  EXPECT_EQ(code(table.say(0, "leave")), "resign_instead");
  EXPECT_EQ(code(table.say(0, "close")), "started");
  ASSERT_EQ(code(table.say(0, "resign")), "fine");
  EXPECT_EQ(table.kinds(table.log.size() - 2), (Kinds{"resigned", "ended"}));
  EXPECT_EQ(table.last()["result"], table.tell()["chairs"][1]["seat"]);
}

TEST(Leaving, OfThreeTheLastTwoPlayOn) {
  Started table("totem", 3);
  ASSERT_EQ(code(table.say(2, "resign")), "fine");
  EXPECT_EQ(table.last()["actions"], (Json{"out 3"}));
  EXPECT_FALSE(table.room->over());
  ASSERT_EQ(code(table.say(1, "resign")), "fine");
  EXPECT_TRUE(table.room->over());
  EXPECT_EQ(table.last()["result"], "1");
  EXPECT_EQ(table.last()["ended"], "resigned 2");
}

}  // namespace
}  // namespace menagerie::rooms

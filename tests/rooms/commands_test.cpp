// Commands: their form, their answers, who may give them and when.
#include "rooms/started.h"

namespace menagerie::rooms {
namespace {

using Kinds = std::vector<std::string>;

TEST(Rooms, ACommandIsRefusedByItsField) {
  Started table("tokan");
  const auto refusal = [&](const Json& change) {
    Json command = table.phones[0].command("act", 6, {{"action", "a1a2"}});
    for (const auto& [name, value] : change.items()) command[name] = value;
    const auto next = table.hear(0, command);
    return code(next) + " " + field(next);
  };
  EXPECT_EQ(refusal({{"id", "1"}}), "malformed id");
  EXPECT_EQ(refusal({{"version", -1}}), "malformed version");
  EXPECT_EQ(refusal({{"version", 99}}), "ahead version");
  EXPECT_EQ(refusal({{"cmd", "fly"}}), "malformed cmd");
  EXPECT_EQ(refusal({{"cmd", nullptr}}), "malformed cmd");
  EXPECT_EQ(refusal({{"action", 5}}), "malformed action");
  EXPECT_EQ(refusal({{"action", nullptr}, {"actions", Json::array()}}), "malformed actions");
  EXPECT_EQ(refusal({{"action", nullptr}, {"actions", {"a", 1}}}), "malformed actions[1]");
  EXPECT_EQ(refusal({{"action", std::string(100, 'a')}}), "malformed action");
  EXPECT_EQ(refusal({{"cmd", "links"}}), "malformed from");
  EXPECT_EQ(refusal({{"cmd", "links"}, {"from", 0}, {"links", {std::string(64, 'a')}}}),
            "malformed from");
  EXPECT_EQ(refusal({{"cmd", "links"}, {"from", 1}, {"links", {"xy"}}}), "malformed links[0]");
  EXPECT_EQ(refusal({{"cmd", "roll"}, {"link", "q"}}), "malformed link");
  EXPECT_EQ(refusal({{"cmd", "commit"}, {"animal", "X"}}), "malformed animal");
  EXPECT_EQ(refusal({{"cmd", "open"}, {"side", "n"}}), "malformed side");
  EXPECT_EQ(refusal({{"cmd", "offer"}, {"offer", "peace"}}), "malformed offer");
  EXPECT_EQ(refusal({{"cmd", "answer"}, {"to", "x"}}), "malformed to");
  EXPECT_EQ(refusal({{"cmd", "answer"}, {"to", 3}}), "malformed yes");
  EXPECT_EQ(refusal({{"cmd", "claim"}}), "malformed seat");
  EXPECT_EQ(code(table.room->hear(0, Json::array(), table.moment())), "malformed");
}

TEST(Rooms, TheSameIdGetsTheSameAnswer) {
  Started table("tokan");
  const std::string seat = table.view()["seat"];
  const std::size_t mover = table.chair_of(seat);
  const Json act = table.phones[mover].command("act", table.room->version(),
                                               {{"action", table.view()["actions"][0]}});
  const auto first = table.hear(mover, act);
  ASSERT_EQ(code(first), "fine");
  ASSERT_EQ(code(table.move()), "fine");
  const auto again = table.hear(mover, act);
  ASSERT_EQ(code(again), "fine");
  EXPECT_TRUE(again->events.empty());
  EXPECT_EQ(again->version, first->version);
  EXPECT_EQ(code(table.hear(1 - mover, act)), "used_id");
  // Also after a restart.
  const Result<Room> replayed = Room::replay(kRoom, table.log);
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->hear(mover, act, table.moment())->version, first->version);
}

TEST(Rooms, LateIsOnlyWhatTheGameHasMovedPast) {
  Started table("tokan");
  const std::size_t mover = table.chair_of(table.view()["seat"]);
  const auto before = table.room->version();
  // Offers and links do not make a move late.
  ASSERT_EQ(code(table.say(1 - mover, "offer", {{"offer", "draw"}})), "fine");
  ASSERT_EQ(code(table.hand_over(mover, 2, 2)), "fine");
  const Json actions = table.view()["actions"];
  ASSERT_EQ(
      code(table.hear(mover, table.phones[mover].command("act", before, {{"action", actions[0]}}))),
      "fine");
  const auto late =
      table.hear(mover, table.phones[mover].command("act", before, {{"action", actions[1]}}));
  EXPECT_EQ(code(late), "late");
  EXPECT_EQ(field(late), "version");
}

TEST(Rooms, AllActionsOfAListOrNone) {
  Started table("totem");
  ASSERT_EQ(code(table.roll_with_help()), "fine");
  const std::size_t mover = table.mover();
  const std::string use = table.view()["actions"].back();
  const auto bad = table.say(mover, "act", {{"actions", {use, "nonsense"}}});
  EXPECT_EQ(code(bad), "illegal");
  EXPECT_EQ(field(bad), "actions[1]");
  EXPECT_EQ(table.last()["kind"], "rolled");
  EXPECT_EQ(code(table.say(mover, "act", {{"actions", {use}}})), "fine");
  EXPECT_EQ(code(table.act(mover, "out 1")), "illegal");
}

TEST(Rooms, NobodyIsPutOutByAMove) {
  Started table("totem", 3);
  ASSERT_EQ(code(table.roll_with_help()), "fine");
  for (const std::string action : {"out 1", "out 2", "out 3"})
    EXPECT_EQ(code(table.act(table.mover(), action)), "illegal");
}

TEST(Rooms, NothingButLinksBeforeTheStart) {
  Started table(Started::OnlySealed{}, "totem");
  EXPECT_EQ(code(table.act(0, "roll 66")), "not_started");
  EXPECT_EQ(code(table.say(0, "resign")), "not_started");
  EXPECT_EQ(code(table.say(0, "offer", {{"offer", "draw"}})), "not_started");
  EXPECT_EQ(code(table.hand_over(0, 1, 1)), "fine");
}

TEST(Rooms, AnAnnouncedAnimalIsAnsweredAndOpened) {
  Started table("two-paths");
  table.line_up();
  EXPECT_EQ(code(table.act(0, "Fw")), "commit_first");
  EXPECT_EQ(code(table.act(1, "w")), "not_your_turn");
  EXPECT_EQ(code(table.say(0, "open", {{"side", "w"}, {"nonce", std::string(64, '0')}})),
            "nothing_to_open");
  const std::string before = table.room->view_text();
  const std::string id = table.commit(0, "Fw");
  EXPECT_EQ(table.room->view_text(), before);
  EXPECT_EQ(code(table.open(0, id, "w")), "nothing_to_open");
  EXPECT_EQ(code(table.act(0, "w")), "not_your_turn");
  EXPECT_EQ(code(table.act(1, "x")), "malformed");
  EXPECT_EQ(code(table.act(1, "e")), "fine");
  EXPECT_EQ(code(table.act(1, "w")), "not_your_turn");
  EXPECT_EQ(code(table.open(0, id, "e")), "wrong_opening");
  EXPECT_EQ(code(table.open(1, id, "w")), "nothing_to_open");
  EXPECT_EQ(code(table.open(0, id, "w")), "fine");
  EXPECT_EQ(table.last()["actions"], (Json{"Fw", "e"}));
  EXPECT_TRUE(table.tell()["pending"].is_null());
}

TEST(Rooms, WhoeverHasLostTheKeyLetsTheOtherChoose) {
  Started table("two-paths");
  table.line_up();
  EXPECT_EQ(code(table.say(0, "cannot_open")), "nothing_to_open");
  table.commit(0, "Fw");
  EXPECT_EQ(code(table.say(0, "cannot_open")), "nothing_to_open");
  ASSERT_EQ(code(table.act(1, "e")), "fine");
  ASSERT_EQ(code(table.say(0, "cannot_open")), "fine");
  EXPECT_EQ(code(table.say(0, "cannot_open")), "nothing_to_open");
  EXPECT_EQ(code(table.act(0, "e")), "not_your_turn");
  ASSERT_EQ(code(table.act(1, "e")), "fine");
  EXPECT_TRUE(table.last()["nonce"].is_null());
  EXPECT_EQ(table.last()["actions"], (Json{"Fe", "e"}));
}

TEST(Rooms, AComputersSideIsCommittedToAndOpenedWithTheAnswer) {
  Phone anna(0);
  Logged table;
  const Json request = {{"game", "two-paths"},
                        {"chairs", {{{"kind", "computer"}, {"level", "3"}}, anna.chair("Anna")}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  ASSERT_EQ(code(table.hear(0 + 1, anna.links(2, 1, 1))), "fine");
  const auto decide = [&](const std::string& action) {
    const auto thinking = table.room->thinking();
    ASSERT_TRUE(thinking);
    const Result<Table> known = Table::replay(thinking->record);
    ASSERT_TRUE(known);
    EXPECT_EQ(known->node(), (Node{Turn::decision, Seat{0}}));
    EXPECT_TRUE(
        table.room->decide(thinking->version + 1, action, table.moment(), Digits(1)(64)).empty());
    EXPECT_TRUE(table.room->decide(thinking->version, "zz", table.moment(), Digits(1)(64)).empty());
    table.take(table.room->decide(thinking->version, action, table.moment(), Digits(1)(64)));
  };
  decide("FHG");
  EXPECT_FALSE(table.room->thinking());
  const auto version = [&] { return table.room->version(); };
  ASSERT_EQ(code(table.hear(1, anna.command("act", version(), {{"action", "FHG"}}))), "fine");
  decide("Gw");
  EXPECT_EQ(table.last()["kind"], "committed");
  EXPECT_FALSE(table.log.back().open.contains("\"w\""));
  ASSERT_EQ(code(table.hear(1, anna.command("act", version(), {{"action", "e"}}))), "fine");
  EXPECT_EQ(table.kinds(table.log.size() - 2), (Kinds{"blocked", "opened"}));
  EXPECT_EQ(table.last()["side"], "w");
}

TEST(Rooms, AComputerAnswersWithoutKnowingTheSide) {
  Phone anna(0);
  Logged table;
  const Json request = {
      {"game", "two-paths"},
      {"position", "hgf/3/3/3/3/3/FHG s 1 -"},
      {"chairs", {anna.chair("Anna"), {{"kind", "computer"}, {"level", "mind-reader"}}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  ASSERT_EQ(code(table.hear(0, anna.links(2, 1, 1))), "fine");
  Json commit = anna.command("commit", table.room->version(), {{"animal", "F"}});
  commit["commitment"] = anna.commitment(kRoom, commit["id"].get<std::string>(), "s", "F", "e");
  ASSERT_EQ(code(table.hear(0, commit)), "fine");
  const auto thinking = table.room->thinking();
  ASSERT_TRUE(thinking);
  EXPECT_EQ(thinking->seat, Seat{1});
  EXPECT_EQ(thinking->since, (Kinds{"Fw"}));
  Result<Table> known = Table::replay(thinking->record);
  ASSERT_TRUE(known);
  ASSERT_TRUE(known->act(thinking->since[0]));
  EXPECT_EQ(known->node(), (Node{Turn::decision, Seat{1}}));
  table.take(table.room->decide(thinking->version, "w", table.moment(), Digits(1)(64)));
  EXPECT_EQ(table.last()["kind"], "blocked");
  ASSERT_EQ(code(table.hear(0, anna.command("cannot_open", table.room->version()))), "fine");
  EXPECT_FALSE(table.room->thinking());
  table.tick();
  EXPECT_EQ(table.last()["kind"], "opened");
  EXPECT_EQ(table.last()["side"], "w");
}

TEST(Rooms, LinesCarryDigestRoomAndView) {
  Started table("tokan");
  ASSERT_EQ(code(table.move()), "fine");
  const Event& event = table.log.back();
  const Json line = Json::parse(table.room->line(event, true, true));
  EXPECT_EQ(line["digest"], table.room->digest());
  EXPECT_EQ(line["room"], kRoom);
  EXPECT_EQ(line["view"], table.view());
  const std::string bare = table.room->line(event, false, false);
  EXPECT_EQ(bare.substr(0, bare.find(",\"digest\":\"")) + "}", event.open);
  std::string digest = fairness::first_digest(kRoom).hex();
  for (const Event& one : table.log) digest = Room::digest_after(digest, one.open);
  EXPECT_EQ(digest, table.room->digest());
}

TEST(Rooms, ADigestOfAnotherStoryIsRefused) {
  Started table("totem");
  for (std::size_t i = 0; i < 2; ++i) ASSERT_EQ(code(table.hand_over(i, 2, 1)), "fine");
  const std::size_t roller = table.mover();
  const std::string link = table.phones[roller].own_link(2);
  EXPECT_EQ(code(table.say(roller, "roll", {{"link", link}, {"seen", std::string(64, '0')}})),
            "other_story");
  EXPECT_EQ(code(table.say(roller, "roll", {{"link", link}, {"seen", table.room->digest()}})),
            "fine");
  EXPECT_TRUE(table.last().contains("seen"));
}

}  // namespace
}  // namespace menagerie::rooms

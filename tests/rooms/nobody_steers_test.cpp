// The attacker's part: what the server and any of the players may try to get other dice or to learn
// a side, and what comes of it.
#include <set>

#include "rooms/draws.h"
#include "rooms/started.h"
#include "rooms/verify.h"

namespace menagerie::rooms {
namespace {

TEST(NobodySteers, AChangeAfterSealingClosesTheRoom) {
  Started table(Started::OnlySealed{}, "totem", 3);
  ASSERT_EQ(code(table.hand_over(0, 1, 1)), "fine");
  // Nobody gets in with other anchors, and leaving lets nobody in instead.
  EXPECT_EQ(code(table.sit(Phone(5).sit("Eve", table.invites[0]))), "used_invite");
  ASSERT_EQ(code(table.say(1, "leave")), "fine");
  EXPECT_EQ(table.last()["why"], "changed");
  EXPECT_TRUE(table.room->over());
  EXPECT_EQ(code(table.sit(Phone(5).sit("Eve", table.invites[0]))), "over");
}

TEST(NobodySteers, ASealWithOtherAnchorsIsNoPartOfTheLog) {
  Logged table;
  const Json request = {{"game", "tokan"},
                        {"chairs", {Phone(0).chair("Anna"), {{"kind", "open"}}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  const auto taken = table.room->sit(Phone(1).sit("Ben", table.invites[0]), table.moment());
  ASSERT_EQ(code(taken), "fine");
  std::vector<Event> log = table.log;
  log.push_back(taken->next.events[0]);
  Event forged = taken->next.events[1];
  const std::string anchor = Phone(1).anchors()["own"];
  forged.open.replace(forged.open.find(anchor), anchor.size(), Phone(4).anchors()["own"]);
  log.push_back(forged);
  const Result<Room> replayed = Room::replay(kRoom, log);
  ASSERT_FALSE(replayed);
  EXPECT_EQ(replayed.error().place.line, 3U);
}

TEST(NobodySteers, LinksAreTakenFromTheChainAloneAndNotTooEarly) {
  Started table("totem");
  EXPECT_EQ(code(table.hand_over(0, 2, 8)), "fine");
  EXPECT_EQ(code(table.hand_over(1, 2, 10)), "too_far");
  Json stolen = table.phones[1].links(table.room->version(), 2, 1);
  stolen["links"][0] = table.phones[0].help_link(2);
  EXPECT_EQ(code(table.hear(1, stolen)), "wrong_link");
  // The right end with a wrong one before it.
  Json links = table.phones[1].links(table.room->version(), 2, 2);
  links["links"][0] = table.phones[1].help_link(7);
  EXPECT_EQ(code(table.hear(1, links)), "wrong_link");
  EXPECT_EQ(code(table.hand_over(1, 2, 3)), "fine");
  // A second device with the same key is not refused, and changes nothing.
  const auto again = table.hand_over(1, 2, 2);
  ASSERT_EQ(code(again), "fine");
  EXPECT_TRUE(again->events.empty());
  const auto more = table.hand_over(1, 3, 4);
  ASSERT_EQ(code(more), "fine");
  EXPECT_EQ(table.last()["from"], 5);
}

TEST(NobodySteers, NobodyRollsBeforeAllLinksAreThereOrWithAnotherLink) {
  Started table("totem", 3);
  const std::size_t roller = table.mover();
  EXPECT_EQ(code(table.roll(roller)), "links_missing");
  for (std::size_t i = 0; i < 3; ++i)
    if (i != roller) {
      ASSERT_EQ(code(table.hand_over(i, 2, 1)), "fine");
    }
  EXPECT_EQ(code(table.say(roller, "roll")), "malformed");
  EXPECT_EQ(code(table.say(roller, "roll", {{"link", table.phones[roller].own_link(3)}})),
            "wrong_link");
  EXPECT_EQ(code(table.say(roller, "roll", {{"link", table.phones[roller].help_link(2)}})),
            "wrong_link");
  EXPECT_EQ(code(table.roll((roller + 1) % 3)), "not_your_turn");
  EXPECT_EQ(code(table.roll(roller)), "fine");
}

// The dice of the next roll, without rolling them.
std::string dice(const Started& table, std::size_t roller) {
  const Json command = {{"id", std::string(32, 'e')},
                        {"version", table.room->version()},
                        {"cmd", "roll"},
                        {"link", table.phones[roller].own_link(table.draw() + 1)}};
  const auto next = table.room->hear(roller, command, table.moment());
  return next ? Json::parse(next->events[0].open)["actions"][0] : Json(code(next));
}

TEST(NobodySteers, NothingThatCanBeSaidBeforeARollChangesIt) {
  Started table("totem", 3);
  const std::size_t roller = table.mover();
  for (std::size_t i = 0; i < 3; ++i)
    if (i != roller) {
      ASSERT_EQ(code(table.hand_over(i, 2, 1)), "fine");
    }
  const std::string before = dice(table, roller);
  table.now += 12'345;
  ASSERT_EQ(code(table.say((roller + 1) % 3, "offer", {{"offer", "draw"}})), "fine");
  ASSERT_EQ(code(table.say(roller, "offer", {{"offer", "hints"}})), "fine");
  ASSERT_EQ(code(table.hand_over((roller + 2) % 3, 3, 2)), "fine");
  EXPECT_EQ(dice(table, roller), before);
  // Neither does a crash, nor another node.
  const Result<Room> other = Room::replay(kRoom, table.log);
  ASSERT_TRUE(other);
  ASSERT_EQ(code(table.roll(roller)), "fine");
  EXPECT_EQ(table.last()["actions"][0], before);
}

TEST(NobodySteers, ARollThatMayBeForeseenStandsWhoeverGoes) {
  Started table("totem", 3);
  const std::size_t roller = table.mover();
  const std::size_t goes = (roller + 1) % 3;
  for (std::size_t i = 0; i < 3; ++i)
    if (i != roller) {
      ASSERT_EQ(code(table.hand_over(i, 2, 3)), "fine");
    }
  const std::string before = dice(table, roller);
  ASSERT_EQ(code(table.say(goes, "resign")), "fine");
  EXPECT_EQ(table.draw(), 1U);
  EXPECT_EQ(dice(table, roller), before);
  ASSERT_EQ(code(table.roll(roller)), "fine");
  // Links up to the fourth are known: the next draw is the first without any.
  EXPECT_EQ(table.draw(), 4U);
  const Verdict verdict = verify(table.room->record());
  EXPECT_TRUE(verdict) << verdict.error().error.full_sentence();
}

TEST(NobodySteers, ARollNobodyCanForeseeIsSkippedWithAllKnownLinks) {
  Started table("totem", 3);
  const std::size_t roller = table.mover();
  const std::size_t goes = (roller + 1) % 3;
  // One withholds its link and goes: what the others have shown is not used.
  ASSERT_EQ(code(table.hand_over((roller + 2) % 3, 2, 4)), "fine");
  ASSERT_EQ(code(table.say(goes, "resign")), "fine");
  EXPECT_EQ(table.draw(), 5U);
  EXPECT_EQ(dice(table, roller), "links_missing");
  ASSERT_EQ(code(table.roll_with_help()), "fine");
  EXPECT_EQ(table.last()["k"], 5);
  const Verdict verdict = verify(table.room->record());
  EXPECT_TRUE(verdict) << verdict.error().error.full_sentence();
}

TEST(NobodySteers, ARollerWhoGoesTakesItsRollAlong) {
  Started table("totem", 3);
  const std::size_t roller = table.mover();
  for (std::size_t i = 0; i < 3; ++i)
    if (i != roller) {
      ASSERT_EQ(code(table.hand_over(i, 2, 2)), "fine");
    }
  ASSERT_EQ(code(table.say(roller, "resign")), "fine");
  EXPECT_EQ(table.draw(), 3U);
}

TEST(NobodySteers, ANewDeviceGetsOnlyIndicesThatNobodyHasShown) {
  Started table("totem");
  const std::size_t roller = table.mover();
  ASSERT_EQ(code(table.hand_over(1 - roller, 2, 5)), "fine");
  table.away[roller] = table.now;
  table.now += 300'000;
  const std::string invite = Digits(78)(64);
  ASSERT_EQ(code(table.say(1 - roller, "offer",
                           {{"offer", "reseat"}, {"about", roller}, {"invite", invite}})),
            "fine");
  Phone fresh(6);
  ASSERT_EQ(code(table.sit(fresh.sit("New", invite))), "fine");
  EXPECT_EQ(table.draw(), 6U);
  table.phones[roller] = fresh;
  ASSERT_EQ(code(table.roll_with_help()), "fine");
  EXPECT_EQ(table.last()["k"], 6);
  table.finish_turn();
  ASSERT_EQ(code(table.roll_with_help()), "fine");
  const Verdict verdict = verify(table.room->record());
  EXPECT_TRUE(verdict) << verdict.error().error.full_sentence() << verdict.error().at;
}

TEST(NobodySteers, AForgedRollIsNoPartOfTheLog) {
  Started table("totem");
  ASSERT_EQ(code(table.roll_with_help()), "fine");
  const std::string action = table.last()["actions"][0];
  for (const std::string other : {"roll 66", "roll 11"}) {
    if (other == action) continue;
    std::vector<Event> log = table.log;
    std::string& open = log.back().open;
    open.replace(open.find(action), action.size(), other);
    EXPECT_FALSE(Room::replay(kRoom, log));
  }
}

TEST(NobodySteers, TheLastDrawIsADraw) {
  Draws draws(fairness::digest_of({"s"}), {std::nullopt, std::nullopt});
  draws.started(fairness::digest_of({"s"}));
  for (std::uint32_t k = 1; k <= fairness::kLastDraw; ++k) {
    ASSERT_EQ(draws.next(), k);
    draws.rolled(0, std::nullopt, fairness::digest_of({"s"}));
  }
  EXPECT_GT(draws.next(), fairness::kLastDraw);
}

// ---- Hidden sides.

// Everything that two games say and keep which differ in the hidden side alone.
std::vector<std::string> bytes_with_side(const std::string& side) {
  Started table("two-paths");
  table.line_up();
  const std::string id = table.commit(0, "F" + side);
  EXPECT_EQ(code(table.act(1, "w")), "fine");
  std::vector<std::string> all;
  for (const Event& event : table.log) {
    all.push_back(event.open);
    all.push_back(event.secret);
  }
  Json told = table.tell();
  told.erase("digest");
  all.push_back(told.dump());
  all.push_back(table.room->view_text());
  all.push_back(table.room->summary_after({}).text);
  all.push_back(record_text(table.room->record()));
  // The commitment is all that may differ.
  const std::string commitment = table.phones[0].commitment(kRoom, id, "s", "F", side);
  for (std::string& text : all) {
    const std::size_t at = text.find(commitment);
    if (at != std::string::npos) text.replace(at, commitment.size(), "COMMITMENT");
    EXPECT_FALSE(text.contains(table.phones[0].nonce(kRoom, id)));
  }
  return all;
}

TEST(Hidden, TwoRunsThatDifferInTheSideDifferInCommitmentsAlone) {
  EXPECT_EQ(bytes_with_side("w"), bytes_with_side("e"));
}

TEST(Hidden, ACommitmentThatWasSeenBeforeOpensNothing) {
  Started table("two-paths");
  table.line_up();
  const std::string id = table.commit(0, "Fw");
  const std::string stolen = table.tell()["pending"]["commitment"];
  ASSERT_EQ(code(table.act(1, "w")), "fine");
  ASSERT_EQ(code(table.open(0, id, "w")), "fine");
  const Json view = table.view();
  const std::size_t mover = table.chair_of(view["seat"]);
  const std::string animal = view["actions"][0].get<std::string>().substr(0, 1);
  ASSERT_EQ(code(table.say(mover, "commit", {{"animal", animal}, {"commitment", stolen}})), "fine");
  ASSERT_EQ(code(table.act(1 - mover, "w")), "fine");
  for (const std::string side : {"w", "e"}) {
    EXPECT_EQ(code(table.say(mover, "open",
                             {{"side", side}, {"nonce", table.phones[0].nonce(kRoom, id)}})),
              "wrong_opening");
  }
}

TEST(Hidden, AnOpeningThatDoesNotFitIsNoPartOfTheLog) {
  Started table("two-paths");
  table.line_up();
  const std::string id = table.commit(0, "Fw");
  ASSERT_EQ(code(table.act(1, "e")), "fine");
  ASSERT_EQ(code(table.open(0, id, "w")), "fine");
  std::vector<Event> log = table.log;
  std::string& open = log.back().open;
  open.replace(open.find("\"side\":\"w\""), 10, "\"side\":\"e\"");
  open.replace(open.find("\"Fw\""), 4, "\"Fe\"");
  EXPECT_FALSE(Room::replay(kRoom, log));
}

TEST(Records, OfEveryGameProveThemselves) {
  for (const std::string game : {"tokan", "two-paths", "totem"}) {
    Started table(game, game == "totem" ? 3 : 2, {{"order", "drawn"}});
    Verdict verdict = verify(table.room->record());
    EXPECT_TRUE(verdict) << game << verdict.error().error.full_sentence();
    for (int i = 0; game == "totem" && i < 5; ++i) {
      ASSERT_EQ(code(table.roll_with_help()), "fine");
      table.finish_turn();
    }
    verdict = verify(table.room->record());
    EXPECT_TRUE(verdict) << game << verdict.error().error.full_sentence();
  }
}

}  // namespace
}  // namespace menagerie::rooms

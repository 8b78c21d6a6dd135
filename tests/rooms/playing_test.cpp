// Whole games, from making the room to their end.
#include <array>

#include "core/record.h"
#include "rooms/phone.h"
#include "rooms/verify.h"

namespace menagerie::rooms {
namespace {

// What the room's record proves once it was written and read, or why it does not.
std::string verdict_on(const Room& room) {
  const Result<Record> record = parse_record(record_text(room.record()));
  if (!record) return record.error().full_sentence();
  const Verdict verdict = verify(*record);
  return verdict ? "holds" : verdict.error().error.full_sentence();
}

TEST(Rooms, TwoPeopleMeetAndPlayTokan) {
  Phone anna(0);
  Phone ben(1);
  Logged table;
  const Json request = {{"game", "tokan"}, {"chairs", {anna.chair("Anna"), {{"kind", "open"}}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  EXPECT_EQ(table.kinds(), (std::vector<std::string>{"made"}));
  const auto taken = table.sit(ben.sit("Ben", table.invites[0]));
  ASSERT_EQ(code(taken), "fine");
  EXPECT_EQ(taken->chair, 1U);
  EXPECT_EQ(table.kinds(1), (std::vector<std::string>{"seated", "sealed"}));
  EXPECT_EQ(code(table.hear(0, anna.links(3, 1, 1))), "fine");
  EXPECT_FALSE(table.room->started());
  EXPECT_EQ(code(table.hear(1, ben.links(3, 1, 1))), "fine");
  EXPECT_EQ(table.kinds(3), (std::vector<std::string>{"linked", "linked", "started"}));
  ASSERT_TRUE(table.room->started());

  std::array<Phone*, 2> devices = {&anna, &ben};
  Generator random(3);
  while (!table.room->over()) {
    const Json view = table.view();
    const std::size_t mover = view["seat"] == "r" ? 0 : 1;
    const auto& actions = view["actions"];
    const Json action = actions[random.below(actions.size())];
    const auto version = table.room->version();
    EXPECT_EQ(code(table.hear(1 - mover,
                              devices[1 - mover]->command("act", version, {{"action", action}}))),
              "not_your_turn");
    ASSERT_EQ(
        code(table.hear(mover, devices[mover]->command("act", version, {{"action", action}}))),
        "fine");
  }
  EXPECT_EQ(table.last()["kind"], "ended");
  EXPECT_EQ(table.view()["over"], true);
  const Result<Room> again = Room::replay(kRoom, table.log);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->digest(), table.room->digest());
  EXPECT_EQ(again->view_text(), table.room->view_text());
  EXPECT_EQ(again->tell(0, table.now), table.room->tell(0, table.now));
  EXPECT_EQ(verdict_on(*table.room), "holds");
}

TEST(Rooms, TwoPeoplePlayTwoPathsWithHiddenSides) {
  Phone anna(0);
  Phone ben(1);
  std::array<Phone*, 2> devices = {&anna, &ben};
  Logged table;
  const Json request = {{"game", "two-paths"},
                        {"chairs", {anna.chair("Anna"), {{"kind", "open"}}}}};
  ASSERT_EQ(code(table.make(request)), "fine");
  ASSERT_EQ(code(table.sit(ben.sit("Ben", table.invites[0]))), "fine");
  ASSERT_EQ(code(table.hear(0, anna.links(3, 1, 1))), "fine");
  ASSERT_EQ(code(table.hear(1, ben.links(3, 1, 1))), "fine");
  Generator random(5);
  while (!table.room->over()) {
    const Json view = table.view();
    const std::size_t mover = view["seat"] == "s" ? 0 : 1;
    const std::string seat = view["seat"];
    const auto& actions = view["actions"];
    const std::string action = actions[random.below(actions.size())];
    const auto version = table.room->version();
    Json act = devices[mover]->command("act", version, {{"action", action}});
    if (action.size() == 3) {
      ASSERT_EQ(code(table.hear(mover, act)), "fine");
      continue;
    }
    ASSERT_EQ(code(table.hear(mover, act)), "commit_first");
    Json commit = devices[mover]->command("commit", version, {{"animal", action.substr(0, 1)}});
    const std::string id = commit["id"];
    commit["commitment"] =
        devices[mover]->commitment(kRoom, id, seat, action.substr(0, 1), action.substr(1));
    ASSERT_EQ(code(table.hear(mover, commit)), "fine");
    EXPECT_EQ(table.tell()["pending"]["animal"], action.substr(0, 1));
    ASSERT_EQ(code(table.hear(1 - mover, devices[1 - mover]->command("act", table.room->version(),
                                                                     {{"action", "w"}}))),
              "fine");
    Json open = devices[mover]->command("open", table.room->version(),
                                        {{"side", action.substr(1)},
                                         {"nonce", devices[mover]->nonce(kRoom, id)},
                                         {"seen", table.room->digest()}});
    ASSERT_EQ(code(table.hear(mover, open)), "fine");
  }
  EXPECT_EQ(table.last()["kind"], "ended");
  EXPECT_EQ(verdict_on(*table.room), "holds");
  EXPECT_GT(verify(table.room->record())->opened, 5U);
}

TEST(Rooms, ThreePeopleAndAComputerPlayTotem) {
  std::vector<Phone> devices = {Phone(0), Phone(1), Phone(2)};
  Logged table;
  const Json request = {{"game", "totem"},
                        {"chairs",
                         {devices[0].chair("Anna"),
                          {{"kind", "open"}},
                          {{"kind", "computer"}, {"level", "random"}},
                          {{"kind", "open"}}}},
                        {"order", "drawn"}};
  ASSERT_EQ(code(table.make(request)), "fine");
  ASSERT_EQ(code(table.sit(devices[1].sit("Ben", table.invites[0]))), "fine");
  ASSERT_EQ(code(table.sit(devices[2].sit("Cleo", table.invites[1]))), "fine");
  const std::array<std::size_t, 4> device_of = {0, 1, 9, 2};
  const auto hand_over = [&](std::uint32_t index) {
    for (std::size_t chair = 0; chair < 4; ++chair) {
      if (chair == 2) continue;
      Phone& device = devices[device_of[chair]];
      ASSERT_EQ(code(table.hear(chair, device.links(table.room->version(), index, 1))), "fine");
    }
  };
  hand_over(1);
  ASSERT_TRUE(table.room->started());
  Generator random(5);
  std::vector<std::size_t> chair_of;
  const Json order = table.events()[table.log.size() - 1]["order"];
  int rolls = 0;
  while (!table.room->over() && rolls < 200) {
    const Json view = table.view();
    const std::string seat = view["board"]["mover"];
    const std::size_t chair = order[static_cast<std::size_t>(seat[0] - '1')];
    if (view["turn"] == "chance") {
      ++rolls;
      const std::uint32_t next = table.tell()["draw"];
      hand_over(next + 1);
      if (chair == 2) {
        ASSERT_TRUE(table.room->due());
        table.tick();
      } else {
        Phone& device = devices[device_of[chair]];
        ASSERT_EQ(code(table.hear(chair, device.command("roll", table.room->version(),
                                                        {{"link", device.own_link(next + 1)}}))),
                  "fine");
      }
      ASSERT_EQ(table.last()["kind"], "rolled");
      continue;
    }
    const auto& actions = view["actions"];
    const std::string action = actions[random.below(actions.size())];
    if (chair == 2) {
      const auto thinking = table.room->thinking();
      ASSERT_TRUE(thinking);
      table.take(table.room->decide(thinking->version, action, table.moment(), Digits(7)(64)));
    } else {
      Phone& device = devices[device_of[chair]];
      ASSERT_EQ(code(table.hear(
                    chair, device.command("act", table.room->version(), {{"action", action}}))),
                "fine");
    }
  }
  const Result<Room> again = Room::replay(kRoom, table.log);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->tell(0, table.now), table.room->tell(0, table.now));
  EXPECT_EQ(verdict_on(*table.room), "holds");
  EXPECT_EQ(verify(table.room->record())->rolls, static_cast<std::size_t>(rolls));
}

}  // namespace
}  // namespace menagerie::rooms

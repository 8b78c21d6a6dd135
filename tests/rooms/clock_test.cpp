// Clocks, flags and claims.
#include "rooms/clock.h"

#include <array>

#include "rooms/started.h"

namespace menagerie::rooms {
namespace {

using Kinds = std::vector<std::string>;
constexpr Millis kMinute = 60'000;

Millis left(const Started& table, std::size_t chair) {
  const Json told = table.tell();
  return told["clock"]["left"][told["chairs"][chair]["seat"].get<std::string>()];
}

TEST(Clocks, OnlyTheMoversTimeRunsAndTheIncrementIsAdded) {
  Started table("tokan", 2, {{"clock", {{"minutes", 1}, {"increment", 3}}}});
  const std::size_t mover = table.chair_of(table.view()["seat"]);
  EXPECT_EQ(left(table, mover), kMinute);
  table.now += 10'000;
  EXPECT_EQ(left(table, mover), 50'000);
  EXPECT_EQ(left(table, 1 - mover), kMinute);
  ASSERT_EQ(code(table.move()), "fine");
  EXPECT_EQ(left(table, mover), 53'000);
  table.now += 4'000;
  EXPECT_EQ(left(table, mover), 53'000);
  EXPECT_EQ(left(table, 1 - mover), 56'000);
}

TEST(Clocks, AFlagFallsOnceAndLoses) {
  Started table("tokan", 2, {{"clock", {{"minutes", 1}}}});
  const std::size_t mover = table.chair_of(table.view()["seat"]);
  const std::optional<Millis> due = table.room->due();
  ASSERT_TRUE(due);
  EXPECT_EQ(*due, table.now + kMinute + kMostCreditOfAMove);
  table.now = *due - 1;
  EXPECT_TRUE(table.room->tick(table.moment()).empty());
  table.now = *due;
  EXPECT_EQ(code(table.move()), "time_over");
  table.tick();
  EXPECT_EQ(table.kinds(table.log.size() - 2), (Kinds{"flagged", "ended"}));
  const Json told = table.tell();
  EXPECT_EQ(table.last()["result"], told["chairs"][1 - mover]["seat"]);
  EXPECT_EQ(table.last()["reason"], "time");
  EXPECT_FALSE(table.room->due());
  EXPECT_TRUE(table.room->tick(table.moment()).empty());
}

TEST(Clocks, TheTripIsCreditedWithinItsQuota) {
  Started table("tokan", 2, {{"clock", {{"minutes", 5}}}});
  const std::size_t mover = table.chair_of(table.view()["seat"]);
  const auto act = [&](Millis lag, Millis thought) {
    const Json view = table.view();
    const std::size_t chair = table.chair_of(view["seat"]);
    table.now += thought;
    Moment moment = table.moment();
    moment.lag = lag;
    const auto next = table.room->hear(
        chair,
        table.phones[chair].command("act", table.room->version(), {{"action", view["actions"][0]}}),
        moment);
    ASSERT_EQ(code(next), "fine");
    table.take(next->events);
  };
  act(300, 1'000);
  EXPECT_EQ(table.last()["credit"], 300);
  EXPECT_EQ(left(table, mover), 5 * kMinute - 700);
  act(0, 1'000);
  act(10'000, 2'000);
  EXPECT_EQ(table.last()["credit"], kMostCreditOfAMove);
  EXPECT_EQ(left(table, mover), 5 * kMinute - 2'200);
  act(0, 1'000);
  act(400, 100);  // no more than has passed
  EXPECT_EQ(left(table, mover), 5 * kMinute - 2'200);
}

TEST(Clocks, TheQuotaOfAGameIsUsedUp) {
  Clock clock(ClockSetting{.kind = ClockSetting::Kind::minutes, .minutes = 10});
  const std::array<Seat, 1> owing = {Seat{0}};
  for (int i = 0; i < 60; ++i) clock.pass(owing, 1'000, Seat{0}, 500);
  EXPECT_EQ(clock.left(Seat{0}), 10 * kMinute - 60'000 + kMostCreditOfAGame);
  EXPECT_EQ(clock.credit(Seat{0}, 500), 0);
}

TEST(Clocks, ByDaysEveryMoveHasItsFullTime) {
  constexpr Millis kDay = 24 * 60 * kMinute;
  Started table("tokan", 2, {{"clock", {{"days", 2}}}});
  const std::size_t mover = table.chair_of(table.view()["seat"]);
  table.now += kDay;
  ASSERT_EQ(code(table.move()), "fine");
  EXPECT_EQ(left(table, mover), 2 * kDay);
  table.away[1 - mover] = table.now;
  table.now += kDay;
  EXPECT_EQ(code(table.say(mover, "claim", {{"seat", table.view()["seat"]}})), "no_claims");
}

TEST(Clocks, ATurnOfTotemIsOneMove) {
  Started table("totem", 2, {{"clock", {{"minutes", 5}, {"increment", 10}}}});
  const std::size_t mover = table.mover();
  table.now += 1'000;  // both owe something: the links of one, then the roll of the other
  ASSERT_EQ(code(table.hand_over(1 - mover, 2, 2)), "fine");
  EXPECT_EQ(left(table, 1 - mover), 5 * kMinute - 1'000);
  EXPECT_EQ(left(table, mover), 5 * kMinute);
  table.now += 2'000;
  ASSERT_EQ(code(table.roll(mover)), "fine");
  EXPECT_EQ(left(table, mover), 5 * kMinute - 2'000);
  int steps = 0;
  while (table.view()["turn"] == "decision") {
    table.now += 100;
    ASSERT_EQ(code(table.move()), "fine");
    ++steps;
    const bool ended = table.view()["turn"] != "decision";
    EXPECT_EQ(left(table, mover), 5 * kMinute - 2'000 - 100 * steps + (ended ? 10'000 : 0));
  }
}

TEST(Clocks, EveryDecisionOfADuelIsAMoveAndTheOpeningRunsOnTheMoversClock) {
  Started table("two-paths", 2, {{"clock", {{"minutes", 5}, {"increment", 1}}}});
  table.line_up();
  const Millis start = 5 * kMinute + 1'000;
  table.now += 5'000;
  const std::string id = table.commit(0, "Fw");
  EXPECT_EQ(left(table, 0), start - 4'000);
  table.now += 2'000;
  ASSERT_EQ(code(table.act(1, "e")), "fine");
  EXPECT_EQ(left(table, 1), start - 1'000);
  table.now += 3'000;
  ASSERT_EQ(code(table.open(0, id, "w")), "fine");
  EXPECT_EQ(left(table, 0), start - 7'000);
}

TEST(Clocks, AnOpeningThatNeverComesLosesAndNoSideIsAssumed) {
  Started table("two-paths", 2, {{"clock", {{"minutes", 1}}}});
  table.line_up();
  table.commit(0, "Fw");
  ASSERT_EQ(code(table.act(1, "e")), "fine");
  const Json before = table.view();
  table.now += 2 * kMinute;
  table.tick();
  EXPECT_EQ(table.last()["result"], "n");
  EXPECT_EQ(table.last()["reason"], "not_opened");
  EXPECT_EQ(table.view()["position"], before["position"]);
}

TEST(Clocks, TheyStandWhileNoServerIsUp) {
  Started table("tokan", 2, {{"clock", {{"minutes", 5}}}});
  const std::size_t mover = table.chair_of(table.view()["seat"]);
  const Millis down = table.now + 20'000;
  table.now += 3'600'000;
  table.take(table.room->resume(down, table.now));
  EXPECT_EQ(table.last()["kind"], "resumed");
  EXPECT_EQ(left(table, mover), 5 * kMinute - 20'000);
  // The other node has nothing to add.
  EXPECT_TRUE(table.room->resume(down, table.now + 50).empty());
  Started without("tokan");
  EXPECT_TRUE(without.room->resume(down, table.now).empty());
}

TEST(Claims, WaitForThoseWhoMayComeBack) {
  Started table("tokan", 2, {{"clock", {{"minutes", 10}}}});
  for (int i = 0; i < 4; ++i) ASSERT_EQ(code(table.move()), "fine");
  const std::string seat = table.view()["seat"];
  const std::size_t gone = table.chair_of(seat);
  const Json claim = {{"seat", seat}};
  EXPECT_EQ(code(table.say(1 - gone, "claim", {{"seat", "x"}})), "malformed");
  EXPECT_EQ(code(table.say(gone, "claim", claim)), "not_awaited");
  EXPECT_EQ(code(table.say(1 - gone, "claim", claim)), "not_gone");
  table.away[gone] = table.now;
  table.now += 59'000;
  const auto early = table.say(1 - gone, "claim", claim);
  EXPECT_EQ(code(early), "not_gone");
  EXPECT_EQ(early.error().retry_after, 1'000);
  table.now += 1'000;
  ASSERT_EQ(code(table.say(1 - gone, "claim", claim)), "fine");
  EXPECT_EQ(table.last()["reason"], "claimed");
  EXPECT_EQ(table.last()["ended"], "time " + seat);
}

TEST(Claims, InTheFirstMovesNobodyLoses) {
  Started table("tokan");
  const std::string seat = table.view()["seat"];
  const std::size_t gone = table.chair_of(seat);
  table.away[gone] = table.now;
  table.now += 5 * kMinute;
  ASSERT_EQ(code(table.say(1 - gone, "claim", {{"seat", seat}})), "fine");
  EXPECT_EQ(table.last()["kind"], "called_off");
  EXPECT_EQ(table.last()["chair"], gone);
}

TEST(Claims, WithThreeSeatsTheOthersPlayOn) {
  Started table("totem", 3);
  for (int i = 0; i < 6; ++i) {
    ASSERT_EQ(code(table.roll_with_help()), "fine");
    table.finish_turn();
  }
  const std::size_t roller = table.mover();
  const std::string seat = table.view()["board"]["mover"];
  const std::size_t claimant = (roller + 1) % 3;
  const std::vector<std::size_t> missing = table.tell()["missing"];
  for (const std::size_t late : missing)
    ASSERT_EQ(code(table.hand_over(late, table.draw() + 1, 1)), "fine");
  table.away[roller] = table.now;
  table.now += 5 * kMinute;
  ASSERT_EQ(code(table.say(claimant, "claim", {{"seat", seat}})), "fine");
  EXPECT_EQ(table.last()["kind"], "claimed");
  EXPECT_EQ(table.last()["actions"], (Json{"out " + seat}));
  EXPECT_FALSE(table.room->over());
  EXPECT_EQ(code(table.say(roller, "resign")), "out");
}

TEST(Claims, ScaleWithTheClock) {
  using Kind = ClockSetting::Kind;
  EXPECT_EQ(claim_after({.kind = Kind::minutes, .minutes = 1}), 30'000);
  EXPECT_EQ(claim_after({.kind = Kind::minutes, .minutes = 10, .increment = 5}), 80'000);
  EXPECT_EQ(claim_after({.kind = Kind::minutes, .minutes = 180}), 180'000);
  EXPECT_EQ(claim_after({}), 300'000);
  EXPECT_FALSE(claim_after({.kind = Kind::days, .days = 3}));
}

}  // namespace
}  // namespace menagerie::rooms

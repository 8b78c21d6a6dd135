// The longest log that a room may have.
#include "rooms/ending.h"
#include "rooms/started.h"

namespace menagerie::rooms {
namespace {

// A server that comes and goes: the one thing that could go on for ever.
void come_back(Logged& table) {
  const Millis since = table.now;
  table.now += 1'000;
  table.take(table.room->resume(since, table.now));
}

TEST(Length, AGameOfTwoHundredThousandEventsIsDrawn) {
  Started table("tokan", 2, {{"clock", {{"minutes", 5}, {"increment", 0}}}});
  while (table.room->version() + kReservedEvents < kMostEvents && !HasFatalFailure())
    come_back(table);
  EXPECT_EQ(code(table.say(0, "resign")), "too_long");
  table.tick();
  EXPECT_TRUE(table.room->over());
  EXPECT_EQ(table.last()["kind"], "ended");
  EXPECT_EQ(table.last()["result"], "draw");
  EXPECT_EQ(table.last()["reason"], "too_long");
  EXPECT_LE(table.room->version(), kMostEvents);
  const Result<Room> again = Room::replay(kRoom, table.log);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->digest(), table.room->digest());
}

}  // namespace
}  // namespace menagerie::rooms

// How much a loaded room takes. The sanitizers' allocators do not tell, so these tests are for the
// others.
#include <malloc.h>

#include "rooms/started.h"

#if !defined(__clang__)

namespace menagerie::rooms {
namespace {

constexpr std::size_t kMostBytes = 64 * 1024;

std::size_t allocated() {
  const auto info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

// The log of a game that was played to its end, or for so many events.
std::vector<Event> log_of(const std::string& game, std::size_t seats, std::size_t events) {
  Started table(game, seats);
  Generator random(4);
  while (!table.room->over() && table.log.size() < events) {
    const Json view = table.view();
    if (view["turn"] == "chance") {
      EXPECT_EQ(code(table.roll_with_help()), "fine");
      continue;
    }
    const Json& actions = view["actions"];
    const std::size_t mover = table.chair_of(view["seat"]);
    EXPECT_EQ(code(table.act(mover, actions[random.below(actions.size())])), "fine");
  }
  return table.log;
}

std::size_t bytes_of(const std::vector<Event>& log) {
  const std::size_t before = allocated();
  const Result<Room> room = Room::replay(kRoom, log);
  EXPECT_TRUE(room);
  const std::size_t view = room->view_text().size();
  const std::size_t bytes = allocated() - before;
  ::testing::Test::RecordProperty("bytes", std::to_string(bytes));
  std::printf("%zu events: %zu bytes, %zu of them the view\n", log.size(), bytes, view);
  return bytes;
}

TEST(Memory, ALoadedRoomTakesLessThan64Kilobytes) {
  EXPECT_LT(bytes_of(log_of("tokan", 2, 500)), kMostBytes);
  EXPECT_LT(bytes_of(log_of("totem", 4, 2'000)), kMostBytes);
}

}  // namespace
}  // namespace menagerie::rooms

#endif

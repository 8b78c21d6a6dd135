// Logs that are on file since they were written: what is stored today has to be read by every
// version to come.
#include <fstream>

#include "rooms/phone.h"
#include "rooms/verify.h"

namespace menagerie::rooms {
namespace {

std::vector<Event> log_on_file(const std::string& game) {
  std::ifstream file(std::string(MENAGERIE_TESTS) + "/rooms/logs/" + game + ".log");
  std::vector<Event> log;
  for (Event event; std::getline(file, event.open) && std::getline(file, event.secret);)
    log.push_back(event);
  return log;
}

TEST(Logs, OnFileAreReadInEveryVersion) {
  for (const std::string game : {"tokan", "two-paths", "totem"}) {
    const std::vector<Event> log = log_on_file(game);
    ASSERT_GT(log.size(), 10U) << game;
    const Result<Room> room = Room::replay(kRoom, log);
    ASSERT_TRUE(room) << game << room.error().full_sentence();
    EXPECT_EQ(room->over(), game != "totem");
    EXPECT_TRUE(verify(room->record())) << game;
  }
}

TEST(Logs, AreRefusedByTheNumberOfTheEventThatDoesNotFit) {
  const std::vector<Event> log = log_on_file("totem");
  for (std::size_t left_out = 0; left_out + 1 < log.size(); ++left_out) {
    std::vector<Event> other = log;
    other.erase(other.begin() + static_cast<std::ptrdiff_t>(left_out));
    const Result<Room> room = Room::replay(kRoom, other);
    ASSERT_FALSE(room);
    EXPECT_EQ(room.error().place.line, left_out + 1);
  }
  EXPECT_FALSE(Room::replay(kRoom, {}));
  EXPECT_FALSE(Room::replay(std::string(32, '0'), log));
}

TEST(Logs, EveryByteIsRead) {
  // Whatever is cut off, the event is refused and nothing breaks.
  const std::vector<Event> log = log_on_file("two-paths");
  for (std::size_t i = 0; i < log.size(); ++i) {
    for (std::size_t size = 0; size < log[i].open.size(); size += 7) {
      std::vector<Event> other(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(i + 1));
      other.back().open.resize(size);
      EXPECT_FALSE(Room::replay(kRoom, other));
    }
  }
}

}  // namespace
}  // namespace menagerie::rooms

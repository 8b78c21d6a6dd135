// Stored events, two lines each: what everybody may read, and what the server keeps for itself.
// Whatever a disk brings back, it is refused by the number of its event, or is a room that can be
// told and goes on.
#include <cstdint>
#include <string>
#include <vector>

#include "fuzz/must.h"
#include "rooms/room.h"

namespace menagerie::fuzz {
namespace {

void check_log(std::string_view text) {
  std::vector<rooms::Event> log;
  while (!text.empty()) {
    std::string lines[2];
    for (std::string& line : lines) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    log.push_back({lines[0], lines[1]});
  }
  const Result<rooms::Room> room = rooms::Room::replay("00112233445566778899aabbccddeeff", log);
  if (!room) {
    must(room.error().place.line > 0, "a log is refused by the number of its event");
    must(!room.error().sentence().empty(), "a refusal says why");
    return;
  }
  must(room->version() == log.size(), "every event is taken");
  must(room->tell(std::nullopt, 0).is_object(), "a room can be told");
  must(!room->line(log.back(), true, true).empty(), "an event has a line");
  must(room->started() == !room->record().tags.empty(), "a game has a record");
  const auto due = room->due();
  if (due) must(!room->tick({.now = *due}).empty(), "what is due is done");
  must(room->over() || !room->close_old(0).empty(), "a room can be closed");
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check_log(menagerie::fuzz::text_of(data, size));
  return 0;
}

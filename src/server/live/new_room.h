// A room that is made of a request: its first events, and the room that they replay to. It takes a
// while and needs no thread in particular.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rooms/room.h"
#include "server/live/room_log.h"
#include "store/store.h"

namespace menagerie::server {

struct NewRoom {
  std::vector<rooms::Event> events;
  std::optional<std::size_t> chair;  // the maker's
  RoomLog log;
};

[[nodiscard]] rooms::Heard<NewRoom> make_room(const rooms::Json& request,
                                              const rooms::Room::Making& making, rooms::Millis now);
// The rows that put it into the store.
[[nodiscard]] store::Append first_append(const NewRoom& room, rooms::Millis now);

}  // namespace menagerie::server

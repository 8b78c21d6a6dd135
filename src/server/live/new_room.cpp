#include "server/live/new_room.h"

#include <utility>

#include "server/live/live_room.h"
#include "server/live/refusals.h"

namespace menagerie::server {

namespace {

std::vector<store::Row> rows_of(const std::vector<rooms::Event>& events) {
  std::vector<store::Row> rows;
  rows.reserve(events.size());
  for (const rooms::Event& event : events) rows.push_back({event.open, event.secret});
  return rows;
}

}  // namespace

rooms::Heard<NewRoom> make_room(const rooms::Json& request, const rooms::Room::Making& making,
                                rooms::Millis now) {
  rooms::Heard<rooms::Room::Made> made = rooms::Room::make(request, making, now);
  if (!made) return std::unexpected(std::move(made.error()));
  Result<RoomLog> log = replay_log(making.id, rows_of(made->events));
  if (!log) return std::unexpected(unavailable());
  return NewRoom{std::move(made->events), made->chair, std::move(*log)};
}

store::Append first_append(const NewRoom& room, rooms::Millis now) {
  return {.room = room.log.room.id(),
          .after = 0,
          .rows = rows_of(room.events),
          .summary = summary_of(room.log.room, {}, now)};
}

}  // namespace menagerie::server

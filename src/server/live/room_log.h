// A room's log as it is read from the store: replayed, with the digests and the last lines that
// come off on the way. It takes a while and needs no thread in particular.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "fairness/digest.h"
#include "rooms/room.h"
#include "server/live/recent_lines.h"
#include "store/store.h"

namespace menagerie::server {

// Running digests of a room at every so many events, so that lines from the middle of a log can be
// made without reading all of it.
class DigestCheckpoints {
 public:
  explicit DigestCheckpoints(const std::string& room);

  // Pre: versions come in their order.
  void add(std::uint64_t version, const fairness::Digest& digest);
  // The last one that is kept up to this version, and the digest there.
  [[nodiscard]] std::pair<std::uint64_t, fairness::Digest> before(std::uint64_t version) const;

 private:
  std::vector<fairness::Digest> kept_;  // d(0) first
};

// An event's line, with its digest and nothing behind it.
[[nodiscard]] std::string line_of(std::string_view open, const fairness::Digest& digest);

struct RoomLog {
  rooms::Room room;
  RecentLines recent;
  DigestCheckpoints checkpoints;
};

// Refuses what does not fit together. Pre: there is at least one row.
[[nodiscard]] Result<RoomLog> replay_log(const std::string& room,
                                         const std::vector<store::Row>& rows);

}  // namespace menagerie::server

#include "server/live/room_log.h"

#include <algorithm>
#include <charconv>

#include "fairness/story.h"

namespace menagerie::server {

namespace {
// 16 KB of digests for the longest log there may be, and half a page to read too much.
constexpr std::uint64_t kBetweenCheckpoints = 512;
}  // namespace

DigestCheckpoints::DigestCheckpoints(const std::string& room)
    : kept_{fairness::first_digest(room)} {}

void DigestCheckpoints::add(std::uint64_t version, const fairness::Digest& digest) {
  if (version == kept_.size() * kBetweenCheckpoints) kept_.push_back(digest);
}

std::pair<std::uint64_t, fairness::Digest> DigestCheckpoints::before(std::uint64_t version) const {
  const auto last = static_cast<std::uint64_t>(kept_.size() - 1);
  const std::uint64_t index = std::min(version / kBetweenCheckpoints, last);
  return {index * kBetweenCheckpoints, kept_[static_cast<std::size_t>(index)]};
}

std::string line_of(std::string_view open, const fairness::Digest& digest) {
  std::string line;
  line.reserve(open.size() + 80);
  line.append(open.substr(0, open.size() - 1)).append(R"(,"digest":")").append(digest.hex());
  return line.append("\"}");
}

Result<RoomLog> replay_log(const std::string& room, const std::vector<store::Row>& rows) {
  std::vector<rooms::Event> events;
  events.reserve(rows.size());
  for (const store::Row& row : rows) events.push_back({row.open, row.secret});
  Result<rooms::Room> replayed = rooms::Room::replay(room, events);
  if (!replayed) return fail(replayed.error());
  replayed->prepare();
  RoomLog log{std::move(*replayed), {}, DigestCheckpoints(room)};
  fairness::Digest digest = fairness::first_digest(room);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    digest = fairness::next_digest(digest, rows[i].open);
    log.checkpoints.add(i + 1, digest);
    // Earlier ones would be pushed out again.
    if (i + RecentLines::kMostLines >= rows.size()) {
      log.recent.add(i + 1, line_of(rows[i].open, digest));
    }
  }
  return log;
}

}  // namespace menagerie::server

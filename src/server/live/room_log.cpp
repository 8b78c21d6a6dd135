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

rooms::Millis time_of(std::string_view open) {
  constexpr std::string_view kName = R"("at":)";
  const std::size_t at = open.find(kName);
  rooms::Millis time = 0;
  if (at == std::string_view::npos) return time;
  const std::string_view digits = open.substr(at + kName.size());
  std::from_chars(digits.data(), digits.data() + digits.size(), time);
  return time;
}

Result<RoomLog> replay_log(const std::string& room, const std::vector<store::Row>& rows) {
  std::vector<rooms::Event> events;
  events.reserve(rows.size());
  for (const store::Row& row : rows) events.push_back({row.open, row.secret});
  Result<rooms::Room> replayed = rooms::Room::replay(room, events);
  if (!replayed) return fail(replayed.error());
  replayed->prepare();
  RoomLog log{std::move(*replayed), {}, DigestCheckpoints(room), time_of(rows.back().open)};
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

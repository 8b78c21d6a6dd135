// The last lines of a room's log as they are sent, so that who was away for a moment gets the rest
// without a look into the store; and how a line gets what stands behind its digest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace menagerie::server {

// The line with room and view behind its digest; empty ones are left out. Pre: `line` ends with
// `}`.
[[nodiscard]] std::string with_room_and_view(std::string_view line, std::string_view room,
                                             std::string_view view);

class RecentLines {
 public:
  // A device that sleeps for a minute misses fewer; a loaded room has to stay small.
  static constexpr std::size_t kMostLines = 48;
  static constexpr std::size_t kMostBytes = 16U << 10U;

  // Forgets what the next one does not follow. Pre: versions count from 1.
  void add(std::uint64_t version, std::string line);
  void clear();

  // Whether all lines after `since` are here, up to the last one.
  [[nodiscard]] bool reach(std::uint64_t since) const;
  // The line of that version. Pre: reach(version - 1), version <= last().
  [[nodiscard]] const std::string& at(std::uint64_t version) const;
  [[nodiscard]] std::uint64_t last() const { return last_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  std::deque<std::string> lines_;
  std::uint64_t last_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace menagerie::server

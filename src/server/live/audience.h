// Everybody who hears of one room: seated people's devices and spectators, over sockets and
// streams. A line is made once for each kind of listener and shared by all of that kind.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/live/room_api.h"

namespace menagerie::server {

struct Subscriber {
  std::shared_ptr<Listener> listener;
  std::optional<std::size_t> chair;  // nothing for a spectator
  std::uint64_t taken_by = 0;        // the version that gave it the chair
  bool socket = true;                // lines name their room, and there is more than the log
  bool views = true;
  std::uint64_t position = 0;  // the last version that was sent to it
  bool live = false;           // it has everything so far and hears what comes
  bool gone = false;
};

// An event that was taken: its line without room and view, and what the room looked like after it
// where somebody wants to see that.
struct Told {
  std::uint64_t version = 0;
  std::string line;
  std::string view;
};

class Audience {
 public:
  void add(std::shared_ptr<Subscriber> subscriber);
  void remove(const std::shared_ptr<Subscriber>& subscriber);
  [[nodiscard]] bool empty() const { return subscribers_.empty(); }
  [[nodiscard]] std::size_t size() const { return subscribers_.size(); }
  [[nodiscard]] const std::vector<std::shared_ptr<Subscriber>>& all() const { return subscribers_; }

  // An event for all who are live.
  void tell(const Told& told, std::string_view room);
  // A frame that is not of the log, for sockets.
  void tell_sockets(const std::string& text);
  // Whether somebody wants views with the lines.
  [[nodiscard]] bool wants_views() const;

 private:
  std::vector<std::shared_ptr<Subscriber>> subscribers_;
};

// Lines for one subscriber, as one text; the view stands on the last one.
[[nodiscard]] std::string backlog_text(const Subscriber& subscriber, std::string_view room,
                                       const std::vector<std::string>& lines,
                                       std::string_view view);

}  // namespace menagerie::server

// The events that would follow, written one after the other as they come up. They are numbered and
// timed here; what they do is for `take`.
#pragma once

#include <utility>
#include <vector>

#include "rooms/state.h"

namespace menagerie::rooms {

class Script {
 public:
  // Time never runs backwards in a log, whatever the clocks of several machines say.
  Script(const State& state, Millis now) : Script(state.version, std::max(state.at, now)) {}
  Script(std::uint64_t version, Millis at) : version_(version), at_(at) {}

  Script& add(Fact fact, Cause cause = {}) {
    events_.push_back(write_event({++version_, at_, std::move(cause), std::move(fact)}));
    return *this;
  }

  [[nodiscard]] std::uint64_t version() const { return version_; }
  [[nodiscard]] std::vector<Event> take() && { return std::move(events_); }

 private:
  std::uint64_t version_;
  Millis at_;
  std::vector<Event> events_;
};

}  // namespace menagerie::rooms

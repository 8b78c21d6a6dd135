// How long the way to a client and back takes, from pings that carry their number: an answer counts
// only if it is one to the last ping, so nobody gains time by answering early or late.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace menagerie::server {

class RoundTrip {
 public:
  using Clock = std::chrono::steady_clock;

  // What the next ping carries.
  [[nodiscard]] std::string next_ping(Clock::time_point now) {
    sent_ = now;
    waiting_ = true;
    return std::to_string(++number_);
  }
  void hear_pong(std::string_view payload, Clock::time_point now) {
    if (!waiting_ || payload != std::to_string(number_)) return;
    waiting_ = false;
    const Clock::duration trip = now - sent_;
    // One slow answer changes little, a slow line shows after a few.
    average_ = known_ ? (3 * average_ + trip) / 4 : trip;
    known_ = true;
  }
  // Zero before the first answer.
  [[nodiscard]] std::chrono::milliseconds average() const {
    return std::chrono::round<std::chrono::milliseconds>(average_);
  }

 private:
  std::uint32_t number_ = 0;
  bool waiting_ = false;
  bool known_ = false;
  Clock::time_point sent_;
  Clock::duration average_{};
};

}  // namespace menagerie::server

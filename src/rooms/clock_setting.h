// What kind of clock a room is played with, as its maker asks for it.
#pragma once

#include <cstdint>

#include "rooms/fields.h"

namespace menagerie::rooms {

struct ClockSetting {
  enum class Kind : std::uint8_t { none, minutes, days };
  Kind kind = Kind::none;
  std::uint32_t minutes = 0;
  std::uint32_t increment = 0;  // seconds after every move
  std::uint32_t days = 0;       // for every move
  friend bool operator==(const ClockSetting&, const ClockSetting&) = default;
};

// The longest that anybody asks for: an evening's game, and letters by post.
inline constexpr std::uint32_t kMostMinutes = 180;
inline constexpr std::uint32_t kMostIncrement = 180;
inline constexpr std::uint32_t kMostDays = 30;

// null or missing, {"minutes","increment"} or {"days"}.
[[nodiscard]] Heard<ClockSetting> read_clock(const Fields& fields, std::string_view name);
[[nodiscard]] Json clock_json(const ClockSetting& setting);

}  // namespace menagerie::rooms

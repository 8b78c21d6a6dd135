#include "rooms/clock_setting.h"

#include "messages/rooms.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

namespace {

Heard<std::uint32_t> bounded(const Fields& fields, std::string_view name, std::uint32_t least,
                             std::uint32_t most) {
  const Heard<std::uint64_t> number = fields.number(name);
  if (!number || *number < least || *number > most) {
    return refuse("malformed", kMalformed, messages::rooms_clock_range,
                  {std::to_string(least), std::to_string(most)}, fields.place(name));
  }
  return static_cast<std::uint32_t>(*number);
}

}  // namespace

Heard<ClockSetting> read_clock(const Fields& fields, std::string_view name) {
  const Json* const value = fields.find(name);
  if (value == nullptr) return ClockSetting{};
  const Fields clock(*value, fields.place(name) + ".");
  if (clock.has("days")) {
    const Heard<std::uint32_t> days = bounded(clock, "days", 1, kMostDays);
    if (!days) return std::unexpected(days.error());
    return ClockSetting{.kind = ClockSetting::Kind::days, .days = *days};
  }
  if (!clock.has("minutes")) return malformed(fields.place(name), messages::rooms_a_clock);
  const Heard<std::uint32_t> minutes = bounded(clock, "minutes", 1, kMostMinutes);
  if (!minutes) return std::unexpected(minutes.error());
  ClockSetting setting{.kind = ClockSetting::Kind::minutes, .minutes = *minutes};
  if (!clock.has("increment")) return setting;
  const Heard<std::uint32_t> increment = bounded(clock, "increment", 0, kMostIncrement);
  if (!increment) return std::unexpected(increment.error());
  setting.increment = *increment;
  return setting;
}

Json clock_json(const ClockSetting& setting) {
  switch (setting.kind) {
    case ClockSetting::Kind::minutes:
      return {{"minutes", setting.minutes}, {"increment", setting.increment}};
    case ClockSetting::Kind::days:
      return {{"days", setting.days}};
    case ClockSetting::Kind::none:
      break;
  }
  return nullptr;
}

}  // namespace menagerie::rooms

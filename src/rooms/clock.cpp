#include "rooms/clock.h"

#include <algorithm>

namespace menagerie::rooms {

namespace {

constexpr Millis kSecond = 1000;
constexpr Millis kMinute = 60 * kSecond;
constexpr Millis kDay = 24 * 60 * kMinute;

Millis full(const ClockSetting& setting) {
  return setting.kind == ClockSetting::Kind::days ? setting.days * kDay : setting.minutes * kMinute;
}

}  // namespace

Clock::Clock(const ClockSetting& setting) : setting_(setting) {
  left_.fill(full(setting));
}

Millis Clock::credit(Seat seat, Millis lag) const {
  const Millis quota = kMostCreditOfAGame - credited_[seat.index];
  return std::clamp<Millis>(lag, 0, std::min(kMostCreditOfAMove, quota));
}

void Clock::pass(std::span<const Seat> owing, Millis time, std::optional<Seat> sender,
                 Millis credit) {
  if (!counts()) return;
  for (const Seat seat : owing) {
    // Never more than has passed: a clock gains nothing by a credit.
    const Millis back = seat == sender ? std::min(this->credit(seat, credit), time) : 0;
    credited_[seat.index] += back;
    left_[seat.index] = std::max<Millis>(left_[seat.index] - (time - back), 0);
  }
}

void Clock::moved(Seat seat) {
  if (setting_.kind == ClockSetting::Kind::days) left_[seat.index] = full(setting_);
  if (setting_.kind == ClockSetting::Kind::minutes)
    left_[seat.index] += setting_.increment * kSecond;
}

std::optional<Millis> Clock::until_flag(std::span<const Seat> owing) const {
  std::optional<Millis> soonest;
  if (!counts()) return soonest;
  for (const Seat seat : owing) {
    const Millis time = left(seat) + credit(seat, kMostCreditOfAMove);
    if (!soonest || time < *soonest) soonest = time;
  }
  return soonest;
}

std::optional<Seat> Clock::fallen(std::span<const Seat> owing, Millis time) const {
  if (!counts()) return std::nullopt;
  for (const Seat seat : owing)
    if (left(seat) + credit(seat, kMostCreditOfAMove) <= time) return seat;
  return std::nullopt;
}

std::optional<Millis> claim_after(const ClockSetting& setting) {
  constexpr Millis kMovesOfAGame = 40;
  switch (setting.kind) {
    case ClockSetting::Kind::none:
      return 5 * kMinute;
    case ClockSetting::Kind::minutes: {
      const Millis game = setting.minutes * kMinute + kMovesOfAGame * setting.increment * kSecond;
      return std::clamp<Millis>(game / 10, kMinute / 2, 3 * kMinute);
    }
    case ClockSetting::Kind::days:
      break;
  }
  return std::nullopt;
}

Millis gone_after(const ClockSetting& setting) {
  return claim_after(setting).value_or(full(setting));
}

}  // namespace menagerie::rooms

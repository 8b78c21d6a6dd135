// The clocks of a game: what each seat has left, and what a move gives it. They count from event to
// event as the log has them, for whoever owes something (owing.h); nobody's own clock is read.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/seat.h"
#include "rooms/clock_setting.h"

namespace menagerie::rooms {

// What a clock gives back for the trip of a command, measured by the server: half a second a move
// covers a bad mobile connection there and back, twenty seconds a game forty such moves. Together
// they bound what somebody gains who delays the answers to pings.
inline constexpr Millis kMostCreditOfAMove = 500;
inline constexpr Millis kMostCreditOfAGame = 20'000;

class Clock {
 public:
  Clock() = default;
  explicit Clock(const ClockSetting& setting);

  [[nodiscard]] bool counts() const { return setting_.kind != ClockSetting::Kind::none; }
  [[nodiscard]] Millis left(Seat seat) const { return left_[seat.index]; }

  // What this seat gets back for a trip that took so long. Pre: counts().
  [[nodiscard]] Millis credit(Seat seat, Millis lag) const;
  // Time has passed for those who owe something; `credit` goes to one of them.
  void pass(std::span<const Seat> owing, Millis time, std::optional<Seat> sender, Millis credit);
  // The seat has made a move.
  void moved(Seat seat);

  // How long from now until the flag of one of these falls, the credit that it may still ask for
  // included; nothing where no clock runs.
  [[nodiscard]] std::optional<Millis> until_flag(std::span<const Seat> owing) const;
  // Whose flag has fallen once that time has passed.
  [[nodiscard]] std::optional<Seat> fallen(std::span<const Seat> owing, Millis time) const;

 private:
  ClockSetting setting_;
  std::array<Millis, kMaxSeats> left_{};
  std::array<Millis, kMaxSeats> credited_{};
};

// How long somebody has to be away before those who wait may claim the game: a tenth of what a game
// of forty moves may last on one clock, between half a minute and three; five minutes without a
// clock. Nothing in games by days, where being away is how they are played.
[[nodiscard]] std::optional<Millis> claim_after(const ClockSetting& setting);
// How long before others may ask to have a computer in that place: as for a claim, and by days as
// long as a move may take.
[[nodiscard]] Millis gone_after(const ClockSetting& setting);

}  // namespace menagerie::rooms

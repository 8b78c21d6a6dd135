#include "games/totem/turns.h"

namespace menagerie::totem {

namespace {

Seat after(const Position& position, Seat seat) {
  do {
    seat.index = static_cast<std::uint8_t>((seat.index + 1) % position.seats());
  } while (position.is_out(seat));
  return seat;
}

}  // namespace

Seat next_to_roll(const Position& position) {
  switch (position.stage()) {
    case Stage::seating:
      // The lowest seat left begins (H3).
      return after(position, Seat{static_cast<std::uint8_t>(position.seats() - 1)});
    case Stage::roll:
      return position.on_turn();
    case Stage::dice:
    case Stage::move:
    case Stage::travel:
    case Stage::strike:
    case Stage::extra:
    case Stage::over:
      break;
  }
  const bool again = position.dice() == Dice{6, 6};
  return again ? position.on_turn() : after(position, position.on_turn());
}

}  // namespace menagerie::totem

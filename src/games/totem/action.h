// One small step of a game of Totem as a value: a roll, what the roll is used for, a step of a
// piece, the attacker's choice. Whether it is legal is the position's business.
#pragma once

#include <cstdint>

#include "core/seat.h"
#include "games/totem/board.h"

namespace menagerie::totem {

class Action {
 public:
  enum class Kind : std::uint8_t {
    pass,      // when nothing else is legal
    roll,      // chance: the two dice (H5)
    exchange,  // a piece from the reserve next to the totem (H6)
    use,       // so many points (H7)
    step,      // of a piece or the totem to a neighbouring space (H9)
    end,       // of a travel with points left (H11)
    take,      // the attacker's choice between equally far pieces (H14)
    start,     // the choice of a start space (H3)
    again,     // play the extra turn after two sixes, where a table leaves that open (H13)
    leave,     // it and pass on (H13)
    out,       // of the game: a seat gives up or runs out of time, at any time (H19)
  };

  constexpr Action() = default;
  [[nodiscard]] static constexpr Action pass() { return {}; }
  // Pre: 1 <= low <= high <= 6.
  [[nodiscard]] static constexpr Action roll(int high, int low) {
    assert(1 <= low && low <= high && high <= 6);
    return {Kind::roll, static_cast<unsigned>(high), static_cast<unsigned>(low)};
  }
  [[nodiscard]] static constexpr Action exchange(Space space) { return on(Kind::exchange, space); }
  // Pre: 1 <= points <= 12.
  [[nodiscard]] static constexpr Action use(int points) {
    assert(1 <= points && points <= 12);
    return {Kind::use, static_cast<unsigned>(points), 0};
  }
  [[nodiscard]] static constexpr Action step(Space from, Space to) {
    assert(from < kNoSpace && to < kNoSpace);
    return {Kind::step, static_cast<unsigned>(from), static_cast<unsigned>(to)};
  }
  [[nodiscard]] static constexpr Action end() { return {Kind::end, 0, 0}; }
  [[nodiscard]] static constexpr Action take(Space space) { return on(Kind::take, space); }
  [[nodiscard]] static constexpr Action start(Space space) { return on(Kind::start, space); }
  [[nodiscard]] static constexpr Action again() { return {Kind::again, 0, 0}; }
  [[nodiscard]] static constexpr Action leave() { return {Kind::leave, 0, 0}; }
  [[nodiscard]] static constexpr Action out(Seat seat) { return {Kind::out, seat.index, 0}; }

  friend constexpr bool operator==(const Action&, const Action&) = default;

  [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(bits_ & 0xffU); }
  // The space of an exchange, a choice or a start; where a step begins.
  [[nodiscard]] constexpr Space space() const { return Space{static_cast<std::uint16_t>(first())}; }
  // Where a step leads.
  [[nodiscard]] constexpr Space to() const { return Space{static_cast<std::uint16_t>(second())}; }
  // Who is out.
  [[nodiscard]] constexpr Seat seat() const { return Seat{static_cast<std::uint8_t>(first())}; }
  [[nodiscard]] constexpr int points() const { return static_cast<int>(first()); }
  [[nodiscard]] constexpr int high() const { return static_cast<int>(first()); }
  [[nodiscard]] constexpr int low() const { return static_cast<int>(second()); }

 private:
  constexpr Action(Kind kind, unsigned first, unsigned second)
      : bits_(static_cast<unsigned>(kind) | (first << 8) | (second << 20)) {}
  [[nodiscard]] static constexpr Action on(Kind kind, Space space) {
    assert(space < kNoSpace);
    return {kind, static_cast<unsigned>(space), 0};
  }
  [[nodiscard]] constexpr std::uint32_t first() const { return (bits_ >> 8) & 0xfffU; }
  [[nodiscard]] constexpr std::uint32_t second() const { return bits_ >> 20; }

  std::uint32_t bits_ = 0;
};

}  // namespace menagerie::totem

// The random words from which the keys of positions are made: one for every fact that a position
// may hold. Their numbering never changes, for keys stand in files.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/hash.h"
#include "core/seat.h"
#include "games/totem/board.h"

namespace menagerie::totem::keys {

inline constexpr std::uint64_t kTable = 0x707e3;  // all tables of this game count from here

inline const auto kMembers = random_words<kMaxSeats * kSpaces>(kTable + 0);
inline const auto kTotems = random_words<kMaxSeats * kSpaces>(kTable + 1);
inline const auto kReserves = random_words<kMaxSeats * 32>(kTable + 2);
inline const auto kTravelled = random_words<kSpaces>(kTable + 3);
inline const auto kOnPath = random_words<kSpaces>(kTable + 4);
inline const auto kTravellers = random_words<kSpaces>(kTable + 5);
inline const auto kTurns = random_words<kMaxSeats>(kTable + 6);
inline const auto kDice = random_words<64>(kTable + 7);
inline const auto kPoints = random_words<16>(kTable + 8);  // 0: not chosen yet
inline const auto kSeats = random_words<kMaxSeats + 1>(kTable + 9);
inline const auto kSeated = random_words<kMaxSeats + 1>(kTable + 10);  // all that many
inline constexpr std::uint64_t kChoice = random_word(kTable + 11, 0);
inline constexpr std::uint64_t kExtra = random_word(kTable + 14, 0);
inline const auto kWaiting = random_words<1U << kMaxSeats>(kTable + 13);

// Of the totem or a piece of a seat.
[[nodiscard]] inline std::uint64_t member(std::size_t seat, Space space) {
  return kMembers[seat * kSpaces + index(space)];
}
// That the member of the seat on this space is its totem.
[[nodiscard]] inline std::uint64_t totem(std::size_t seat, Space space) {
  return kTotems[seat * kSpaces + index(space)];
}
[[nodiscard]] inline std::uint64_t reserve(std::size_t seat, unsigned count) {
  return kReserves[seat * 32 + count];
}
// Of the set of seats that will still choose a start space.
[[nodiscard]] inline std::uint64_t waiting(std::size_t seats, unsigned set) {
  return set == 0 ? kSeated[seats] : kWaiting[set];
}
[[nodiscard]] constexpr std::uint64_t quiet(std::uint32_t turns) {
  return random_word(kTable + 12, turns);
}

}  // namespace menagerie::totem::keys

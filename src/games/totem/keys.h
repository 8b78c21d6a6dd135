// The random words from which the keys of positions are made: one for every fact that a position
// may hold. Their numbering never changes, for keys stand in files.
#pragma once

#include <array>
#include <cstdint>

#include "core/hash.h"
#include "core/seat.h"
#include "games/totem/board.h"

namespace menagerie::totem::keys {

inline constexpr std::uint64_t kTable = 0x707e3;  // all tables of this game count from here

template <std::size_t Size>
[[nodiscard]] constexpr std::array<std::uint64_t, Size> words(std::uint64_t table) {
  std::array<std::uint64_t, Size> words{};
  for (std::size_t i = 0; i < Size; ++i) words[i] = random_word(kTable + table, i);
  return words;
}

inline constexpr auto kMembers = words<kMaxSeats * kSpaces>(0);
inline constexpr auto kTotems = words<kMaxSeats * kSpaces>(1);
inline constexpr auto kReserves = words<kMaxSeats * 32>(2);
inline constexpr auto kTravelled = words<kSpaces>(3);
inline constexpr auto kOnPath = words<kSpaces>(4);
inline constexpr auto kTravellers = words<kSpaces>(5);
inline constexpr auto kTurns = words<kMaxSeats>(6);
inline constexpr auto kDice = words<64>(7);
inline constexpr auto kPoints = words<16>(8);  // 0: not chosen yet
inline constexpr auto kSeats = words<kMaxSeats + 1>(9);
inline constexpr auto kSeated = words<kMaxSeats + 1>(10);
inline constexpr std::uint64_t kChoice = random_word(kTable + 11, 0);

// Of the totem or a piece of a seat.
[[nodiscard]] constexpr std::uint64_t member(std::size_t seat, Space space) {
  return kMembers[seat * kSpaces + index(space)];
}
// That the member of the seat on this space is its totem.
[[nodiscard]] constexpr std::uint64_t totem(std::size_t seat, Space space) {
  return kTotems[seat * kSpaces + index(space)];
}
[[nodiscard]] constexpr std::uint64_t reserve(std::size_t seat, unsigned count) {
  return kReserves[seat * 32 + count];
}
[[nodiscard]] constexpr std::uint64_t quiet(std::uint32_t turns) {
  return random_word(kTable + 12, turns);
}

}  // namespace menagerie::totem::keys

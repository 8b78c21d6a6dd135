// The tiles of T1: two colours, three kinds, and what each kind can do. Where tiles lie is left to
// Field and Laying.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/seat.h"

namespace menagerie::tokan {

enum class Colour : std::uint8_t { red, black };
enum class Kind : std::uint8_t { jackal, lion, mouse };

inline constexpr int kColours = 2;
inline constexpr int kKinds = 3;

// In the byte order of their letters, so that lists of actions come out in that order.
enum class Tile : std::uint8_t {
  red_jackal,
  red_lion,
  red_mouse,
  black_jackal,
  black_lion,
  black_mouse
};

inline constexpr int kTileTypes = 6;
inline constexpr std::string_view kTileLetters = "JLMjlm";
inline constexpr std::array<Tile, kTileTypes> kAllTiles = {Tile::red_jackal, Tile::red_lion,
                                                           Tile::red_mouse,  Tile::black_jackal,
                                                           Tile::black_lion, Tile::black_mouse};

// By kind.
inline constexpr std::array<int, kKinds> kRanges = {2, 3, 1};  // T1
inline constexpr std::array<int, kKinds> kSupply = {7, 5, 3};  // T1: of each colour
inline constexpr int kTilesOfColour = 15;
inline constexpr int kTilesInAll = kColours * kTilesOfColour;

// A number for each type of tile.
using Counts = std::array<std::uint8_t, kTileTypes>;

[[nodiscard]] constexpr std::size_t index(Tile tile) {
  return static_cast<std::size_t>(tile);
}
[[nodiscard]] constexpr std::size_t index(Kind kind) {
  return static_cast<std::size_t>(kind);
}
[[nodiscard]] constexpr std::size_t index(Colour colour) {
  return static_cast<std::size_t>(colour);
}
[[nodiscard]] constexpr Colour colour_of(Tile tile) {
  return tile < Tile::black_jackal ? Colour::red : Colour::black;
}
[[nodiscard]] constexpr Kind kind_of(Tile tile) {
  return static_cast<Kind>(tile < Tile::black_jackal ? index(tile) : index(tile) - kKinds);
}
[[nodiscard]] constexpr Tile tile_of(Colour colour, Kind kind) {
  return static_cast<Tile>(index(colour) * kKinds + index(kind));
}
[[nodiscard]] constexpr int range(Kind kind) {
  return kRanges[index(kind)];
}
// T9: a mouse carries none, a jackal one, a lion two.
[[nodiscard]] constexpr int most_carried(Kind kind) {
  return range(kind) - 1;
}
// How many of the type there are (T1).
[[nodiscard]] constexpr int supply(Tile tile) {
  return kSupply[index(kind_of(tile))];
}
[[nodiscard]] constexpr char letter(Tile tile) {
  return kTileLetters[index(tile)];
}
[[nodiscard]] constexpr std::optional<Tile> tile_of(char c) {
  const std::size_t at = kTileLetters.find(c);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Tile>(at);
}

[[nodiscard]] constexpr Colour other(Colour colour) {
  return colour == Colour::red ? Colour::black : Colour::red;
}
[[nodiscard]] constexpr Tile recoloured(Tile tile) {
  return tile_of(other(colour_of(tile)), kind_of(tile));
}
// Red sits on seat 0.
[[nodiscard]] constexpr Seat seat_of(Colour colour) {
  return Seat{static_cast<std::uint8_t>(colour)};
}
[[nodiscard]] constexpr char letter(Colour colour) {
  return colour == Colour::red ? 'r' : 'b';
}

}  // namespace menagerie::tokan

// The spaces of the field in play (columns a-f) and of the frame while laying (columns a-j), and
// how they are named and mirrored. Both have five rows and count alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "games/tokan/tile.h"

namespace menagerie::tokan {

inline constexpr int kRows = 5;
inline constexpr int kColumns = 6;  // of the field in play
inline constexpr int kSpaces = kColumns * kRows;
inline constexpr int kFrameColumns = 10;  // of the frame while laying
inline constexpr int kFrameSpaces = kFrameColumns * kRows;

// Column by column from the bottom up (a1, a2, ..., a5, b1, ...), which is the byte order of names.
using Space = std::uint8_t;

[[nodiscard]] constexpr Space space_at(int column, int row) {
  return static_cast<Space>(column * kRows + row);
}
[[nodiscard]] constexpr int column_of(Space space) {
  return space / kRows;
}
[[nodiscard]] constexpr int row_of(Space space) {
  return space % kRows;
}

[[nodiscard]] inline std::string space_name(Space space) {
  return {static_cast<char>('a' + column_of(space)), static_cast<char>('1' + row_of(space))};
}

// Symmetries of the game: 0 changes nothing, and these bits can be combined.
inline constexpr int kMirrorColumns = 1;
inline constexpr int kMirrorRows = 2;
inline constexpr int kSwapColours = 4;
inline constexpr int kSymmetryCount = 8;

[[nodiscard]] constexpr Space mirrored(Space space, int columns, int symmetry) {
  const int column = column_of(space);
  const int row = row_of(space);
  return space_at((symmetry & kMirrorColumns) != 0 ? columns - 1 - column : column,
                  (symmetry & kMirrorRows) != 0 ? kRows - 1 - row : row);
}
[[nodiscard]] constexpr Tile recoloured(Tile tile, int symmetry) {
  return (symmetry & kSwapColours) != 0 ? recoloured(tile) : tile;
}
[[nodiscard]] constexpr Colour recoloured(Colour colour, int symmetry) {
  return (symmetry & kSwapColours) != 0 ? other(colour) : colour;
}

}  // namespace menagerie::tokan

// The board of Two Paths as it never changes: animals' kinds, sides, spaces, and the paths between
// the rows (P1, P2, P3). Who stands where is the position's business.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/seat.h"

namespace menagerie::two_paths {

inline constexpr Seat kSouth{0};
inline constexpr Seat kNorth{1};
inline constexpr std::array<Seat, 2> kBothSeats = {kSouth, kNorth};
[[nodiscard]] constexpr Seat opponent(Seat seat) {
  return Seat{static_cast<std::uint8_t>(1 - seat.index)};
}

// P1: a table may choose between these two sizes.
inline constexpr int kFewestRows = 7;
inline constexpr int kMostRows = 8;
inline constexpr int kColumns = 3;

// The kinds and the sides stand in the order of their letters, which is the order of legal actions.
enum class Kind : std::uint8_t { fox, hedgehog, hare };
inline constexpr std::array<Kind, 3> kKinds = {Kind::fox, Kind::hedgehog, Kind::hare};
[[nodiscard]] constexpr std::size_t index_of(Kind kind) {
  return static_cast<std::size_t>(kind);
}
[[nodiscard]] constexpr char letter(Kind kind) {
  return "FGH"[index_of(kind)];
}

// P3: sides of the board, the same for both players.
enum class Side : std::uint8_t { east, west };
inline constexpr std::array<Side, 2> kSides = {Side::east, Side::west};
[[nodiscard]] constexpr std::size_t index_of(Side side) {
  return static_cast<std::size_t>(side);
}
[[nodiscard]] constexpr char letter(Side side) {
  return "ew"[index_of(side)];
}
[[nodiscard]] constexpr Side other(Side side) {
  return side == Side::east ? Side::west : Side::east;
}

// A set of spaces, a bit each.
using Spaces = std::uint32_t;

// A space of the board, or the goal of a player: the place off the board where arrived animals
// are. Spaces count from 1 along the rows from South's start line on, so that South's goal, past
// all of them, has the highest number, and North's, before all of them, the lowest.
struct Space {
  std::uint8_t index = 0;
  friend bool operator==(const Space&, const Space&) = default;

  // Columns count from 0 (a), rows from 1 (South's start line).
  [[nodiscard]] static constexpr Space at(int column, int row) {
    return Space{static_cast<std::uint8_t>((row - 1) * kColumns + column + 1)};
  }
  [[nodiscard]] static constexpr Space goal(Seat seat) {
    return Space{static_cast<std::uint8_t>(seat == kSouth ? 31 : 0)};
  }
  [[nodiscard]] constexpr bool on_board() const { return index != 0 && index != 31; }
  // Pre, for both: on_board().
  [[nodiscard]] constexpr int column() const { return (index - 1) % kColumns; }
  [[nodiscard]] constexpr int row() const { return (index - 1) / kColumns + 1; }
  [[nodiscard]] constexpr Spaces bit() const { return Spaces{1} << index; }
};

// "b3"; a goal has no name and gives "-".
[[nodiscard]] std::string name_of(Space space);

// Every space that a board may have; the goals are none of them.
inline constexpr Spaces kAllSpaces = 0x01fffffe;

// The row on which the seat's animals line up (P1).
[[nodiscard]] constexpr Spaces start_line(Seat seat, int rows) {
  const int first = seat == kSouth ? 1 : (rows - 1) * kColumns + 1;
  return Spaces{7} << first;
}

// P2: a → a or b, b → a or c, c → b or c; the first of each pair on the west side.
[[nodiscard]] constexpr int next_column(int column, Side side) {
  if (side == Side::west) return column == 0 ? 0 : column - 1;
  return column == kColumns - 1 ? column : column + 1;
}

// All spaces on the way from a space along one side up to the row before the finishing line, and
// the goal: reaching the finishing line or leaping over it is arrival alike (P6).
[[nodiscard]] constexpr Spaces trace_path(int rows, Seat seat, Space from, Side side) {
  Spaces path = Space::goal(seat).bit();
  if (!from.on_board() || from.row() > rows) return path;
  const int step = seat == kSouth ? 1 : -1;
  const int finish = seat == kSouth ? rows : 1;
  int column = from.column();
  for (int row = from.row(); row != finish;) {
    row += step;
    column = next_column(column, side);
    if (row != finish) path |= Space::at(column, row).bit();
  }
  return path;
}

// Where a path crosses the finishing line. The counter that blocks an arrival stands there, or
// behind the animal that does (P5). Pre: the space is on a board of so many rows.
[[nodiscard]] constexpr Space path_end(int rows, Seat seat, Space from, Side side) {
  const int finish = seat == kSouth ? rows : 1;
  int column = from.column();
  for (int row = from.row(); row != finish; row += seat == kSouth ? 1 : -1) {
    column = next_column(column, side);
  }
  return Space::at(column, finish);
}

// trace_path for every size, seat, space and side.
using PathTable = std::array<std::array<std::array<std::array<Spaces, 2>, 32>, 2>, 2>;
[[nodiscard]] constexpr PathTable trace_all_paths() {
  PathTable table{};
  for (int rows = kFewestRows; rows <= kMostRows; ++rows) {
    for (const Seat seat : kBothSeats) {
      for (std::uint8_t from = 0; from < 32; ++from) {
        for (const Side side : kSides) {
          table[static_cast<std::size_t>(rows - kFewestRows)][seat.index][from][index_of(side)] =
              trace_path(rows, seat, Space{from}, side);
        }
      }
    }
  }
  return table;
}
inline constexpr PathTable kPaths = trace_all_paths();

[[nodiscard]] inline Spaces path(int rows, Seat seat, Space from, Side side) {
  return kPaths[static_cast<std::size_t>(rows - kFewestRows)][seat.index][from.index]
               [index_of(side)];
}

// P6: the first free space of a path, which ends in a goal that is always free.
[[nodiscard]] inline Space first_free(Spaces path, Seat seat, Spaces occupied) {
  const Spaces free = path & ~occupied;
  const int lowest = __builtin_ctz(free);
  const int highest = 31 - __builtin_clz(free);
  return Space{static_cast<std::uint8_t>(seat == kSouth ? lowest : highest)};
}

}  // namespace menagerie::two_paths

// What searches ask a field beyond its rules: how free each colour is, and whether the taboo (T6)
// makes any difference.
#include <array>
#include <bit>

#include "games/tokan/field.h"

namespace menagerie::tokan {

namespace {

// By kind: the spaces from which a tile of that kind reaches a space if the way is free (T4).
constexpr auto kRings = [] {
  std::array<std::array<Spaces, kSpaces>, kKinds> rings{};
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    for (int from = 0; from < kSpaces; ++from) {
      for (int to = 0; to < kSpaces; ++to) {
        const auto a = static_cast<Space>(from);
        const auto b = static_cast<Space>(to);
        const int columns = column_of(b) - column_of(a);
        const int rows = row_of(b) - row_of(a);
        const int way = columns * columns + rows * rows;
        const bool straight = columns == 0 || rows == 0;
        if (!straight || way != kRanges[kind] * kRanges[kind]) continue;
        rings[kind][static_cast<std::size_t>(to)] |= Spaces{1} << from;
      }
    }
  }
  return rings;
}();

// The spaces from which one can go that far without leaving the board, to the north and south; to
// the sides the shifted masks run out by themselves.
constexpr Spaces rows_within(int first, int last) {
  Spaces spaces = 0;
  for (int column = 0; column < kColumns; ++column) {
    for (int row = first; row <= last; ++row) spaces |= Spaces{1} << space_at(column, row);
  }
  return spaces;
}

// The tiles of one kind that reach an open space, by direction, and where they land.
struct Reached {
  std::array<Spaces, 4> starts;  // west, south, north, east
  std::array<int, 4> distances;
};

template <int Range>
Reached reached(Spaces tiles, Spaces full, Spaces open) {
  constexpr Spaces kNorth = rows_within(0, kRows - 1 - Range);
  constexpr Spaces kSouth = rows_within(Range, kRows - 1);
  Spaces west = tiles & open << Range * kRows;
  Spaces east = tiles & open >> Range * kRows;
  Spaces south = tiles & kSouth & open << Range;
  Spaces north = tiles & kNorth & open >> Range;
  for (int step = 1; step < Range; ++step) {  // T8
    west &= full << step * kRows;
    east &= full >> step * kRows;
    south &= full << step;
    north &= full >> step;
  }
  return {{west, south, north, east}, {-Range * kRows, -Range, Range, Range * kRows}};
}

constexpr Spaces moved(Spaces spaces, int distance) {
  return distance < 0 ? spaces >> -distance : spaces << distance;
}

}  // namespace

Mobility Field::mobility(Colour colour) const {
  const Spaces full = occupied();
  const Spaces open = open_to(colour);
  const Spaces own = tops(colour);
  Mobility mobility;
  const auto add = [&](const Reached& reach) {
    for (std::size_t direction = 0; direction < 4; ++direction) {
      // Single tiles always rise and carry nothing (T7).
      const Spaces singles = reach.starts[direction] & ~towers_;
      mobility.moves += std::popcount(singles);
      mobility.starts |= singles;
      mobility.targets |= moved(singles, reach.distances[direction]);
      for (Spaces left = reach.starts[direction] & towers_; left != 0; left &= left - 1) {
        const int start = std::countr_zero(left);
        const int target = start + reach.distances[direction];
        const int count = carries(static_cast<Space>(start), static_cast<Space>(target)).count;
        mobility.moves += count;
        mobility.starts |= Spaces{count > 0} << start;
        mobility.targets |= Spaces{count > 0} << target;
      }
    }
  };
  add(reached<range(Kind::mouse)>(own & tops(Kind::mouse), full, open));
  add(reached<range(Kind::jackal)>(own & tops(Kind::jackal), full, open));
  add(reached<range(Kind::lion)>(own & tops(Kind::lion), full, open));
  return mobility;
}

bool Field::taboo_hinders() const {
  if (taboo_ == kNoSpace) return false;
  const Spaces own = tops(side_);
  const Spaces full = occupied();
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    for (Spaces left = own & tops_[kind] & kRings[kind][taboo_]; left != 0; left &= left - 1) {
      const int start = std::countr_zero(left);
      const int step = (taboo_ - start) / kRanges[kind];
      bool free = carries(static_cast<Space>(start), taboo_).count > 0;
      for (int at = start + step; at != taboo_; at += step) free = free && (full >> at & 1) != 0;
      if (free) return true;
    }
  }
  return false;
}

}  // namespace menagerie::tokan

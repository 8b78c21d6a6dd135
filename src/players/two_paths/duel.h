// A duel over one announced animal as a game of two by two choices: whatever tells the chances of
// what may follow, the mixes that best play chooses from are found here.
#pragma once

#include "games/two_paths/position.h"
#include "search/matrix_game.h"

namespace menagerie::two_paths {

// Chances to win are the mover's. Rows of the matrix are hidden sides, columns blocked ones, each
// in the order of kSides: east, west.
struct Duel {
  Matrix chances{};
  double chance = 0;
  double hide_east = 0;   // how often best play hides east
  double block_east = 0;  // how often best play blocks east

  [[nodiscard]] static Duel of(const Matrix& chances) {
    const Mixes mixes = solve_matrix(chances);
    return {chances, mixes.value, mixes.row, mixes.column};
  }

  [[nodiscard]] double hides(Side side) const {
    return side == Side::east ? hide_east : 1 - hide_east;
  }
  [[nodiscard]] double blocks(Side side) const {
    return side == Side::east ? block_east : 1 - block_east;
  }
  // The mover's chance by hiding this side while the blocker plays best.
  [[nodiscard]] double hiding(Side side) const {
    const auto& row = chances[index_of(side)];
    return block_east * row[0] + (1 - block_east) * row[1];
  }
  // The mover's chance against blocking this side while the mover plays best.
  [[nodiscard]] double against_blocking(Side side) const {
    const std::size_t column = index_of(side);
    return hide_east * chances[0][column] + (1 - hide_east) * chances[1][column];
  }
};

// The four things that may follow when `kind` is announced. `chance(after)` tells the chance of the
// mover of `position` after the duel. Pre: choosing, and the kind may be announced.
template <class ChanceOfMover>
[[nodiscard]] Matrix duel_matrix(const Position& position, Kind kind, ChanceOfMover&& chance) {
  Matrix matrix{};
  for (const Side hidden : kSides) {
    for (const Side blocked : kSides) {
      Position after = position;
      after.play_duel(kind, hidden, blocked);
      matrix[index_of(hidden)][index_of(blocked)] = chance(after);
    }
  }
  return matrix;
}

[[nodiscard]] inline Animals animals_of(const Position& position) {
  Animals animals;
  for (const Seat seat : kBothSeats) {
    for (const Kind kind : kKinds) {
      animals[seat.index][index_of(kind)] = position.space(seat, kind);
    }
  }
  return animals;
}

// The same position before anything was announced. Pre: choosing or blocking.
[[nodiscard]] inline Position before_announcement(const Position& position) {
  if (position.phase() == Phase::choosing) return position;
  return *Position::arranged(position.rows(), animals_of(position), position.mover(),
                             position.duel());
}

}  // namespace menagerie::two_paths

// All the ways in which the three animals of one player can stand, their kinds forgotten: about a
// thousand herds. A herd is seen from its owner's start line, so South and North share the numbers.
// Which herds can meet, and which animal of the one is of the same kind as which of the other, is
// left to the atlas.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/two_paths/board.h"
#include "players/two_paths/permutation.h"

namespace menagerie::two_paths {

// Where an animal is for its owner: 3 * rows behind it + column from the owner's left; the number
// after the last row before the finishing line is the goal.
using Place = std::uint8_t;
using HerdId = std::uint16_t;

// Three animals in some order as a herd: each of them to its rank among the places of the herd.
struct Ranked {
  HerdId herd = 0;
  Permutation ranks;
};

class Herds {
 public:
  // All three at the goal.
  static constexpr HerdId kFinished = 0;
  // No herd at all: two animals on one place, or one that has arrived too early (P7).
  static constexpr HerdId kNone = 0xffff;

  // Pre: rows is 7 or 8.
  explicit Herds(int rows);

  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] HerdId size() const { return static_cast<HerdId>(herds_.size()); }
  [[nodiscard]] Place goal() const { return static_cast<Place>(kColumns * (rows_ - 1)); }
  // Three places in any order. Pre: none is beyond the goal.
  [[nodiscard]] Ranked find(Place first, Place second, Place third) const {
    const auto width = static_cast<std::size_t>(goal() + 1);
    return by_places_[(first * width + second) * width + third];
  }
  // In rising order.
  [[nodiscard]] const std::array<Place, 3>& places(HerdId herd) const {
    return herds_[herd].places;
  }
  // The spaces of the board that the herd takes as the seat's.
  [[nodiscard]] Spaces spaces(HerdId herd, Seat seat) const {
    return herds_[herd].spaces[seat.index];
  }
  // Rows gone by all three together.
  [[nodiscard]] int progress(HerdId herd) const { return herds_[herd].progress; }
  // West and east exchanged.
  [[nodiscard]] Ranked mirrored(HerdId herd) const { return herds_[herd].mirrored; }
  // A herd and its mirror image are a family. Families are numbered too, and herds stand in the
  // order of their families: all herds of the first n families are those below a certain number.
  [[nodiscard]] HerdId family(HerdId herd) const { return herds_[herd].family; }

  [[nodiscard]] Place place(Seat seat, Space space) const;
  [[nodiscard]] Space space(Seat seat, Place place) const;

 private:
  struct Herd {
    std::array<Place, 3> places{};
    std::array<Spaces, 2> spaces{};
    int progress = 0;
    Ranked mirrored;
    HerdId family = 0;
  };

  [[nodiscard]] bool possible(const std::array<Place, 3>& places) const;
  [[nodiscard]] Place mirror(Place place) const;
  void add(const std::array<Place, 3>& places, HerdId family);
  void add_family(const std::array<Place, 3>& places, HerdId family);
  void rank_all_orders(HerdId herd);

  int rows_;
  std::vector<Herd> herds_;
  std::vector<Ranked> by_places_;
};

}  // namespace menagerie::two_paths

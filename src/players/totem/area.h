// Sets of spaces laid out row by row, so that the neighbours of a whole set are found by a few
// shifts: what floods and crawls over the board are made of. Positions keep their own sets, in the
// order of names; this one is for the eyes of a player.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/totem/board.h"

namespace menagerie::totem {

namespace tables {

// One cell more than a row has, so that what leaves a row falls off the board.
inline constexpr unsigned kAreaStride = 2 * kRadius + 2;

[[nodiscard]] constexpr std::array<std::uint16_t, kSpaces> make_area_cells() {
  std::array<std::uint16_t, kSpaces> cells{};
  for (std::size_t i = 0; i < kSpaces; ++i) {
    const auto row = static_cast<unsigned>(kPlaces[i].r + kRadius);
    const auto column = static_cast<unsigned>(kPlaces[i].q + kRadius);
    cells[i] = static_cast<std::uint16_t>(row * kAreaStride + column);
  }
  return cells;
}

inline constexpr std::array<std::uint16_t, kSpaces> kAreaCells = make_area_cells();

}  // namespace tables

class Area {
 public:
  constexpr Area() = default;

  constexpr void insert(Space space) {
    const std::size_t cell = tables::kAreaCells[index(space)];
    words_[cell / 64] |= std::uint64_t{1} << (cell % 64);
  }
  [[nodiscard]] constexpr bool contains(Space space) const {
    const std::size_t cell = tables::kAreaCells[index(space)];
    return ((words_[cell / 64] >> (cell % 64)) & 1) != 0;
  }
  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words_) all |= word;
    return all == 0;
  }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }

  // All neighbours of all spaces of the set, some of them beyond the edge.
  [[nodiscard]] constexpr Area neighbours() const {
    Area west;  // the set together with its western neighbours
    Area east;
    Area all;
    for (std::size_t i = 0; i < kWords; ++i) {
      const std::uint64_t up = up_by<1>(words_, i);
      const std::uint64_t down = down_by<1>(words_, i);
      east.words_[i] = words_[i] | up;
      west.words_[i] = words_[i] | down;
      all.words_[i] = up | down;
    }
    for (std::size_t i = 0; i < kWords; ++i)
      all.words_[i] |=
          up_by<tables::kAreaStride>(west.words_, i) | down_by<tables::kAreaStride>(east.words_, i);
    return all;
  }

  friend constexpr Area operator&(Area a, const Area& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend constexpr Area operator|(Area a, const Area& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend constexpr Area operator-(Area a, const Area& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  friend constexpr bool operator==(const Area&, const Area&) = default;

 private:
  static constexpr std::size_t kWords = 6;
  using Words = std::array<std::uint64_t, kWords>;

  template <unsigned N>
  static constexpr std::uint64_t up_by(const Words& words, std::size_t i) {
    return (words[i] << N) | (i == 0 ? 0 : words[i - 1] >> (64 - N));
  }
  template <unsigned N>
  static constexpr std::uint64_t down_by(const Words& words, std::size_t i) {
    return (words[i] >> N) | (i + 1 == kWords ? 0 : words[i + 1] << (64 - N));
  }
  Words words_{};
};

namespace tables {
[[nodiscard]] constexpr Area make_board_area() {
  Area area;
  for (std::uint16_t i = 0; i < kSpaces; ++i) area.insert(Space{i});
  return area;
}
}  // namespace tables

inline constexpr Area kBoardArea = tables::make_board_area();

}  // namespace menagerie::totem

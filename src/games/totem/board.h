// The board of Totem (H1, H2): its 271 spaces, their names, which are neighbours, how far they are
// apart, and sets of them. Everything here is a table made at compile time; who stands where is the
// position's business.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/scanner.h"

namespace menagerie::totem {

inline constexpr int kRadius = 9;
inline constexpr std::size_t kSpaces = 271;
inline constexpr unsigned kNeighbours = 6;

// A space by the rank of its name in byte order ("h19" before "h2"), so that whatever runs through
// spaces in order runs through their names in order.
enum class Space : std::uint16_t {};

// What lies beyond the edge. No set ever contains it.
inline constexpr Space kNoSpace{kSpaces};

[[nodiscard]] constexpr std::size_t index(Space space) {
  return static_cast<std::size_t>(space);
}

// Where a space lies, counted from the centre.
struct Axial {
  std::int8_t q = 0;
  std::int8_t r = 0;
  friend bool operator==(const Axial&, const Axial&) = default;
};

class SpaceSet {
 public:
  class Iterator {
   public:
    using value_type = Space;
    using difference_type = std::ptrdiff_t;

    constexpr Iterator() = default;
    constexpr explicit Iterator(const SpaceSet& set) : set_(&set), left_(set.words_[0]) {
      settle();
    }
    constexpr Space operator*() const {
      return Space{
          static_cast<std::uint16_t>(word_ * 64 + static_cast<unsigned>(std::countr_zero(left_)))};
    }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      settle();
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator& a, std::default_sentinel_t) {
      return a.left_ == 0;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    constexpr void settle() {
      while (left_ == 0 && word_ + 1 < kWords) left_ = set_->words_[++word_];
    }
    const SpaceSet* set_ = nullptr;
    std::uint64_t left_ = 0;
    unsigned word_ = 0;
  };

  constexpr SpaceSet() = default;
  constexpr SpaceSet(std::initializer_list<Space> spaces) {
    for (const Space space : spaces) insert(space);
  }
  [[nodiscard]] static constexpr SpaceSet whole_board() {
    SpaceSet set;
    for (std::uint16_t i = 0; i < kSpaces; ++i) set.insert(Space{i});
    return set;
  }

  [[nodiscard]] constexpr bool contains(Space space) const {
    return ((words_[index(space) / 64] >> (index(space) % 64)) & 1) != 0;
  }
  // Pre: a space of the board.
  constexpr void insert(Space space) {
    assert(space < kNoSpace);
    words_[index(space) / 64] |= bit(space);
  }
  constexpr void erase(Space space) { words_[index(space) / 64] &= ~bit(space); }
  constexpr void clear() { words_ = {}; }

  [[nodiscard]] constexpr bool empty() const { return *this == SpaceSet{}; }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(*this); }
  [[nodiscard]] static constexpr std::default_sentinel_t end() { return {}; }
  // The same run as begin() to end(), quicker where speed counts.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (unsigned word = 0; word < kWords; ++word) {
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1) {
        const unsigned bit = static_cast<unsigned>(std::countr_zero(left));
        visit(Space{static_cast<std::uint16_t>(word * 64 + bit)});
      }
    }
  }

  friend constexpr bool operator==(const SpaceSet&, const SpaceSet&) = default;
  friend constexpr SpaceSet operator|(SpaceSet a, const SpaceSet& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  // What is in the first but not in the second.
  friend constexpr SpaceSet operator-(SpaceSet a, const SpaceSet& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }

 private:
  static constexpr std::size_t kWords = 5;
  static constexpr std::uint64_t bit(Space space) {
    return std::uint64_t{1} << (index(space) % 64);
  }
  std::array<std::uint64_t, kWords> words_{};
};

inline constexpr SpaceSet kWholeBoard = SpaceSet::whole_board();

// Some of the neighbours of one space: bit i stands for the i-th in byte order of their names.
using Neighbours = std::uint8_t;

// The six neighbours of a space in byte order, kNoSpace beyond the edge. In what order the ring
// around the space visits them depends on its column alone (`ring` is one of kRings).
struct Around {
  std::array<Space, kNeighbours> spaces{};
  std::uint16_t ring = 0;
};

// What can be told about a choice of neighbours from the ring that they form.
struct Ring {
  // The neighbours, each of which would make one piece together with all the chosen ones.
  std::array<Neighbours, 64> joins{};
  // Whether the chosen ones are at least one and lie in one piece, so that they hold together even
  // without the space in their middle.
  std::array<bool, 64> one_arc{};
};

namespace tables {

// The steps to the neighbours, once round.
inline constexpr std::array<Axial, kNeighbours> kSteps = {
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

// The same steps (by their place in kSteps) in byte order of the names they lead to. "10" sorts
// before "9", which makes two columns special.
inline constexpr std::size_t kRingKinds = 3;
inline constexpr std::array<std::array<std::uint8_t, kNeighbours>, kRingKinds> kByteOrder = {
    {{4, 5, 3, 0, 2, 1}, {5, 4, 0, 3, 2, 1}, {4, 5, 0, 3, 1, 2}}};

[[nodiscard]] constexpr std::size_t ring_kind(int q) {
  return q == -1 ? 1 : q == 0 ? 2 : 0;
}

[[nodiscard]] constexpr bool on_board(int q, int r) {
  return q >= -kRadius && q <= kRadius && r >= -kRadius && r <= kRadius && q + r >= -kRadius &&
         q + r <= kRadius;
}

[[nodiscard]] constexpr std::array<Axial, kSpaces> make_places() {
  constexpr std::array<int, 19> kNumbers = {1,  10, 11, 12, 13, 14, 15, 16, 17, 18,
                                            19, 2,  3,  4,  5,  6,  7,  8,  9};
  std::array<Axial, kSpaces> places{};
  std::size_t count = 0;
  for (int r = -kRadius; r <= kRadius; ++r) {
    for (const int number : kNumbers) {
      const int q = number - 10;
      if (!on_board(q, r)) continue;
      places[count++] = {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
    }
  }
  return places;
}

inline constexpr std::array<Axial, kSpaces> kPlaces = make_places();

inline constexpr int kSide = 2 * kRadius + 1;

[[nodiscard]] constexpr std::array<std::array<Space, kSide>, kSide> make_spaces() {
  std::array<std::array<Space, kSide>, kSide> spaces{};
  for (auto& row : spaces) row.fill(kNoSpace);
  for (std::size_t i = 0; i < kSpaces; ++i) {
    const auto row = static_cast<std::size_t>(kPlaces[i].r + kRadius);
    spaces[row][static_cast<std::size_t>(kPlaces[i].q + kRadius)] =
        Space{static_cast<std::uint16_t>(i)};
  }
  return spaces;
}

inline constexpr std::array<std::array<Space, kSide>, kSide> kSpaceAt = make_spaces();

}  // namespace tables

[[nodiscard]] constexpr Axial place_of(Space space) {
  return tables::kPlaces[index(space)];
}

// The space at a place, kNoSpace beyond the edge.
[[nodiscard]] constexpr Space space_at(int q, int r) {
  if (!tables::on_board(q, r)) return kNoSpace;
  const auto row = static_cast<std::size_t>(r + kRadius);
  return tables::kSpaceAt[row][static_cast<std::size_t>(q + kRadius)];
}

inline constexpr Space kCentre = space_at(0, 0);

// Hex distance, whatever stands between (H14).
[[nodiscard]] constexpr int distance(Space a, Space b) {
  const int q = place_of(a).q - place_of(b).q;
  const int r = place_of(a).r - place_of(b).r;
  const auto size = [](int n) { return n < 0 ? -n : n; };
  return (size(q) + size(r) + size(q + r)) / 2;
}

namespace tables {

[[nodiscard]] constexpr std::array<Around, kSpaces> make_around() {
  std::array<Around, kSpaces> around{};
  for (std::size_t i = 0; i < kSpaces; ++i) {
    const auto [q, r] = kPlaces[i];
    const std::size_t kind = ring_kind(q);
    around[i].ring = static_cast<std::uint16_t>(kind);
    for (std::size_t n = 0; n < kNeighbours; ++n) {
      const Axial step = kSteps[kByteOrder[kind][n]];
      around[i].spaces[n] = space_at(q + step.q, r + step.r);
    }
  }
  return around;
}

// The neighbours in byte order as bits -> the same once round the ring as bits.
[[nodiscard]] constexpr unsigned once_round(std::size_t kind, unsigned chosen) {
  unsigned round = 0;
  for (std::size_t n = 0; n < kNeighbours; ++n)
    round |= ((chosen >> n) & 1U) << kByteOrder[kind][n];
  return round;
}

// In how many pieces the chosen neighbours lie.
[[nodiscard]] constexpr int arcs(std::size_t kind, unsigned chosen) {
  const unsigned round = once_round(kind, chosen);
  const unsigned next = ((round << 1) | (round >> 5)) & 63U;
  return round == 63 ? 1 : std::popcount(round & ~next);
}

[[nodiscard]] constexpr Ring make_ring(std::size_t kind) {
  Ring ring;
  for (unsigned chosen = 1; chosen < 64; ++chosen) {
    ring.one_arc[chosen] = arcs(kind, chosen) == 1;
    for (unsigned n = 0; n < kNeighbours; ++n) {
      if (((chosen >> n) & 1U) == 0 && arcs(kind, chosen | (1U << n)) == 1)
        ring.joins[chosen] = static_cast<Neighbours>(ring.joins[chosen] | (1U << n));
    }
  }
  return ring;
}

}  // namespace tables

inline constexpr std::array<Around, kSpaces> kAround = tables::make_around();
inline constexpr std::array<Ring, tables::kRingKinds> kRings = {
    tables::make_ring(0), tables::make_ring(1), tables::make_ring(2)};

[[nodiscard]] constexpr const Around& around(Space space) {
  return kAround[index(space)];
}

// Which neighbours of `space` are in `set`.
[[nodiscard]] constexpr Neighbours neighbours_in(const SpaceSet& set, Space space) {
  const std::array<Space, kNeighbours>& spaces = around(space).spaces;
  unsigned in = 0;
  for (unsigned n = 0; n < kNeighbours; ++n) in |= (set.contains(spaces[n]) ? 1U : 0U) << n;
  return static_cast<Neighbours>(in);
}

[[nodiscard]] constexpr bool adjacent(Space a, Space b) {
  return distance(a, b) == 1;
}

// The twelve symmetries of the hexagon: 0 changes nothing, 0 to 5 turn by 60 degrees each, 6 to 11
// mirror first.
inline constexpr int kHexagonSymmetries = 12;
[[nodiscard]] Space transformed(Space space, int symmetry);

// The name of a space: the letter of its row, then the number of its column. Pre: on the board.
[[nodiscard]] std::string name_of(Space space);

// Reads the name of a space, or refuses what stands there instead.
[[nodiscard]] Result<Space> read_space(Scanner& in);

}  // namespace menagerie::totem

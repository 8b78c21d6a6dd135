// Orders of three things, small enough for tables: which of the one player's animals belongs to
// which of the other's, once positions that differ in their kinds only count as one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace menagerie::two_paths {

// Sends each of 0, 1, 2 to another of them.
class Permutation {
 public:
  static constexpr std::size_t kCount = 6;

  constexpr Permutation() = default;  // sends each to itself
  // Pre: index < kCount.
  constexpr explicit Permutation(std::size_t index) : index_(static_cast<std::uint8_t>(index)) {}
  // Pre: a, b and c differ and are below 3.
  [[nodiscard]] static constexpr Permutation of(std::size_t a, std::size_t b, std::size_t c) {
    return Permutation(2 * a + (b > c ? 1 : 0));
  }

  [[nodiscard]] constexpr std::size_t index() const { return index_; }
  [[nodiscard]] constexpr std::size_t operator()(std::size_t i) const { return kImages[index_][i]; }
  [[nodiscard]] constexpr Permutation inverse() const { return Permutation(kInverses[index_]); }
  // First the other, then this one.
  [[nodiscard]] constexpr Permutation after(Permutation other) const {
    return Permutation(kProducts[index_][other.index_]);
  }
  friend constexpr bool operator==(const Permutation&, const Permutation&) = default;

 private:
  using Table = std::array<std::array<std::uint8_t, 6>, 6>;
  static constexpr std::array<std::array<std::uint8_t, 3>, 6> kImages = {
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  static constexpr std::array<std::uint8_t, 6> kInverses = {0, 1, 2, 4, 3, 5};
  // kProducts[f][g] sends i to f(g(i)).
  static constexpr Table kProducts = [] {
    Table table{};
    for (std::size_t f = 0; f < 6; ++f) {
      for (std::size_t g = 0; g < 6; ++g) {
        const auto image = [&](std::size_t i) { return kImages[f][kImages[g][i]]; };
        table[f][g] = static_cast<std::uint8_t>(2 * image(0) + (image(1) > image(2) ? 1 : 0));
      }
    }
    return table;
  }();

  std::uint8_t index_ = 0;
};

}  // namespace menagerie::two_paths

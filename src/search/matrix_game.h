// The smallest games of hidden choice: two players, two choices each, made at the same time, and
// what one wins the other loses. Their value and the mixes that best play chooses from; which game
// they stand for is the caller's business.
#pragma once

#include <algorithm>
#include <array>

namespace menagerie {

// What the row player gets, by row and column: the row player wants much, the column player little.
using Matrix = std::array<std::array<double, 2>, 2>;

// How often best play chooses the first row and the first column.
struct Mixes {
  double value = 0;
  double row = 0;
  double column = 0;
};

namespace matrix_detail {

// What the row player is sure of with one row, and what the column player holds the other to with
// one column. Where they meet nobody has to mix.
struct Bounds {
  double sure;
  double held;
};
[[nodiscard]] constexpr Bounds pure_bounds(const Matrix& m) {
  return {std::max(std::min(m[0][0], m[0][1]), std::min(m[1][0], m[1][1])),
          std::min(std::max(m[0][0], m[1][0]), std::max(m[0][1], m[1][1]))};
}

// Pre: nobody has a best single choice. Then both entries of one diagonal exceed both of the other,
// so the divisor is a sum of two numbers of one sign and never near 0 by cancelling.
[[nodiscard]] constexpr double mixed_row(const Matrix& m) {
  const double first = m[1][1] - m[1][0];
  return first / (first + (m[0][0] - m[0][1]));
}

// Pre: sure == held == value. How often to choose the first of two options, each with its yield
// against either answer, so that the yield is never below `value`. Of all ways that are as good,
// the one that gains most from an opponent who answers at random: with a choice that is never worse
// than the other that is this choice, and where both are alike the even mix.
[[nodiscard]] constexpr double safe_mix(const std::array<double, 2>& first,
                                        const std::array<double, 2>& second, double value) {
  double least = 0;
  double most = 1;
  for (const std::size_t answer : {0U, 1U}) {
    const double f = first[answer];
    const double s = second[answer];
    if (f < value) most = std::min(most, (s - value) / (s - f));
    if (s < value) least = std::max(least, (value - s) / (f - s));
  }
  const double lead = (first[0] + first[1]) - (second[0] + second[1]);
  if (lead > 0) return most;
  if (lead < 0) return least;
  return (least + most) / 2;
}

}  // namespace matrix_detail

// What best play gives the row player.
[[nodiscard]] constexpr double matrix_value(const Matrix& m) {
  const auto [sure, held] = matrix_detail::pure_bounds(m);
  if (sure >= held) return sure;
  const double row = matrix_detail::mixed_row(m);
  return row * m[0][0] + (1 - row) * m[1][0];
}

// The value and a best mix for both.
[[nodiscard]] constexpr Mixes solve_matrix(const Matrix& m) {
  const auto [sure, held] = matrix_detail::pure_bounds(m);
  if (sure < held) {
    const double row = matrix_detail::mixed_row(m);
    const double column = matrix_detail::mixed_row({{{m[0][0], m[1][0]}, {m[0][1], m[1][1]}}});
    return {row * m[0][0] + (1 - row) * m[1][0], row, column};
  }
  const double row = matrix_detail::safe_mix(m[0], m[1], sure);
  const double column = matrix_detail::safe_mix({-m[0][0], -m[1][0]}, {-m[0][1], -m[1][1]}, -sure);
  return {sure, row, column};
}

}  // namespace menagerie

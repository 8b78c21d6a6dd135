// The 2×2 games that duels are: their values and mixes, also where a single choice is best and
// where choices tie.
#include "search/matrix_game.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>

#include "core/random.h"

namespace menagerie {
namespace {

// What the row player gets when both mix so.
double yield(const Matrix& m, double row, double column) {
  return row * (column * m[0][0] + (1 - column) * m[0][1]) +
         (1 - row) * (column * m[1][0] + (1 - column) * m[1][1]);
}

// Neither player can do better by any other choice.
void expect_equilibrium(const Matrix& m, double tolerance) {
  const Mixes mixes = solve_matrix(m);
  EXPECT_DOUBLE_EQ(matrix_value(m), mixes.value);
  for (const double chance : {mixes.row, mixes.column}) {
    EXPECT_GE(chance, 0);
    EXPECT_LE(chance, 1);
  }
  for (const double pure : {0.0, 1.0}) {
    EXPECT_GE(yield(m, mixes.row, pure), mixes.value - tolerance)
        << m[0][0] << ' ' << m[0][1] << ' ' << m[1][0] << ' ' << m[1][1];
    EXPECT_LE(yield(m, pure, mixes.column), mixes.value + tolerance)
        << m[0][0] << ' ' << m[0][1] << ' ' << m[1][0] << ' ' << m[1][1];
  }
}

TEST(MatrixGame, MatchingPenniesIsAnEvenMix) {
  const Mixes mixes = solve_matrix({{{0, 1}, {1, 0}}});
  EXPECT_DOUBLE_EQ(mixes.value, 0.5);
  EXPECT_DOUBLE_EQ(mixes.row, 0.5);
  EXPECT_DOUBLE_EQ(mixes.column, 0.5);
}

TEST(MatrixGame, TheMoreValuablePathIsTakenLessOftenAndBlockedMoreOften) {
  const Mixes mixes = solve_matrix({{{0, 1}, {0.5, 0}}});
  EXPECT_NEAR(mixes.value, 1.0 / 3, 1e-15);
  EXPECT_NEAR(mixes.row, 1.0 / 3, 1e-15);
  EXPECT_NEAR(mixes.column, 2.0 / 3, 1e-15);
}

TEST(MatrixGame, ASaddlePointIsAPairOfSingleChoices) {
  const Mixes mixes = solve_matrix({{{0.6, 0.4}, {0.3, 0.2}}});
  EXPECT_EQ(mixes.value, 0.4);
  EXPECT_EQ(mixes.row, 1);
  EXPECT_EQ(mixes.column, 0);
}

TEST(MatrixGame, WhereEverythingIsAlikeTheMixIsEven) {
  const Mixes mixes = solve_matrix({{{0.25, 0.25}, {0.25, 0.25}}});
  EXPECT_EQ(mixes.value, 0.25);
  EXPECT_EQ(mixes.row, 0.5);
  EXPECT_EQ(mixes.column, 0.5);
}

TEST(MatrixGame, AChoiceThatIsNeverWorseIsPreferredToItsEqual) {
  const Mixes mixes = solve_matrix({{{1, 0}, {0, 0}}});
  EXPECT_EQ(mixes.value, 0);
  EXPECT_EQ(mixes.row, 1);
  EXPECT_EQ(mixes.column, 0);
}

TEST(MatrixGame, EveryMatrixOfFewNumbersHasAnEquilibrium) {
  const std::array<double, 5> numbers = {0, 0.25, 0.5, std::nextafter(0.5, 1), 1};
  for (const double a : numbers) {
    for (const double b : numbers) {
      for (const double c : numbers) {
        for (const double d : numbers) expect_equilibrium({{{a, b}, {c, d}}}, 1e-15);
      }
    }
  }
}

TEST(MatrixGame, RandomMatricesHaveAnEquilibriumAtEveryScale) {
  Generator random(2);
  const auto number = [&] { return static_cast<double>(random.next() >> 11) * 0x1p-53; };
  for (int i = 0; i < 100'000; ++i) {
    const double scale = std::ldexp(1.0, -static_cast<int>(random.below(40)));
    const double base = number();
    Matrix m{};
    for (auto& row : m) {
      for (double& entry : row) entry = base + scale * number();
    }
    expect_equilibrium(m, 1e-15);
  }
}

TEST(MatrixGame, ExchangingThePlayersTurnsTheValueRound) {
  Generator random(3);
  const auto number = [&] { return static_cast<double>(random.next() >> 11) * 0x1p-53; };
  for (int i = 0; i < 10'000; ++i) {
    const Matrix m = {{{number(), number()}, {number(), number()}}};
    const Mixes here = solve_matrix(m);
    const Mixes there = solve_matrix({{{1 - m[0][0], 1 - m[1][0]}, {1 - m[0][1], 1 - m[1][1]}}});
    EXPECT_NEAR(here.value, 1 - there.value, 1e-15);
    EXPECT_NEAR(here.row, there.column, 1e-9);
    EXPECT_NEAR(here.column, there.row, 1e-9);
  }
}

}  // namespace
}  // namespace menagerie

// What programs see of the proof of Tokan and of the solution of Two Paths.
#include <gtest/gtest.h>

#include "engine/solve/tokan_proof.h"
#include "engine/solve/two_paths_solution.h"
#include "messages/engine.h"
#include "messages/players_tokan.h"
#include "messages/players_two_paths.h"

namespace menagerie {
namespace {

constexpr std::size_t kBytes = 16U << 20U;
constexpr const char* kLate =
    ".,mM,.,L,.,./Jj,JJ,J,lM,.,./.,M,l,L,J,jl/.,j,JLL,mjl,J,./.,.,m,j,lLjj,. r e1";
constexpr const char* kOther = "M,J,m,J,L,j/L,j,M,J,l,j/L,j,J,j,J,l/J,m,l,l,J,L/j,l,L,M,j,m b -";

TEST(Solve, AProofOfTokanIsKeptAndGoneOnFrom) {
  Result<TokanProof> proof = TokanProof::of({}, kLate, kBytes);
  ASSERT_TRUE(proof);
  EXPECT_EQ(proof->work([] { return true; }), std::nullopt);
  ASSERT_EQ(proof->work([] { return false; }), 1);
  EXPECT_GT(proof->nodes(), 0U);
  EXPECT_EQ(proof->best(1), "b3c3");
  Result<TokanProof> again = TokanProof::of({}, kLate, kBytes);
  ASSERT_TRUE(again);
  EXPECT_FALSE(again->take_up(proof->to_bytes()));
  EXPECT_EQ(again->work([] { return false; }), 1);
}

TEST(Solve, TheProofOfAnotherPositionIsForeignAndADamagedOneIsNot) {
  Result<TokanProof> proof = TokanProof::of({}, kLate, kBytes);
  Result<TokanProof> other = TokanProof::of({}, kOther, kBytes);
  ASSERT_TRUE(proof && other);
  const std::string bytes = other->to_bytes();
  const std::optional<Refusal> position = proof->take_up(bytes);
  ASSERT_TRUE(position);
  EXPECT_EQ(position->error.code, messages::players_tokan_file_position);
  EXPECT_TRUE(position->foreign);
  const std::optional<Refusal> letter = proof->take_up("Dear Anna");
  ASSERT_TRUE(letter);
  EXPECT_TRUE(letter->foreign);
  const std::optional<Refusal> damaged = proof->take_up(bytes.substr(0, bytes.size() - 1));
  ASSERT_TRUE(damaged);
  EXPECT_FALSE(damaged->foreign);
}

TEST(Solve, WhatIsNoPositionInPlayIsNotProven) {
  EXPECT_FALSE(TokanProof::of({}, "x", kBytes));
  EXPECT_FALSE(TokanProof::of({{"rows", "7"}}, kLate, kBytes));
}

TEST(Solve, TheSolutionOfTwoPathsIsKeptAndTakenUpAgain) {
  TwoPathsSolution solution(7);
  EXPECT_FALSE(solution.solved());
  double last = 0;
  ASSERT_TRUE(solution.solve([&](double done) { last = done; }));
  EXPECT_GT(last, 0.9);
  EXPECT_NEAR(solution.beginners_chance(), 0.50337, 0.00001);
  const std::string bytes = solution.to_bytes();
  TwoPathsSolution again(7);
  EXPECT_FALSE(again.take_up(bytes));
  ASSERT_TRUE(again.solved());
  EXPECT_EQ(again.beginners_chance(), solution.beginners_chance());
  TwoPathsSolution larger(8);
  const std::optional<Refusal> size = larger.take_up(bytes);
  ASSERT_TRUE(size);
  EXPECT_EQ(size->error.code, messages::solve_other_rows);
  EXPECT_FALSE(size->foreign);
  EXPECT_FALSE(larger.solved());
  const std::optional<Refusal> letter = larger.take_up("Dear Anna");
  ASSERT_TRUE(letter);
  EXPECT_TRUE(letter->foreign);
}

}  // namespace
}  // namespace menagerie

// Keeping a solution as bytes, and refusing bytes that are not one.
#include <gtest/gtest.h>

#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

std::string refusal(std::string_view bytes) {
  const Result<Solution> solution = Solution::from_bytes(bytes);
  return solution ? "" : solution.error().full_sentence();
}

constexpr std::string_view kDamaged = "This solution of Two Paths is damaged or cut off.";
constexpr std::string_view kForeign = "This is no kept solution of Two Paths.";

TEST(TwoPathsSolutionFile, WhatIsReadBackIsTheSame) {
  for (const int rows : {7, 8}) {
    const std::string bytes = solved(rows).to_bytes();
    const Result<Solution> back = Solution::from_bytes(bytes);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->rules(), solved(rows).rules());
    EXPECT_TRUE(back->to_bytes() == bytes);
  }
}

TEST(TwoPathsSolutionFile, SevenRowsAreKeptInTwentyMegabytes) {
  EXPECT_LT(solved(7).to_bytes().size(), 20'500'000U);
}

TEST(TwoPathsSolutionFile, ForeignBytesAreRefused) {
  EXPECT_EQ(refusal(""), kForeign);
  EXPECT_EQ(refusal("PK\003\004"), kForeign);
  EXPECT_EQ(refusal("[Game \"two-paths\"]\n"), kForeign);
}

TEST(TwoPathsSolutionFile, AnotherVersionIsRefused) {
  EXPECT_EQ(refusal("menagerie two-paths solution 2.1\nrows 7 forced\n"),
            "This solution of Two Paths was kept by another version of the program: expected "
            "version 1.1 of the format.");
}

TEST(TwoPathsSolutionFile, CutOrLengthenedBytesAreRefused) {
  const std::string bytes = solved(7).to_bytes();
  for (const std::size_t size : {bytes.size() - 1, bytes.size() / 2, std::size_t{60}}) {
    EXPECT_EQ(refusal(std::string_view(bytes).substr(0, size)), kDamaged) << size;
  }
  EXPECT_EQ(refusal(bytes + '\0'), kDamaged);
}

TEST(TwoPathsSolutionFile, AnySingleDamageIsRefused) {
  std::string bytes = solved(7).to_bytes();
  Generator random(7);
  for (int i = 0; i < 10; ++i) {
    const std::size_t place = 45 + random.below(bytes.size() - 45);
    const auto bit = static_cast<char>(1 << random.below(8));
    bytes[place] = static_cast<char>(bytes[place] ^ bit);
    EXPECT_EQ(refusal(bytes), kDamaged) << place;
    bytes[place] = static_cast<char>(bytes[place] ^ bit);
  }
  EXPECT_EQ(refusal(bytes), "");
}

TEST(TwoPathsSolutionFile, OtherRowsThanItsOwnAreRefused) {
  std::string bytes = solved(7).to_bytes();
  const std::size_t rows = bytes.find("rows 7") + 5;
  for (const char other : {'8', '9'}) {
    bytes[rows] = other;
    EXPECT_EQ(refusal(bytes), kDamaged);
  }
}

}  // namespace
}  // namespace menagerie::two_paths

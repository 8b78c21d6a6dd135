#include "core/random.h"

#include <array>
#include <gtest/gtest.h>
#include <vector>

namespace menagerie {
namespace {

TEST(Generator, BelowIsEvenAndInRange) {
  Generator random(7);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) ++counts.at(random.below(6));
  for (const int count : counts) EXPECT_NEAR(count, 10000, 500);
}

TEST(Generator, TheSameSeedGivesTheSameSequence) {
  Generator one(1);
  Generator same(1);
  Generator other(2);
  int equal = 0;
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t word = one.next();
    EXPECT_EQ(word, same.next());
    equal += word == other.next() ? 1 : 0;
  }
  EXPECT_EQ(equal, 0);
}

TEST(Generator, ShufflesEveryItemToEveryPlace) {
  Generator random(3);
  std::array<std::array<int, 4>, 4> seen{};
  for (int i = 0; i < 4000; ++i) {
    std::vector<std::size_t> items = {0, 1, 2, 3};
    shuffle(items, random);
    for (std::size_t place = 0; place < 4; ++place) ++seen.at(items.at(place)).at(place);
  }
  for (const auto& row : seen) {
    for (const int count : row) EXPECT_NEAR(count, 1000, 150);
  }
}

}  // namespace
}  // namespace menagerie

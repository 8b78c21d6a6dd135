// Threads that share one loop after the other.
#include "native/crew.h"

#include <gtest/gtest.h>
#include <vector>

namespace menagerie {
namespace {

TEST(Crew, EveryNumberIsWorkedOnOnceWhateverTheThreads) {
  for (const int threads : {1, 2, 5}) {
    Crew crew(threads);
    EXPECT_GE(crew.threads(), 1);
    EXPECT_LE(crew.threads(), threads);
    for (const std::size_t count : {0U, 1U, 3U, 1000U}) {
      std::vector<int> visits(count);
      for (int round = 0; round < 20; ++round) {
        crew.share(count, [&](std::size_t first, std::size_t last) {
          for (std::size_t i = first; i < last; ++i) ++visits[i];
        });
      }
      EXPECT_EQ(visits, std::vector<int>(count, 20));
    }
  }
}

TEST(Crew, WhatOneLoopWroteTheNextOneReads) {
  Crew crew(3);
  std::vector<int> numbers(300, 1);
  for (int round = 0; round < 50; ++round) {
    crew.share(numbers.size(), [&](std::size_t first, std::size_t last) {
      for (std::size_t i = first; i < last; ++i) numbers[i] += round;
    });
    // Another split, so that other threads read what these wrote.
    crew.share(7, [&](std::size_t first, std::size_t last) {
      for (std::size_t i = first; i < last; ++i) numbers[i] += numbers[i + 200] > 0 ? 1 : 0;
    });
  }
  EXPECT_EQ(numbers[299], 1 + 49 * 50 / 2);
  EXPECT_EQ(numbers[0], 1 + 49 * 50 / 2 + 50);
}

TEST(Crew, AThreadThatIsNeverAskedEndsToo) {
  const Crew crew(4);
  EXPECT_GE(crew.threads(), 1);
}

}  // namespace
}  // namespace menagerie

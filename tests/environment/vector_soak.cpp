// A million steps of every table: threads change nothing however long they play, and memory stays
// where it is.
#include <cstdint>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

#include "environment/vector_fixture.h"

namespace menagerie::environment {
namespace {

// The memory that the process holds now, in bytes.
std::int64_t resident() {
  std::ifstream statm("/proc/self/statm");
  std::int64_t all = 0;
  std::int64_t held = 0;
  statm >> all >> held;
  return held * sysconf(_SC_PAGESIZE);
}

TEST(EnvironmentSoak, AMillionStepsAreTheSameOnManyThreadsAndTakeNoMemory) {
  constexpr std::size_t kGames = 250;
  constexpr int kWarm = 40;
  constexpr int kCalls = 4000;
  for (const Table& table : tables()) {
    Fixture alone(table, kGames, 1);
    Fixture together(table, kGames, 4);
    std::int64_t before = 0;
    for (int i = 0; i < kWarm + kCalls; ++i) {
      if (i == kWarm) before = resident();
      alone.step();
      together.step();
    }
    EXPECT_LT(resident() - before, 1 << 20) << table.game;
    EXPECT_EQ(alone.observations, together.observations) << table.game;
    EXPECT_EQ(alone.masks, together.masks) << table.game;
    EXPECT_EQ(alone.lengths, together.lengths) << table.game;
  }
}

}  // namespace
}  // namespace menagerie::environment

#include "rooms/simulator.h"

namespace menagerie::rooms {
namespace {

// In runs that can go side by side: a million events in all, fewer where every one takes longer.
constexpr std::uint64_t kRuns = 10;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(__clang__)
constexpr std::size_t kEvents = 2'000;
#else
constexpr std::size_t kEvents = 100'000;
#endif
constexpr std::uint64_t kSeedsOfARun = 100'000;

class Simulated : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Simulated, WhateverIsLostRepeatedOrOvertakenTheLogIsOneStory) {
  std::size_t events = 0;
  std::size_t finished = 0;
  std::size_t games = 0;
  for (std::uint64_t seed = GetParam() * kSeedsOfARun + 1; events < kEvents; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Simulation simulation(seed);
    simulation.run();
    events += simulation.events();
    if (simulation.over()) ++finished;
    ++games;
    if (HasFailure()) return;
  }
  EXPECT_GT(finished, games / 2) << games;
}

INSTANTIATE_TEST_SUITE_P(Runs, Simulated, testing::Range<std::uint64_t>(0, kRuns));

}  // namespace
}  // namespace menagerie::rooms

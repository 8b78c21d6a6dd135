#include "rooms/simulator.h"

namespace menagerie::rooms {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(__clang__)
constexpr std::size_t kEvents = 20'000;
#else
constexpr std::size_t kEvents = 100'000;
#endif

TEST(Simulation, WhateverIsLostRepeatedOrOvertakenTheLogIsOneStory) {
  std::size_t events = 0;
  std::size_t finished = 0;
  std::size_t games = 0;
  for (std::uint64_t seed = 1; events < kEvents; ++seed) {
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

}  // namespace
}  // namespace menagerie::rooms

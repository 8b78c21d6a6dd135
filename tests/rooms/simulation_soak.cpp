#include "rooms/simulator.h"

namespace menagerie::rooms {
namespace {

TEST(Simulation, TenMillionEventsAreOneStoryEach) {
  std::size_t events = 0;
  for (std::uint64_t seed = 1'000'000; events < 10'000'000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Simulation simulation(seed);
    simulation.run();
    events += simulation.events();
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_GE(events, 10'000'000U);
}

}  // namespace
}  // namespace menagerie::rooms

// Many games at once: what is updated in place is what is written from nothing, threads change
// nothing, and what is not legal is refused. The sanitizers run these too.
#include "environment/vector.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "environment/vector_fixture.h"
#include "messages/environment.h"

namespace menagerie::environment {
namespace {

TEST(Environment, ThreadsChangeNothing) {
  for (const Table& table : tables()) {
    Fixture alone(table, 9, 1);
    Fixture together(table, 9, 4);
    for (int i = 0; i < 300; ++i) {
      alone.step();
      together.step();
      ASSERT_EQ(alone.observations, together.observations);
      ASSERT_EQ(alone.masks, together.masks);
      ASSERT_EQ(alone.rewards, together.rewards);
      ASSERT_EQ(alone.players, together.players);
    }
  }
}

TEST(Environment, EveryMaskHasWhatTheDrawnActionsComeFrom) {
  for (const Table& table : tables()) {
    Fixture one(table, 5, 2);
    for (int i = 0; i < 200; ++i) {
      one.vector->sample(one.actions.data());
      for (std::size_t game = 0; game < 5; ++game) {
        const auto row = game * static_cast<std::size_t>(one.game->decisions());
        ASSERT_EQ(one.masks[row + static_cast<std::size_t>(one.actions[game])], 1);
      }
      ASSERT_TRUE(one.vector->step(one.actions.data()));
    }
  }
}

TEST(Environment, TheFirstIllegalActionIsNamedAndNothingIsDone) {
  Fixture one({"tokan", {}}, 8, 3);
  const std::vector<std::uint8_t> before = one.observations;
  one.vector->sample(one.actions.data());
  one.actions[3] = -1;
  one.actions[6] = 1'000'000;
  const Result<void> refused = one.vector->step(one.actions.data());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, messages::environment_vector_illegal);
  EXPECT_NE(refused.error().sentence().find("game 3"), std::string::npos);
  EXPECT_EQ(one.observations, before);
}

TEST(Environment, ManyStepsOnManyThreadsEndManyGames) {
  Fixture one({"two-paths", {}}, 500, 4);
  one.vector->play_randomly(200);
  std::size_t ended = 0;
  for (int i = 0; i < 100; ++i) {
    one.step();
    for (const std::uint8_t done : one.dones) ended += done;
  }
  EXPECT_GT(ended, 100U);
}

// Two callers of one loaded game, each with threads of its own, as a program of Python may have
// them: what the thread sanitizer watches. A million steps in all, most of them of the shortest
// game.
TEST(Environment, CallersShareAGameOverAMillionSteps) {
  constexpr std::size_t kGames = 100;
  constexpr std::size_t kCallers = 2;
  for (const Table& table : tables()) {
    const bool quick = std::string_view(table.game) == "two-paths";
    const std::size_t calls = (quick ? 600'000 : 100'000) / kGames / kCallers;
    const auto game = *load(table.game, table.options);
    std::vector<std::vector<std::uint8_t>> seen(kCallers);
    std::vector<std::thread> callers;
    for (std::size_t caller = 0; caller < kCallers; ++caller) {
      callers.emplace_back([&, caller] {
        Fixture one(game, kGames, 2);
        for (std::size_t i = 0; i < calls; ++i) one.step();
        seen[caller] = one.observations;
      });
    }
    for (std::thread& caller : callers) caller.join();
    EXPECT_EQ(seen[0], seen[1]) << table.game;
  }
}

}  // namespace
}  // namespace menagerie::environment

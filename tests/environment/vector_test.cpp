// Many games at once: what is updated in place is what is written from nothing, threads change
// nothing, and what is not legal is refused. The sanitizers run these too.
#include "environment/vector.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "environment/game.h"
#include "messages/environment.h"

namespace menagerie::environment {
namespace {

struct Table {
  const char* game;
  OptionValues options;
};

const std::vector<Table>& tables() {
  static const std::vector<Table> all = {
      {"tokan", {}},
      {"tokan", {{"setup", "lay"}, {"gaps", "all"}, {"ends", "either"}}},
      {"two-paths", {{"begins", "random"}}},
      {"totem", {{"seats", "2"}}},
      {"totem", {{"seats", "4"}, {"seating", "choose"}, {"twelve", "may"}, {"quiet_limit", "20"}}}};
  return all;
}

// A vector with its arrays.
struct Fixture {
  Fixture(const Table& table, std::size_t games, int threads) : games_(games) {
    game = *load(table.game, table.options);
    observations.resize(games * game->observation().size());
    masks.resize(games * static_cast<std::size_t>(game->decisions()));
    rewards.resize(games * static_cast<std::size_t>(game->seats()));
    dones.resize(games);
    players.resize(games);
    lengths.resize(games);
    actions.resize(games);
    vector = game->vector({.games = games,
                           .threads = threads,
                           .restarts = true,
                           .arrays = {observations.data(), masks.data(), rewards.data(),
                                      dones.data(), players.data(), lengths.data()}});
    vector->reset(7);
  }

  void step() {
    vector->sample(actions.data());
    ASSERT_TRUE(vector->step(actions.data()));
  }

  std::size_t games_;
  std::shared_ptr<const LoadedGame> game;
  std::vector<std::uint8_t> observations;
  std::vector<std::uint8_t> masks;
  std::vector<float> rewards;
  std::vector<std::uint8_t> dones;
  std::vector<std::int32_t> players;
  std::vector<std::int32_t> lengths;
  std::vector<std::int64_t> actions;
  std::unique_ptr<Vector> vector;
};

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

}  // namespace
}  // namespace menagerie::environment

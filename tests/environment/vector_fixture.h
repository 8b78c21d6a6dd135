// A vector of games with the arrays it writes, at the tables that differ most.
#pragma once

#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <utility>
#include <vector>

#include "environment/game.h"

namespace menagerie::environment {

struct Table {
  const char* game;
  OptionValues options;
};

inline const std::vector<Table>& tables() {
  static const std::vector<Table> all = {
      {"tokan", {}},
      {"tokan", {{"setup", "lay"}, {"gaps", "all"}, {"ends", "either"}}},
      {"two-paths", {{"begins", "random"}}},
      {"totem", {{"seats", "2"}}},
      {"totem", {{"seats", "4"}, {"seating", "choose"}, {"twelve", "may"}, {"quiet_limit", "20"}}}};
  return all;
}

struct Fixture {
  Fixture(const Table& table, std::size_t games, int threads)
      : Fixture(*load(table.game, table.options), games, threads) {}

  Fixture(std::shared_ptr<const LoadedGame> loaded, std::size_t games, int threads)
      : game(std::move(loaded)) {
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

}  // namespace menagerie::environment

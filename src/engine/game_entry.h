// One game of the registry: what it tells about itself, and how its tables, its expert and its
// random games are made. All that the engine does with a game by its name goes through an entry;
// registered_games.cpp lists them, and entry_of.h makes one of a game and its player.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include "engine/any_expert.h"
#include "engine/any_table.h"
#include "engine/game_info.h"
#include "engine/playouts.h"

namespace menagerie {

struct GameEntry {
  GameInfo info;
  // Pre: the values come from complete_options.
  std::unique_ptr<AnyTable> (*start)(const OptionValues&, RandomSource&) = nullptr;
  Result<std::unique_ptr<AnyTable>> (*at)(const OptionValues&, std::string_view position) = nullptr;
  std::unique_ptr<AnyExpert> (*expert)() = nullptr;
  PlayoutStatistics (*play_randomly)(const OptionValues&, std::uint64_t games, std::uint64_t seed,
                                     const std::function<bool(std::uint64_t)>& progress) = nullptr;
  SeatOrder (*seat_order)(int players, RandomSource&) = nullptr;  // null where nobody rolls
  std::uint64_t solving_nodes = 0;  // enough for the player to solve the game; 0 if it cannot
};

// The registry.
[[nodiscard]] std::span<const GameEntry> registered_games();

// The entry of that name, or a refusal that lists the names there are.
[[nodiscard]] Result<const GameEntry*> find_entry(std::string_view name);

}  // namespace menagerie

// Random games by the thousand: what `menagerie random` counts and `menagerie bench` times.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string_view>

#include "core/game.h"
#include "core/result.h"

namespace menagerie {

struct PlayoutStatistics {
  std::uint64_t games = 0;
  std::uint64_t actions = 0;
  std::uint64_t shortest = 0;  // actions of a game
  std::uint64_t longest = 0;
  std::uint64_t draws = 0;
  std::uint64_t wins[kMaxSeats] = {0, 0, 0, 0};  // by seat
  std::uint64_t first_wins = 0;                  // by whoever made the first decision
  std::uint64_t choices = 0;                     // legal actions over all decisions
  std::uint64_t decisions = 0;
  std::uint64_t most_choices = 0;
};

// Plays `games` random games. `progress(games played)` is called now and then; false stops early,
// with the statistics so far. The same seed gives the same games.
[[nodiscard]] Result<PlayoutStatistics> play_random_games(
    std::string_view game, const OptionValues& options, std::uint64_t games, std::uint64_t seed,
    const std::function<bool(std::uint64_t)>& progress);

}  // namespace menagerie

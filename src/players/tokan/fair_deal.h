// How a game of Tokan starts for every set-up, the fair deal included: deals are drawn until a
// search finds neither side much better off. The rules alone cannot tell a fair deal from another,
// so Game::start deals plainly.
#pragma once

#include <cstdint>
#include <functional>

#include "core/random.h"
#include "games/tokan/options.h"
#include "games/tokan/position.h"

namespace menagerie::tokan {

// A deal is fair if the better side may be expected to win at most so often between equals.
inline constexpr double kFairChance = 0.6;

// The first fair deal or, when the search has had enough or a fixed number of nodes is used up, the
// fairest so far. The same luck gives the same deal unless it was stopped.
[[nodiscard]] Position fair_start(const Options& options, RandomSource& random,
                                  const std::function<bool(std::uint64_t nodes)>& enough);

// The start of a game for any set-up, in place of Game::start.
[[nodiscard]] Position start(const Options& options, RandomSource& random);

}  // namespace menagerie::tokan

// The positions that proofs of Tokan are measured on: deals by their seed, some random plies later.
#pragma once

#include <cstdint>

#include "core/play.h"
#include "games/tokan/game.h"

namespace menagerie::tokan {

[[nodiscard]] inline Field after_random_plies(std::uint64_t seed, int plies) {
  for (;; seed += 1'000'003) {  // until a game lasts that long
    Generator random(seed);
    Field field = *Game::start(Options{}, random).field();
    int played = 0;
    while (played < plies && field.node().turn == Turn::decision) {
      field.apply(random_action(field, random));
      ++played;
    }
    if (field.node().turn == Turn::decision) return field;
  }
}

}  // namespace menagerie::tokan

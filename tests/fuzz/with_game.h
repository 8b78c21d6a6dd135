// The choice of a game by the input's first byte.
#pragma once

#include <string_view>

#include "core/game.h"
#include "games/tokan/game.h"
#include "games/totem/game.h"
#include "games/two_paths/game.h"

namespace menagerie::fuzz {

// Calls `use.template operator()<Game>(rest)` for the game that the first byte picks (the seeds
// write 0, 1 or 2). An empty input does nothing.
template <class Use>
void with_game(std::string_view input, Use&& use) {
  if (input.empty()) return;
  const std::string_view rest = input.substr(1);
  switch (static_cast<unsigned char>(input.front()) % 3) {
    case 0:
      return use.template operator()<tokan::Game>(rest);
    case 1:
      return use.template operator()<two_paths::Game>(rest);
    default:
      return use.template operator()<totem::Game>(rest);
  }
}

}  // namespace menagerie::fuzz

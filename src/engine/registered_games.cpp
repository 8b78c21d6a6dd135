// The games of the house, each with its player. A further game is one more line.
#include <array>

#include "engine/entry_of.h"
#include "games/tokan/game.h"
#include "games/totem/game.h"
#include "games/two_paths/game.h"
#include "players/tokan/player.h"
#include "players/totem/player.h"
#include "players/totem/review.h"
#include "players/two_paths/player.h"
#include "players/two_paths/review.h"

namespace menagerie {

std::span<const GameEntry> registered_games() {
  static const std::array entries = {entry_of<tokan::Game, tokan::Player>(),
                                     entry_of<two_paths::Game, two_paths::Player>(),
                                     entry_of<totem::Game, totem::Player>()};
  return entries;
}

}  // namespace menagerie

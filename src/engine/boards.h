// Turns a position, as its viewer sees it, into what a board draws.
#pragma once

#include "engine/view.h"
#include "games/tokan/position.h"
#include "games/totem/position.h"
#include "games/two_paths/position.h"

namespace menagerie {

[[nodiscard]] TokanBoard board_of(const tokan::Position& seen);
[[nodiscard]] TwoPathsBoard board_of(const two_paths::Position& seen);
[[nodiscard]] TotemBoard board_of(const totem::Position& seen);

}  // namespace menagerie

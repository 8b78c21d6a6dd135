// The roll for the order of play (H3), told at the terminal before the game.
#pragma once

#include "cli/play/players.h"
#include "cli/terminal/screen.h"
#include "core/random.h"

namespace menagerie::cli {

// Lets everybody roll, tells the dice, and gives back the players in the order of play; as they
// are where the game knows no such roll.
[[nodiscard]] Players in_rolled_order(const Players& players, std::string_view game, Screen& screen,
                                      RandomSource& random);

}  // namespace menagerie::cli

// The roll for the order of play (H3), told at the terminal before the game.
#pragma once

#include "cli/terminal/screen.h"
#include "core/random.h"
#include "engine/table.h"

namespace menagerie::cli {

// Lets everybody roll, tells the dice, and seats the players in the order of play; does nothing
// where the game knows no such roll.
void roll_for_seats(Table& table, Screen& screen, RandomSource& random);

}  // namespace menagerie::cli

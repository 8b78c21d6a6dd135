// The short explanation of each game and of the commands, for `help` in the terminal game.
#pragma once

#include <string_view>

#include "cli/terminal/screen.h"

namespace menagerie::cli {

void show_help(Screen& screen, std::string_view game);

// What a game is called, and one line about it, for menus.
[[nodiscard]] Message game_title(std::string_view game);
[[nodiscard]] Message game_summary(std::string_view game);

}  // namespace menagerie::cli

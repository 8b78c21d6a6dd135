// The short explanation of a game and of the commands, for `help` in the terminal game.
#pragma once

#include <string_view>

#include "cli/play/game_face.h"
#include "cli/terminal/screen.h"

namespace menagerie::cli {

void show_help(Screen& screen, const GameFace& face);

// What a game is called.
[[nodiscard]] Message game_title(std::string_view game);

}  // namespace menagerie::cli

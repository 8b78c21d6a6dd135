// The short explanation of a game and of the commands, for `help` in the terminal game.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/game_face.h"
#include "cli/terminal/screen.h"

namespace menagerie::cli {

// The rules as they are at this table, and its options.
void show_help(Screen& screen, const Scene& scene);

// An option with its value: "Scoring: every head counts".
[[nodiscard]] std::string option_text(const Screen& screen, const OptionWords& option,
                                      std::string_view value);

// What a game is called.
[[nodiscard]] Message game_title(std::string_view game);

}  // namespace menagerie::cli

// The questions before a game: which one, how many people play, and against whom.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/input.h"
#include "cli/terminal/screen.h"

namespace menagerie::cli {

struct MenuChoice {
  std::string game;
  int seats = 2;
  int people = 1;
  std::string against;             // who plays the seats that are left
  std::vector<std::string> names;  // of the people, empty for those without one
};

// Nothing if the player left instead.
[[nodiscard]] std::optional<MenuChoice> ask_menu(Screen& screen, Input& input);

}  // namespace menagerie::cli

// The questions before a game: which one, how many people play, against whom, and by which options.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/input.h"
#include "cli/terminal/screen.h"
#include "core/game.h"

namespace menagerie::cli {

struct MenuChoice {
  std::string game;
  int seats = 2;
  int people = 1;
  std::string against;               // who plays the seats that are left
  OptionValues options{};            // of the table, all but the number of seats
  std::vector<std::string> names{};  // of the people, empty for those without one
};

// `given` are options that are set already, and may still be changed. Nothing if the player left
// instead.
[[nodiscard]] std::optional<MenuChoice> ask_menu(Screen& screen, Input& input,
                                                 const OptionValues& given);

}  // namespace menagerie::cli

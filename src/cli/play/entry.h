// From what somebody typed to the action that was meant: notation in any case and spacing, a
// number from the list, words ("fox west"), or only the space to go to. Works on the choices that
// the game's face offers and knows no rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/game_face.h"

namespace menagerie::cli {

struct Entry {
  std::string action;              // what was meant, if it is clear
  std::vector<Choice> candidates;  // what it could mean, if it is not
  std::string guess;               // otherwise: the text as notation would write it
};

[[nodiscard]] Entry read_entry(const Scene& scene, std::string_view typed);

}  // namespace menagerie::cli

// Tokan at the terminal.
#pragma once

#include "cli/play/game_face.h"

namespace menagerie::cli {

[[nodiscard]] const GameFace& tokan_face();

}  // namespace menagerie::cli

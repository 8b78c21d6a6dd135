// Totem at the terminal.
#pragma once

#include "cli/play/game_face.h"

namespace menagerie::cli {

[[nodiscard]] const GameFace& totem_face();

}  // namespace menagerie::cli

// Two Paths at the terminal.
#pragma once

#include "cli/play/game_face.h"

namespace menagerie::cli {

[[nodiscard]] const GameFace& two_paths_face();

}  // namespace menagerie::cli

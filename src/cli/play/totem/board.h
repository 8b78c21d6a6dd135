// Totem's board and how far the turn has gone, as lines of text.
#pragma once

#include "cli/play/scene.h"

namespace menagerie::cli {

[[nodiscard]] Lines draw_totem(const Scene& scene);

}  // namespace menagerie::cli

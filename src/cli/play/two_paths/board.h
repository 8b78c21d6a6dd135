// The network of Two Paths as lines of text.
#pragma once

#include "cli/play/scene.h"

namespace menagerie::cli {

[[nodiscard]] Lines draw_two_paths(const Scene& scene);

}  // namespace menagerie::cli

// Tokan's field and its stacks as lines of text.
#pragma once

#include <string_view>

#include "cli/play/scene.h"

namespace menagerie::cli {

[[nodiscard]] Lines draw_tokan(const Scene& scene);
// One stack in full, from its top tile down. `space` is a name like c3; nothing if the board has no
// such space.
[[nodiscard]] Lines draw_tokan_stack(const Scene& scene, std::string_view space);

}  // namespace menagerie::cli

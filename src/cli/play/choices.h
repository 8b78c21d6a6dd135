// What may be done now, as a person reads it: the choices in groups under their headings.
#pragma once

#include <vector>

#include "cli/play/game_face.h"

namespace menagerie::cli {

[[nodiscard]] Lines list_of(const Scene& scene, const std::vector<Choice>& choices);

}  // namespace menagerie::cli

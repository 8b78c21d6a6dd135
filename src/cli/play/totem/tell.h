// What happened in a turn of Totem. Steps are told together when their travel has ended; then come
// those that fell.
#pragma once

#include "cli/play/scene.h"

namespace menagerie::cli {

[[nodiscard]] Lines tell_totem(const Scene& before, const Scene& after);

}  // namespace menagerie::cli

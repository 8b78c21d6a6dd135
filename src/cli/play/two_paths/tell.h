// What happened in a duel of Two Paths: the announcement, then the reveal and who moved where. Of a
// hidden choice it knows nothing until it is revealed.
#pragma once

#include "cli/play/scene.h"

namespace menagerie::cli {

[[nodiscard]] Lines tell_two_paths(const Scene& before, const Scene& after);

}  // namespace menagerie::cli

// What the house advises, as a player reads it.
#pragma once

#include "cli/play/scene.h"
#include "engine/opinion.h"

namespace menagerie::cli {

// Sentences about the best action, or in Two Paths the best mix. Pre: a decision.
[[nodiscard]] Lines explain(const Scene& scene, const Opinion& opinion);

}  // namespace menagerie::cli

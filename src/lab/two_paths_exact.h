// `two-paths-exact`: what can be said of Two Paths without playing it. The values of the game by
// rows and by P10, and what habits cost (two_paths_habits.h).
#pragma once

#include "lab/experiment.h"

namespace menagerie::lab {

// Null once the reader has refused something.
[[nodiscard]] std::unique_ptr<Experiment> two_paths_exact_experiment(PlanReader& reader);

}  // namespace menagerie::lab

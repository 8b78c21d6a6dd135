// Experiments whose tasks are rounds of a match (engine/match.h): one start and one sequence of
// dice, the first contender once in every seat. `match` is two players, `luck` every pair of some
// levels.
#pragma once

#include "lab/experiment.h"

namespace menagerie::lab {

// Null once the reader has refused something.
[[nodiscard]] std::unique_ptr<Experiment> match_experiment(PlanReader& reader);
[[nodiscard]] std::unique_ptr<Experiment> luck_experiment(PlanReader& reader);

}  // namespace menagerie::lab

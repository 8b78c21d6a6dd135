// Experiments with proofs of Tokan. `proofs` proves the deals of seeds; `agreement` proves
// positions some moves into the game and compares them with what the analysis judges and the levels
// play.
#pragma once

#include "lab/experiment.h"

namespace menagerie::lab {

// Null once the reader has refused something.
[[nodiscard]] std::unique_ptr<Experiment> proofs_experiment(PlanReader& reader);
[[nodiscard]] std::unique_ptr<Experiment> agreement_experiment(PlanReader& reader);

}  // namespace menagerie::lab

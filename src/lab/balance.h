// Experiments whose tasks are single games between equals: `balance` tells chances by seat, lengths
// and endings, `options` what a change of one option changes of them, on the same starts and dice.
#pragma once

#include "lab/experiment.h"

namespace menagerie::lab {

// Null once the reader has refused something.
[[nodiscard]] std::unique_ptr<Experiment> balance_experiment(PlanReader& reader);
[[nodiscard]] std::unique_ptr<Experiment> options_experiment(PlanReader& reader);

}  // namespace menagerie::lab

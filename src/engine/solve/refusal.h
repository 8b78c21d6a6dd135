// Why what an earlier run has kept cannot be gone on from.
#pragma once

#include "core/result.h"

namespace menagerie {

struct Refusal {
  Error error;
  // Something else, or other work of ours: not to be replaced. What is damaged or out of date is.
  bool foreign = false;
};

}  // namespace menagerie

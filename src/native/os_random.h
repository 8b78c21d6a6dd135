// The operating system's randomness, for real tables.
#pragma once

#include "core/random.h"

namespace menagerie {

class OsRandom final : public RandomSource {
 public:
  [[nodiscard]] std::uint64_t next() override;
};

}  // namespace menagerie

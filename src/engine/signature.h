// The signature of a search: how many nodes it visits in a fixed set of positions and what it
// answers there. It changes when the search changes and never otherwise, on any machine; whoever
// changes a search says so by changing the signature on file with it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace menagerie {

struct Signature {
  std::uint64_t nodes = 0;
  std::string answers;  // a hash of the best actions, in digits
};

[[nodiscard]] Result<Signature> signature_of(std::string_view game);

}  // namespace menagerie

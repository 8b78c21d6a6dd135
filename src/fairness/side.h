// Hidden sides of Two Paths: the commitment that is shown with the announced animal, and the nonce
// that opens it. The nonce comes from the chair's key, so a second device with that key can open
// it.
#pragma once

#include <string_view>

#include "fairness/digest.h"

namespace menagerie::fairness {

// `id` is that of the command that commits.
[[nodiscard]] Digest nonce_of(std::string_view room, std::string_view id, const Digest& key);

// As docs/network.md writes them: seat "s" or "n", animal "F", "H" or "G", side "w" or "e".
struct HiddenSide {
  std::string_view seat;
  std::string_view animal;
  std::string_view side;
};
[[nodiscard]] Digest commitment_of(std::string_view room, std::string_view id,
                                   const HiddenSide& hidden, const Digest& nonce);

}  // namespace menagerie::fairness

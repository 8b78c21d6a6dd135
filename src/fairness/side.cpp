#include "fairness/side.h"

namespace menagerie::fairness {

Digest nonce_of(std::string_view room, std::string_view id, const Digest& key) {
  return digest_of({"menagerie nonce", room, id, key.hex()});
}

Digest commitment_of(std::string_view room, std::string_view id, const HiddenSide& hidden,
                     const Digest& nonce) {
  return digest_of(
      {"menagerie side", room, id, hidden.seat, hidden.animal, hidden.side, nonce.hex()});
}

}  // namespace menagerie::fairness

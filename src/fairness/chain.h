// Hash chains: c(10000) comes from a key, c(i-1) is the hash of c(i), and c(0), the anchor, is what
// everybody knows before the game. Whoever has the key can show one link after the other, and each
// proves that it was fixed before; nobody else can tell the next one.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "fairness/digest.h"

namespace menagerie::fairness {

enum class ChainKind : std::uint8_t { own, help, server };

[[nodiscard]] std::string_view name_of(ChainKind kind);

// Draw k uses c(k+1), so 9,999 is the last draw.
inline constexpr std::uint32_t kLastLink = 10'000;
inline constexpr std::uint32_t kLastDraw = kLastLink - 1;

class Chain {
 public:
  // Hashes the whole chain once, and keeps every 100th link: 3 KB, and at most 99 hashes a link.
  [[nodiscard]] static Chain make(ChainKind kind, const Digest& key);

  [[nodiscard]] const Digest& anchor() const { return anchor_; }
  // c(i). Pre: i <= kLastLink.
  [[nodiscard]] Digest link(std::uint32_t i) const;

 private:
  Chain() = default;
  Digest anchor_;
  std::vector<Digest> kept_;  // c(100), c(200), …, c(10000)
};

// Whether c(index) = link leads to c(known_index) = known by hashing: at most kLastLink hashes, and
// false where index is not beyond known_index or beyond the chain's end.
[[nodiscard]] bool follows(const Digest& known, std::uint32_t known_index, const Digest& link,
                           std::uint32_t index);

}  // namespace menagerie::fairness

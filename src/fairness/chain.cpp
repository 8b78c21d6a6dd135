#include "fairness/chain.h"

#include <algorithm>
#include <cassert>

namespace menagerie::fairness {

namespace {

constexpr std::uint32_t kSpacing = 100;

Digest hashed(Digest digest, std::uint32_t times) {
  for (std::uint32_t i = 0; i < times; ++i) digest = digest.hash();
  return digest;
}

}  // namespace

std::string_view name_of(ChainKind kind) {
  switch (kind) {
    case ChainKind::own:
      return "own";
    case ChainKind::help:
      return "help";
    case ChainKind::server:
      return "server";
  }
  return {};
}

Chain Chain::make(ChainKind kind, const Digest& key) {
  Chain chain;
  Digest link = digest_of({"menagerie chain", name_of(kind), key.hex()});
  for (std::uint32_t i = kLastLink; i > 0; i -= kSpacing) {
    chain.kept_.push_back(link);
    link = hashed(link, kSpacing);
  }
  std::ranges::reverse(chain.kept_);
  chain.anchor_ = link;
  return chain;
}

Digest Chain::link(std::uint32_t i) const {
  assert(i <= kLastLink);
  if (i == 0) return anchor_;
  const std::uint32_t kept = (i - 1) / kSpacing;
  return hashed(kept_[kept], (kept + 1) * kSpacing - i);
}

bool follows(const Digest& known, std::uint32_t known_index, const Digest& link,
             std::uint32_t index) {
  if (index <= known_index || index > kLastLink) return false;
  return hashed(link, index - known_index) == known;
}

}  // namespace menagerie::fairness

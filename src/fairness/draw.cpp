#include "fairness/draw.h"

#include <cassert>
#include <numeric>
#include <string>
#include <utility>

namespace menagerie::fairness {

namespace {

constexpr std::size_t kSeedBytes = 8;

// The bytes of a digest below 252, which 2, 3, 4 and 6 divide; where it runs out, its hash goes on.
class EvenBytes {
 public:
  EvenBytes(const Digest& digest, std::size_t from) : digest_(digest), at_(from) {}

  std::uint8_t next() {
    while (true) {
      if (at_ == kDigestBytes) {
        digest_ = digest_.hash();
        at_ = 0;
      }
      const std::uint8_t byte = digest_.bytes[at_++];
      if (byte < 252) return byte;
    }
  }

 private:
  Digest digest_;
  std::size_t at_;
};

Digest with_links(std::vector<std::string> parts, std::span<const MaybeLink> links) {
  for (const MaybeLink& link : links) parts.push_back(link ? link->hex() : "-");
  const std::vector<std::string_view> views(parts.begin(), parts.end());
  return digest_of(views);
}

}  // namespace

Digest start_draw(std::string_view room, const Digest& server, std::span<const MaybeLink> help) {
  return with_links({"menagerie start", std::string(room), server.hex()}, help);
}

std::uint64_t seed_of(const Digest& start) {
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < kSeedBytes; ++i) seed = seed << 8U | start.bytes[i];
  return seed;
}

std::vector<std::size_t> order_of(const Digest& start, std::size_t chairs) {
  assert(chairs <= 4);
  std::vector<std::size_t> order(chairs);
  std::iota(order.begin(), order.end(), std::size_t{0});
  EvenBytes bytes(start, kSeedBytes);
  for (std::size_t i = chairs; i > 1; --i) std::swap(order[i - 1], order[bytes.next() % i]);
  return order;
}

Digest roll_draw(std::string_view room, std::uint32_t k, std::string_view roller,
                 const Digest& server, std::span<const MaybeLink> links) {
  return with_links(
      {"menagerie roll", std::string(room), std::to_string(k), std::string(roller), server.hex()},
      links);
}

std::array<int, 2> dice_of(const Digest& roll) {
  EvenBytes bytes(roll, 0);
  const int first = bytes.next() % 6 + 1;
  const int second = bytes.next() % 6 + 1;
  return {first, second};
}

}  // namespace menagerie::fairness

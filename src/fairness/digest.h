// SHA-256 as fairness uses it (docs/network.md, Bytes): values of 32 bytes, their 64 lower-case hex
// digits, and the digest of several parts. Keys, nonces, links and anchors are such values, too.
// What is hashed and why stands in the headers beside this one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace menagerie::fairness {

inline constexpr std::size_t kDigestBytes = 32;

struct Digest {
  std::array<std::uint8_t, kDigestBytes> bytes{};

  // 64 lower-case hex digits and nothing else.
  [[nodiscard]] static std::optional<Digest> parse(std::string_view hex);
  [[nodiscard]] std::string hex() const;

  // The hash of the 32 bytes.
  [[nodiscard]] Digest hash() const;

  // In constant time: digests are compared with what somebody outside guesses.
  friend bool operator==(const Digest& a, const Digest& b);
};

// The hash of the parts' text with a line end between them; of one part, its own hash.
[[nodiscard]] Digest digest_of(std::span<const std::string_view> parts);
[[nodiscard]] Digest digest_of(std::initializer_list<std::string_view> parts);

// Room and command ids: 32 lower-case hex digits.
[[nodiscard]] bool is_id(std::string_view text);

}  // namespace menagerie::fairness

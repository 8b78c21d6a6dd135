#include "fairness/digest.h"

#include <algorithm>
#include <sodium/crypto_hash_sha256.h>
#include <sodium/utils.h>

namespace menagerie::fairness {

static_assert(kDigestBytes == crypto_hash_sha256_BYTES);

namespace {

constexpr std::size_t kIdDigits = 32;
constexpr std::string_view kHex = "0123456789abcdef";

class Hasher {
 public:
  Hasher() { crypto_hash_sha256_init(&state_); }
  void add(std::string_view text) {
    // SHA-256 counts bytes, and a char is one.
    crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(text.data()),
                              text.size());
  }
  Digest end() {
    Digest digest;
    crypto_hash_sha256_final(&state_, digest.bytes.data());
    return digest;
  }

 private:
  crypto_hash_sha256_state state_{};
};

std::optional<std::uint8_t> hex_value(char c) {
  const std::size_t value = kHex.find(c);
  if (value == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint8_t>(value);
}

}  // namespace

std::optional<Digest> Digest::parse(std::string_view hex) {
  if (hex.size() != 2 * kDigestBytes) return std::nullopt;
  Digest digest;
  for (std::size_t i = 0; i < kDigestBytes; ++i) {
    const std::optional<std::uint8_t> high = hex_value(hex[2 * i]);
    const std::optional<std::uint8_t> low = hex_value(hex[2 * i + 1]);
    if (!high || !low) return std::nullopt;
    digest.bytes[i] = static_cast<std::uint8_t>(*high * 16U + *low);
  }
  return digest;
}

std::string Digest::hex() const {
  std::string text;
  text.reserve(2 * kDigestBytes);
  for (const std::uint8_t byte : bytes) {
    text += kHex[byte / 16U];
    text += kHex[byte % 16U];
  }
  return text;
}

Digest Digest::hash() const {
  Digest next;
  crypto_hash_sha256(next.bytes.data(), bytes.data(), bytes.size());
  return next;
}

bool operator==(const Digest& a, const Digest& b) {
  return sodium_memcmp(a.bytes.data(), b.bytes.data(), kDigestBytes) == 0;
}

Digest digest_of(std::span<const std::string_view> parts) {
  Hasher hasher;
  bool first = true;
  for (const std::string_view part : parts) {
    if (!first) hasher.add("\n");
    first = false;
    hasher.add(part);
  }
  return hasher.end();
}

Digest digest_of(std::initializer_list<std::string_view> parts) {
  return digest_of(std::span(parts.begin(), parts.size()));
}

bool is_id(std::string_view text) {
  return text.size() == kIdDigits &&
         std::ranges::all_of(text, [](char c) { return kHex.contains(c); });
}

}  // namespace menagerie::fairness

#include "fairness/story.h"

#include <string>
#include <vector>

namespace menagerie::fairness {

namespace {

constexpr unsigned kBitsAWord = 11;

// The n-th 11 bits of a digest.
std::uint16_t word_at(const Digest& digest, std::size_t n) {
  std::uint32_t value = 0;
  for (std::size_t bit = n * kBitsAWord; bit < (n + 1) * kBitsAWord; ++bit) {
    const std::uint32_t byte = digest.bytes[bit / 8];
    value = value << 1U | (byte >> (7U - bit % 8) & 1U);
  }
  return static_cast<std::uint16_t>(value);
}

}  // namespace

Digest first_digest(std::string_view room) {
  return digest_of({"menagerie room", room});
}

Digest next_digest(const Digest& before, std::string_view open) {
  return digest_of({"menagerie event", before.hex(), open});
}

FourWords four_words(std::string_view room, std::span<const std::optional<Anchors>> anchors,
                     const Digest& server, std::span<const MaybeLink> help) {
  std::vector<std::string> parts = {"menagerie words", std::string(room)};
  for (const std::optional<Anchors>& chair : anchors) {
    parts.push_back(chair ? chair->own.hex() : "-");
    parts.push_back(chair ? chair->help.hex() : "-");
  }
  parts.push_back(server.hex());
  for (const MaybeLink& link : help) parts.push_back(link ? link->hex() : "-");
  const std::vector<std::string_view> views(parts.begin(), parts.end());
  const Digest digest = digest_of(views);
  FourWords words{};
  for (std::size_t n = 0; n < words.size(); ++n) words[n] = word_at(digest, n);
  return words;
}

}  // namespace menagerie::fairness

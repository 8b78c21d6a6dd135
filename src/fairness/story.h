// One story for everybody: the running digest of a room's public events, and the four words that
// people who talk to each other can compare. The words' lists stand in words.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "fairness/digest.h"
#include "fairness/draw.h"

namespace menagerie::fairness {

// d(0) of a room, and d(n) from d(n-1) and the event's public bytes.
[[nodiscard]] Digest first_digest(std::string_view room);
[[nodiscard]] Digest next_digest(const Digest& before, std::string_view open);

// What a person's device publishes before the game: c(0) of its two chains.
struct Anchors {
  Digest own;
  Digest help;
  friend bool operator==(const Anchors&, const Anchors&) = default;
};

// Four indices of words, 0 to 2047 each. `anchors` and `help` (links c(1)) are in the order of
// chairs, nothing where a chair has none.
using FourWords = std::array<std::uint16_t, 4>;
[[nodiscard]] FourWords four_words(std::string_view room,
                                   std::span<const std::optional<Anchors>> anchors,
                                   const Digest& server, std::span<const MaybeLink> help);

}  // namespace menagerie::fairness

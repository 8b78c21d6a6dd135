// What the links of a room decide: draw 0 the start, every later draw one roll of two dice. Which
// links are in a draw, and that they follow from their anchors, is for the caller to know.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "fairness/digest.h"

namespace menagerie::fairness {

// Of a chair or a seat; nothing where it has no part in the draw.
using MaybeLink = std::optional<Digest>;

// Draw 0: `help` holds c(1) of every chair's help chain, in the order of chairs.
[[nodiscard]] Digest start_draw(std::string_view room, const Digest& server,
                                std::span<const MaybeLink> help);
// The seed of the engine's start.
[[nodiscard]] std::uint64_t seed_of(const Digest& start);
// Which chair has each seat, where the order is drawn. Pre: chairs <= 4, so that the bytes below
// 252 fall evenly.
[[nodiscard]] std::vector<std::size_t> order_of(const Digest& start, std::size_t chairs);

// Draw k: `links` holds for every seat, from first to last, the roller's own or another's help
// c(k+1).
[[nodiscard]] Digest roll_draw(std::string_view room, std::uint32_t k, std::string_view roller,
                               const Digest& server, std::span<const MaybeLink> links);
// Two dice, 1 to 6 each.
[[nodiscard]] std::array<int, 2> dice_of(const Digest& roll);

}  // namespace menagerie::fairness

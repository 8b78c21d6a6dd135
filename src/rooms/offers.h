// Offers: who has to agree to one, and what follows when all have. Computers agree to everything
// but draws, so that a draw is not offered where one plays.
#pragma once

#include "rooms/script.h"

namespace menagerie::rooms {

// A room's log is not for asking the same thing over and over.
inline constexpr std::uint32_t kMostOffers = 200;

// The chairs that have to say yes.
[[nodiscard]] std::vector<std::size_t> needed(const State& state, const Offer& offer);
// What is left of a game when this chair takes back its last decision; nothing where it has to
// stand.
[[nodiscard]] std::optional<std::size_t> take_back_to(const State& state, std::size_t chair);
// Adds what an offer leads to that all have agreed to.
void carry_out(Script& script, const State& state, const Offer& offer);

}  // namespace menagerie::rooms

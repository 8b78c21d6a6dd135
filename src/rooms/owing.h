// Whom the game waits for: who has to decide, to hand over links for the roll that is due, to roll,
// to answer a duel or to open it. Clocks run for them, and claims are about them. Computers owe
// nothing.
#pragma once

#include "core/fixed_list.h"
#include "rooms/state.h"

namespace menagerie::rooms {

using Seats = FixedList<Seat, kMaxSeats>;

// Computers included, and before the game whoever is needed for its start.
[[nodiscard]] std::optional<Awaited> awaited(const State& state);
[[nodiscard]] Seats owing(const State& state);
// An opening is owed: the game may end over it, but no side is ever assumed.
[[nodiscard]] bool opening_is_owed(const State& state);
// The other seat of a duel.
[[nodiscard]] std::size_t blocker(const State& state, const Duel& duel);
// It is the chair's decision in the game as it stands.
[[nodiscard]] bool decides(const State& state, std::size_t chair);

}  // namespace menagerie::rooms

// The roll that is due, made of the links that everybody has handed over.
#pragma once

#include "rooms/state.h"

namespace menagerie::rooms {

// Dice are next, all help links for them are there, and a draw is left.
[[nodiscard]] bool roll_is_due(const State& state);
// The dice that these links and everybody's help come to, as an action. Pre: roll_is_due.
[[nodiscard]] std::vector<std::string> outcome_of(const State& state, const MaybeLink& own,
                                                  const Digest& server);
// The roll, with the roller's own link if it has anchors. Pre: roll_is_due.
[[nodiscard]] facts::Rolled roll_of(const State& state, const MaybeLink& own);

}  // namespace menagerie::rooms

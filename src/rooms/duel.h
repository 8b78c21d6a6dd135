// Duels of Two Paths: a side is committed to, answered and opened; until then the table stands
// before the duel.
#pragma once

#include "rooms/hearing.h"

namespace menagerie::rooms {

// The answer to the announced animal; or, where its side cannot be opened, the choice which it was.
[[nodiscard]] Heard<Script> answer_duel(const Hearing& hearing, const commands::Act& act);
// Whether this is what was committed to. Pre: a duel is under way.
[[nodiscard]] bool opens_duel(const State& state, char side, const Digest& nonce);
// Adds the opening of a side and what it leads to. Pre: a blocked duel.
void open_duel(Script& script, const State& state, char side, char blocked,
               const std::optional<Digest>& nonce, const Cause& cause,
               const std::optional<Digest>& seen = {});
// A computer's announcement, its side committed to with these random digits.
void commit_computer(Script& script, const State& state, std::size_t chair, std::string_view action,
                     std::string_view fresh);
// Somebody's answer, and the opening at once where a computer hid the side.
void block(Script& script, const State& state, std::size_t chair, char side, const Cause& cause);

}  // namespace menagerie::rooms

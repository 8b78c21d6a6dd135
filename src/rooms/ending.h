// How games end: by their rules, by somebody who goes, or because nothing more can be drawn.
#pragma once

#include "rooms/script.h"

namespace menagerie::rooms {

// A log of more events than this is read too slowly; no game comes near it.
inline constexpr std::uint64_t kMostEvents = 200'000;
// What a command may still add after the last one that is heard.
inline constexpr std::uint64_t kReservedEvents = 8;

// A seat, "draw", or nothing where nobody wins. Pre: the standing is final.
[[nodiscard]] std::optional<std::string> result_of(const Table& table, const Standing& standing);

// Adds the end where the game is over by its rules.
void conclude(Script& script, const State& state, const Prospect& prospect);

enum class Going : std::uint8_t { resigned, flagged, claimed };
// The seat goes: out of the game, which the others go on with, or it is over.
void go(Script& script, const State& state, std::size_t chair, Going how, Cause cause);

// Neither a roll nor an event is left: the game is drawn.
[[nodiscard]] bool exhausted(const State& state);
void end_exhausted(Script& script, const State& state);

// As long as somebody who plays has not moved twice, whoever goes loses nothing.
[[nodiscard]] bool in_first_moves(const State& state);

}  // namespace menagerie::rooms

// From duels to the answer that a player gives: shared by the exact player and by the one that
// looks ahead, which differ in where the values of duels come from. For this folder only.
#pragma once

#include <array>
#include <optional>

#include "players/analysis.h"
#include "players/two_paths/duel.h"

namespace menagerie::two_paths {

// The duel over each animal that may be announced.
using Duels = std::array<std::optional<Duel>, 3>;

// Values that differ by less count as equal: more than rounding makes of equal ones, and too little
// to matter in a thousand games.
inline constexpr double kSameValue = 1e-9;

// For the mover, who has all the duels to choose from. Pre: there is at least one.
[[nodiscard]] Analysis<Position> advise_mover(const Position& position, const Duels& duels);

// For the blocker of this duel.
[[nodiscard]] Analysis<Position> advise_blocker(const Position& position, const Duel& duel);

// For whoever lines up, given what each line-up is worth to that seat, in the order of kOrders.
[[nodiscard]] Analysis<Position> advise_line_up(const Position& position,
                                                const std::array<double, 6>& values);

// Of a game that is over.
[[nodiscard]] Analysis<Position> report_result(const Position& position);

}  // namespace menagerie::two_paths

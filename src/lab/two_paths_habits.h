// What a habit costs in Two Paths, exactly: the chance of somebody who plays by it, in the whole
// game, against best play, which takes no notice of it, and against an opponent who sees through it
// and answers best. Worked out backwards over all states of the game; nothing is drawn.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "players/two_paths/solution.h"

namespace menagerie::lab {

// What somebody does without thinking of best play. Those about sides announce the best animal,
// those about animals choose sides as best play does.
enum class Habit : std::uint8_t {
  best,        // none: best play itself
  clueless,    // any animal, any side
  coin,        // any side
  west,        // always west
  west80,      // west, 8 times of 10
  west60,      // west, 6 times of 10
  alternate,   // never the same side twice
  stay,        // stays with a side that worked, changes one that did not
  imitate,     // the side that the opponent chose last
  further,     // hides where a run is worth more, and blocks there
  avoid,       // hides where a run is worth less, and blocks there
  leader,      // announces the animal that is furthest ahead
  laggard,     // announces the animal that is furthest behind
  any_animal,  // announces any animal
};
inline constexpr std::size_t kHabits = 14;
[[nodiscard]] std::span<const std::string_view> habit_names();  // in their order

struct HabitCost {
  // The chance to win, as the one who begins and as the other, in the mean.
  double value = 0;           // of best play against best play
  double against_best = 0;    // of the habit against best play
  double against_reader = 0;  // of the habit against somebody who sees through it
  double duels = 0;           // of a game against best play, in the mean
  double swing = 0;           // by how much a duel changes the chance with best play, in the mean
};

// Nothing once `stopped` says so, or where memory is short.
[[nodiscard]] std::optional<HabitCost> cost_of(Habit habit, const two_paths::Solution& solution,
                                               const std::function<bool()>& stopped);

}  // namespace menagerie::lab

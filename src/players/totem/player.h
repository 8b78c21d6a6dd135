// The player of Totem, for two to four seats. It owns its memory for plans and nothing else; how
// long it thinks is up to the watch.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/random.h"
#include "games/totem/position.h"
#include "players/analysis.h"
#include "players/player.h"
#include "players/totem/reasons.h"
#include "players/totem/thinker.h"

namespace menagerie::totem {

class Player {
 public:
  using Position = totem::Position;
  // Every turn is judged with all 21 rolls that it could have begun with.
  static constexpr std::uint64_t kReviewNodes = 4'000;
  static constexpr bool kHasOwnReview = true;

  // What best play thinks of the position. Chances are estimates; `exact` is said only of a totem
  // that can be taken this turn to win the game. `depth` counts rounds, each of which looks wider
  // than the one before; the first looks at the own turn only, the others at the next player's
  // rolls too. The line is the rest of the turn. Nothing here is drawn, so the seed changes
  // nothing. Pre: the game is not over, lines > 0.
  [[nodiscard]] Analysis<Position> analyse(const Position& position, const Watch<Position>& watch,
                                           int lines = 1, std::uint64_t seed = 0);

  // Why the line is a good rest of the turn, the weightiest reason first; nothing if the line does
  // not lead to the end of the turn. Pre: the actions are legal one after the other.
  [[nodiscard]] static std::optional<std::vector<Reason>> reasons(const Position& position,
                                                                  std::span<const Action> line);

  // The turn that was played against the best one for its roll, for reviews; see thinker.h.
  [[nodiscard]] std::optional<WeighedTurn> weigh(const PlayedTurn& turn,
                                                 const Watch<Position>& watch, std::uint64_t nodes);

  // What a player of the level does. The whole turn is planned at its first decision, and the plan
  // is followed as long as the level asks for its positions, so that a limit given to every call is
  // a limit for the turn: the first call may use it up, the others cost nothing. A position that is
  // not in the plan is planned afresh. Pre: a decision, 1 <= level <= kLevels.
  [[nodiscard]] Action choose(const Position& position, int level, RandomSource& random,
                              const Watch<Position>& watch = {});

 private:
  struct Planned {
    Position position;
    Action action;
  };

  void remember(const Position& position, int level, const Trails::Line& line);

  Thinker thinker_;
  int planned_level_ = 0;
  std::vector<Planned> planned_;
};

}  // namespace menagerie::totem

// The player of Two Paths. It knows the solved game and says how often to choose what, and what
// each choice is worth while the opponent plays best; until there is a solution, the same from
// looking a few duels ahead. And it plays worse on purpose, at eight levels.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "core/random.h"
#include "players/analysis.h"
#include "players/player.h"
#include "players/two_paths/look_ahead.h"
#include "players/two_paths/solution.h"

namespace menagerie::two_paths {

// The exact answer. Every choice that best play may make has the value of best play: it costs
// nothing. Where several animals or line-ups are equally good, they share the probability evenly.
// A hidden side that the position may have plays no part. Pre: as many rows as the solution.
[[nodiscard]] Analysis<Position> analyse(const Solution& solution, const Position& seen);

// One of the policy's actions, as often as it says. Pre: the game is not over.
[[nodiscard]] Action draw(const Analysis<Position>& analysis, RandomSource& random);

// The first question about a size of board sets off solving it, which takes about half a second, or
// a second and a half for 8 rows in a browser. The watch may interrupt, and a later question goes
// on from there; until then it is answered by looking ahead.
//
// The answer must not depend on what was asked before. So whether or not the solution is there, it
// counts as the nodes of solving it, one a state, and is used only where the watch would have let
// it be made. A limit of fewer nodes always gives the answer of a first look, two duels ahead. A
// limit of time looks at the clock only, so with the solution at hand the answer comes at once and
// is exact.
class Player {
 public:
  using Position = two_paths::Position;
  // Sides are chosen at the same time, so games are reviewed in their own way: review.h.
  static constexpr bool kHasOwnReview = true;
  // Reviews are exact: they solve the game, whatever that takes.
  static constexpr std::uint64_t kSolvingNodes = 100'000'000;
  static constexpr std::uint64_t kReviewNodes = kSolvingNodes;

  // Makes further solving of that size needless. One with other rules than the game's is no use.
  void use(Solution solution);
  [[nodiscard]] bool solved(int rows) const { return solution(rows) != nullptr; }
  // Null before it is solved. Valid as long as the player, or until `use` brings another.
  // Pre: rows is 7 or 8.
  [[nodiscard]] const Solution* solution(int rows) const;
  // The solution, made if need be; null if `enough` ended the work or memory is short. It is asked
  // with the states done. Pre: rows is 7 or 8.
  const Solution* solve(int rows, const std::function<bool(std::uint64_t states)>& enough);

  // The contract of players/player.h. A short look ahead is reported at once, then the exact
  // answer. A limit of depth means duels, and they are only looked ahead. The lines are never fewer
  // than the actions that best play chooses from. There is nothing to draw, so the seed is not
  // looked at.
  [[nodiscard]] Analysis<Position> analyse(const Position& position, const Watch<Position>& watch,
                                           int lines = 1, std::uint64_t seed = 0);
  // Level 8 draws from the analysis, so it plays best if the watch gives the time to solve the
  // game, and by looking ahead before; the other levels (level.h) take a few milliseconds and no
  // notice of the watch.
  [[nodiscard]] Action choose(const Position& position, int level, RandomSource& random,
                              const Watch<Position>& watch);

  // The mind reader (mind_reader.h). Whoever has no time to solve the game plays by looking ahead,
  // like the best level.
  [[nodiscard]] static std::span<const std::string_view> special_opponents();
  [[nodiscard]] Action choose_as(std::string_view name, std::span<const PlayedGame<Position>> games,
                                 const Position& seen, RandomSource& random,
                                 const Watch<Position>& watch);

 private:
  // A size of the board.
  struct Size {
    std::optional<Solution> solution;
    std::optional<Solution::Making> making;
  };

  [[nodiscard]] static std::size_t index(int rows) {
    return static_cast<std::size_t>(rows - kFewestRows);
  }

  std::array<Size, 2> sizes_;
};

}  // namespace menagerie::two_paths

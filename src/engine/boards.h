// Turns a position, as its viewer sees it, into what a board draws, with the action that led there
// where the viewer may know it.
#pragma once

#include <optional>

#include "engine/view.h"
#include "games/tokan/position.h"
#include "games/totem/position.h"
#include "games/two_paths/position.h"

namespace menagerie {

[[nodiscard]] TokanBoard board_of(const tokan::Position& seen, std::optional<tokan::Action> last);
[[nodiscard]] TwoPathsBoard board_of(const two_paths::Position& seen,
                                     std::optional<two_paths::Action> last);
[[nodiscard]] TotemBoard board_of(const totem::Position& seen, std::optional<totem::Action> last);

// An action, taken apart.
[[nodiscard]] TokanBoard::Move move_of(tokan::Action action);
[[nodiscard]] TwoPathsBoard::Move move_of(two_paths::Action action);
[[nodiscard]] TotemBoard::Move move_of(totem::Action action);

// A game that has a board; any other can be played all the same.
template <class P>
concept HasBoard =
    requires(const P& seen, std::optional<typename P::Action> last) { board_of(seen, last); };

// The legal actions, each taken apart, and the last one.
template <class Board, class P>
void add_moves(Board& board, const P& seen, std::optional<typename P::Action> last) {
  typename P::Actions actions;
  seen.legal(actions);
  board.moves.reserve(actions.size());
  for (const typename P::Action action : actions) board.moves.push_back(move_of(action));
  if (last) board.last = move_of(*last);
}

}  // namespace menagerie

// The contract that the player of every game keeps: on it the engine builds analyses, hints,
// levels, reviews and matches without knowing how a game is played well. A player may keep what it
// has learnt between two questions (a table, a solution), but never so that an answer depends on
// it: the same question with the same limits of nodes and the same seed is answered alike.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/game.h"
#include "core/position.h"
#include "core/random.h"
#include "players/analysis.h"

namespace menagerie {

// Levels run from 1, somebody's first game, to this, the best play we have.
inline constexpr int kLevels = 8;

// A game that somebody has played, as far as it is open, and in which seat.
template <Position P>
struct PlayedGame {
  P start;
  std::span<const typename P::Action> actions;  // the last may be a choice that is still hidden
  Seat seat;
};

// clang-format off
template <class L>
concept Player =
    Position<typename L::Position> && std::default_initializable<L> &&
    requires(L player, const typename L::Position& position,
             const Watch<typename L::Position>& watch, int lines, std::uint64_t seed, int level,
             RandomSource& random) {
      // What best play thinks of the position, with values for the best `lines` actions; with as
      // many lines as there are legal actions, every one of them is valued, all by one search. At a
      // chance node the policy is empty. Pre: the game is not over, lines > 0.
      { player.analyse(position, watch, lines, seed) }
          -> std::same_as<Analysis<typename L::Position>>;
      // What a player of the level does, blunders included. The watch may end its thinking early.
      // Pre: a decision of the position as its seat sees it, 1 <= level <= kLevels.
      { player.choose(position, level, random, watch) }
          -> std::same_as<typename L::Position::Action>;
      // How many nodes a review spends on each position where nobody says otherwise.
      { L::kReviewNodes } -> std::convertible_to<std::uint64_t>;
    };

// What a player may offer besides, by these names.

// Opponents besides the levels, by name. They know the games they have played against the same
// person, the last of which is the one in progress.
template <class L>
concept HasSpecialOpponents =
    Player<L> && requires(L player, std::string_view name,
                          std::span<const PlayedGame<typename L::Position>> games,
                          const typename L::Position& seen, RandomSource& random,
                          const Watch<typename L::Position>& watch) {
      { L::special_opponents() } -> std::same_as<std::span<const std::string_view>>;
      // Pre: one of these names, a decision of the position as its seat sees it.
      { player.choose_as(name, games, seen, random, watch) }
          -> std::same_as<typename L::Position::Action>;
    };

// A start that only a player can choose, in place of the game's own.
template <class L, class G>
concept ChoosesStart =
    Player<L> && Game<G> && requires(const typename G::Options& options, RandomSource& random) {
      { L::start(options, random) } -> std::same_as<typename G::Position>;
    };

// A player that solves the whole game within so many nodes.
template <class L>
concept SolvesWithin = Player<L> && requires {
      { L::kSolvingNodes } -> std::convertible_to<std::uint64_t>;
    };

// A player who can say why the line of an analysis is to be played, which then is a plan for the
// whole turn.
template <class L>
concept ExplainsPlans =
    Player<L> && requires(const typename L::Position& position,
                          std::span<const typename L::Position::Action> line) {
      // Nothing where the line is no such plan.
      L::reasons(position, line).has_value();
    };

// A player whose games are reviewed in their own way, by a function `review` beside it.
template <class L>
concept HasOwnReview = Player<L> && requires { requires L::kHasOwnReview; };

// A review that also tells how far hidden choices could be foretold, by seat.
template <class R>
concept ForetellsChoices = requires(const R review) {
      review.hiding;
      review.blocking;
    };

// A review that judges whole turns instead of single actions.
template <class R>
concept JudgesTurns = requires(const R review) { review.turns; };
// clang-format on

}  // namespace menagerie

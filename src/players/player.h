// The contract that the player of every game keeps: on it the engine builds analyses, hints,
// levels, reviews and matches without knowing how a game is played well. A player may keep what it
// has learnt between two questions (a table, a solution), but never so that an answer depends on
// it: the same question with the same limits of nodes and the same seed is answered alike.
#pragma once

#include <concepts>
#include <cstdint>

#include "core/position.h"
#include "core/random.h"
#include "players/analysis.h"

namespace menagerie {

// Levels run from 1, somebody's first game, to this, the best play we have.
inline constexpr int kLevels = 8;

// clang-format off
template <class L>
concept Player =
    Position<typename L::Position> &&
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
    };
// clang-format on

}  // namespace menagerie

// The contract that every game keeps and every search may rely on: a position is a small value that
// knows what it waits for, what may be done in it and what it becomes. No I/O, no clock, no
// randomness: chance comes in as actions.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fixed_list.h"
#include "core/result.h"
#include "core/seat.h"

namespace menagerie {

// One outcome of a chance node. Weights are integers; the chance is weight / sum of weights.
template <class Action>
struct Chance {
  Action action{};
  std::uint32_t weight = 0;
};

// clang-format off
template <class P>
concept Position =
    std::regular<P> && std::is_trivially_copyable_v<P> && std::regular<typename P::Action> &&
    requires(P p, const P c, typename P::Action action, typename P::Actions& actions,
             typename P::Chances& chances, std::string_view text, Viewer viewer) {
      { c.node() } -> std::same_as<Node>;
      // Every legal action once, in byte order of their texts; at a chance node every outcome; none
      // when the game is over. What the list held before is forgotten.
      { c.legal(actions) } -> std::same_as<void>;
      // Whether the action is legal, and if not, why, in words that a player understands.
      { c.check(action) } -> std::same_as<Result<void>>;
      // Pre: the action is legal. Allocates nothing.
      { p.apply(action) } -> std::same_as<void>;
      // The outcomes with their weights, in the order of legal(). Pre: a chance node.
      { c.chance(chances) } -> std::same_as<void>;
      { c.seats() } -> std::same_as<int>;
      // The points as they stand, at any time.
      { c.scores() } -> std::same_as<Scores>;
      // Pre: the game is over.
      { c.outcome() } -> std::same_as<Outcome>;
      // Pre: the game is over.
      { c.reason() } -> std::same_as<Reason>;
      // Kept up to date by apply; equal for equal positions.
      { c.key() } -> std::same_as<std::uint64_t>;
      // The position without what this viewer may not know. Everything a viewer is shown is made
      // from this, so that what is hidden cannot slip out.
      { c.seen_by(viewer) } -> std::same_as<P>;
      { c.text() } -> std::same_as<std::string>;
      { P::parse(text) } -> std::same_as<Result<P>>;
      { P::action_text(action) } -> std::same_as<std::string>;
      // What the text means, whether or not it is legal anywhere.
      { P::parse_action(text) } -> std::same_as<Result<typename P::Action>>;
    };

// What a position may offer besides.

// It may lack what is hidden from a viewer; then it can be shown, but nothing can be applied to it.
template <class P>
concept MayBeIncomplete = Position<P> && requires(const P c) {
  { c.complete() } -> std::same_as<bool>;
};

// It can count its legal actions faster than list them.
template <class P>
concept CountsLegal = Position<P> && requires(const P c) {
  { c.count_legal() } -> std::convertible_to<std::uint64_t>;
};

// A position whose game looks the same from several sides. transformed(0) changes nothing; for
// every symmetry s the legal actions of p.transformed(s) are the transformed legal actions of p, and
// applying goes through: p.apply(a).transformed(s) == p.transformed(s).apply(p.transformed(a, s)).
template <class P>
concept Symmetric =
    Position<P> && requires(const P c, typename P::Action action, int symmetry) {
      { P::kSymmetries } -> std::convertible_to<int>;
      { c.transformed(symmetry) } -> std::same_as<P>;
      { c.transformed(action, symmetry) } -> std::same_as<typename P::Action>;
    };
// clang-format on

}  // namespace menagerie

// What can be done with any position without knowing its game: count, play at random, look an
// action up by its text.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/position.h"
#include "core/random.h"

namespace menagerie {

// The action that the text means, if it is legal here.
template <Position P>
[[nodiscard]] Result<typename P::Action> legal_action(const P& position, std::string_view text) {
  const Result<typename P::Action> action = P::parse_action(text);
  if (!action) return action;
  if (const Result<void> legal = position.check(*action); !legal) return fail(legal.error());
  return action;
}

// The number of sequences of exactly `depth` actions; every outcome of chance counts once. Games
// that end earlier count nothing. `stop()` is asked now and then; true gives up.
template <Position P, class Stop>
[[nodiscard]] std::uint64_t perft(const P& position, int depth, Stop&& stop) {
  if (depth == 0) return 1;
  if constexpr (CountsLegal<P>) {
    if (depth == 1) return position.count_legal();
  }
  typename P::Actions actions;
  position.legal(actions);
  if (depth == 1) return actions.size();
  std::uint64_t nodes = 0;
  for (const typename P::Action action : actions) {
    if (depth > 2 && stop()) break;
    P next = position;
    next.apply(action);
    nodes += perft(next, depth - 1, stop);
  }
  return nodes;
}

template <Position P>
[[nodiscard]] std::uint64_t perft(const P& position, int depth) {
  return perft(position, depth, [] { return false; });
}

// One outcome of a chance node, drawn by weight.
template <Position P>
[[nodiscard]] typename P::Action draw(const P& position, RandomSource& random) {
  typename P::Chances chances;
  position.chance(chances);
  std::uint64_t total = 0;
  for (const auto& chance : chances) total += chance.weight;
  std::uint64_t left = random.below(total);
  std::size_t i = 0;
  while (left >= chances[i].weight) left -= chances[i++].weight;
  return chances[i].action;
}

// An action for whatever the position waits for: chance by weight, decisions evenly.
// Pre: the game is not over.
template <Position P>
[[nodiscard]] typename P::Action random_action(const P& position, RandomSource& random) {
  if (position.node().turn == Turn::chance) return draw(position, random);
  typename P::Actions actions;
  position.legal(actions);
  return actions[static_cast<std::size_t>(random.below(actions.size()))];
}

}  // namespace menagerie

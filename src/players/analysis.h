// What a player of any game tells about a position, and how it is told when to stop. Chances to win
// count a draw as a half; a proven result is 1, 0.5 or 0.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/position.h"
#include "core/seat.h"

namespace menagerie {

// Chances to win, by seat.
using Values = std::array<double, kMaxSeats>;

// One action with how often best play chooses it, and what it is worth to the seat that decides.
template <class Action>
struct Candidate {
  Action action{};
  double probability = 0;
  double value = 0;
};

template <Position P>
struct Analysis {
  Values value{};
  bool exact = false;                                 // proven, not estimated
  std::vector<Candidate<typename P::Action>> policy;  // best first; equal ones in legal order
  std::vector<typename P::Action> pv;  // the line that is expected, where one can be told
  int depth = 0;                       // as far as the search means something by it
  std::uint64_t nodes = 0;
  double solved = 0;  // the share of the whole game that is solved, in reports on the way there
};

// The chances to win of a game that is over: the best placed share one between them.
[[nodiscard]] inline Values chances_of(const Outcome& outcome) {
  Values chances{};
  const auto best = std::ranges::count(outcome.ranks, 1);
  for (std::size_t seat = 0; seat < chances.size(); ++seat) {
    if (outcome.ranks[seat] == 1) chances[seat] = 1.0 / static_cast<double>(best);
  }
  return chances;
}

// How a search is watched. Players own no clock and no thread: whoever asks decides when it is
// enough, and hears about every better answer on the way.
template <Position P>
struct Watch {
  // Asked every few thousand nodes with their number so far; true ends the search with what it has.
  std::function<bool(std::uint64_t nodes)> enough = [](std::uint64_t) { return false; };
  std::function<void(const Analysis<P>&)> report = [](const Analysis<P>&) {};
  int max_depth = 0;  // 0 for no limit
};

}  // namespace menagerie

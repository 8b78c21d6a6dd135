// What all actions of a review cost and brought by luck, by seat. Reviews themselves keep no such
// sums, which mean nothing to a player; tests balance their books with them.
#pragma once

#include "players/review.h"

namespace menagerie::testing {

template <class Action>
Values cost_of(const Review<Action>& review) {
  Values cost{};
  for (const Judged<Action>& judged : review.actions) {
    if (judged.node.turn == Turn::decision) cost[judged.node.seat.index] += judged.cost;
  }
  return cost;
}

template <class Action>
Values luck_of(const Review<Action>& review) {
  Values luck{};
  for (const Judged<Action>& judged : review.actions) {
    for (std::size_t seat = 0; seat < luck.size(); ++seat) luck[seat] += judged.luck[seat];
  }
  return luck;
}

}  // namespace menagerie::testing

#include "players/tokan/proof.h"

#include "players/tokan/far_sight.h"
#include "search/alpha_beta.h"

namespace menagerie::tokan {

// First whether it can be won, then whether it can be held.
std::optional<int> Proof::work(const Enough& enough) {
  search::AlphaBeta<FarSight> search(table_, FarSight(), &busy_);
  search.go_on_until(enough);
  for (const int even : {0, -1}) {
    const int value = search.prove(field_, even, even + 1);
    if (search.stopped()) return std::nullopt;
    if (value > even) return even == 0 ? 1 : 0;
    if (value < 0) return -1;
  }
  return -1;
}

int Proof::refuted() const {
  Actions actions;
  field_.legal(actions);
  int count = 0;
  for (const Action action : actions) {
    Field after = field_;
    after.apply(action);
    const Judge judge;
    const bool over = judge.replies(after) == 0;
    const int least = over ? judge.final_value(after) : table_.find(judge.key(after)).lower;
    count += least >= 0 ? 1 : 0;
  }
  return count;
}

// A move after which the opponent cannot get more than is left to them. Where all lose, the first.
// Small results are not kept and large ones may have been displaced; then it is proven anew, first
// for the move that the proof thought best.
Action Proof::best(int result) {
  Actions actions;
  field_.legal(actions);
  if (result < 0) return actions[0];
  search::AlphaBeta<FarSight> search(table_);
  const auto after = [&](Action action) {
    Field field = field_;
    field.apply(action);
    return field;
  };
  for (const Action action : actions) {
    if (search.proven(after(action)).upper <= -result) return action;
  }
  const std::uint8_t first = search.proven(field_).move;
  if (first < actions.size()) std::swap(actions[0], actions[first]);
  search.go_on_until([](std::uint64_t) { return false; });
  for (const Action action : actions) {
    if (search.prove(after(action), -result, 1 - result) <= -result) return action;
  }
  return actions[0];
}

}  // namespace menagerie::tokan

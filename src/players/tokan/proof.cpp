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
Action Proof::best(int result) const {
  Actions actions;
  field_.legal(actions);
  for (const Action action : actions) {
    Field after = field_;
    after.apply(action);
    const Judge judge;
    const bool over = judge.replies(after) == 0;
    const int most = over ? judge.final_value(after) : table_.find(judge.key(after)).upper;
    if (result > 0 ? most < 0 : most <= 0) return action;
  }
  return actions[0];
}

}  // namespace menagerie::tokan

#include "players/two_paths/player.h"

#include <cassert>

#include "players/two_paths/advice.h"

namespace menagerie::two_paths {

namespace {

Analysis<Position> analyse_line_up(const Solution& solution, const Position& position) {
  std::array<double, 6> values{};
  for (std::size_t i = 0; i < values.size(); ++i) {
    Position next = position;
    next.apply(Action::line_up(kOrders[i]));
    values[i] = solution.chance(next, position.mover());
  }
  return advise_line_up(position, values);
}

Analysis<Position> analyse_choice(const Solution& solution, const Position& position) {
  Duels duels;
  for (const Kind kind : kKinds) {
    if (position.may_announce(kind)) duels[index_of(kind)] = solution.duel(position, kind);
  }
  return advise_mover(position, duels);
}

Analysis<Position> analyse_phase(const Solution& solution, const Position& position) {
  switch (position.phase()) {
    case Phase::lining_up:
      return analyse_line_up(solution, position);
    case Phase::choosing:
      return analyse_choice(solution, position);
    case Phase::blocking:
      return advise_blocker(position, solution.duel(position, *position.announced()));
    case Phase::over:
      break;
  }
  return report_result(position);
}

}  // namespace

Analysis<Position> analyse(const Solution& solution, const Position& seen) {
  assert(seen.rows() == solution.rules().rows);
  Analysis<Position> analysis = analyse_phase(solution, seen);
  analysis.exact = true;
  return analysis;
}

Action draw(const Analysis<Position>& analysis, RandomSource& random) {
  assert(!analysis.policy.empty());
  double left = static_cast<double>(random.next() >> 11) * 0x1p-53;
  Action action = analysis.policy.front().action;
  for (const Candidate<Action>& candidate : analysis.policy) {
    if (candidate.probability <= 0) continue;
    action = candidate.action;
    left -= candidate.probability;
    if (left < 0) break;
  }
  return action;
}

}  // namespace menagerie::two_paths

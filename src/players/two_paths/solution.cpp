#include "players/two_paths/solution.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <new>

namespace menagerie::two_paths {

namespace {

// The same animals with another mover and duel, and nothing announced.
Position with_turn(const Position& position, Seat mover, int duel) {
  Animals animals;
  for (const Seat seat : kBothSeats) {
    for (const Kind kind : kKinds) {
      animals[seat.index][index_of(kind)] = position.space(seat, kind);
    }
  }
  const std::optional<Position> turned = Position::arranged(position.rows(), animals, mover, duel);
  assert(turned);
  return *turned;
}

// What a right guess leads to if nothing moves (P11).
Position when_nothing_moves(const Position& position) {
  if (position.duel() < 3) return with_turn(position, position.mover(), position.duel() + 1);
  return with_turn(position, opponent(position.mover()), 1);
}

}  // namespace

std::optional<Solution> Solution::solve(const Rules& rules, const Progress& progress) {
  std::unique_ptr<const Atlas> atlas = std::make_unique<Atlas>(rules.rows);
  const std::unique_ptr<double[]> values = solve_states(*atlas, rules, progress);
  if (!values) return std::nullopt;
  std::unique_ptr<Kept[]> states(new (std::nothrow) Kept[atlas->states()]);
  if (!states) return std::nullopt;
  std::transform(values.get(), values.get() + atlas->states(), states.get(),
                 [](double value) { return static_cast<Kept>(value * kOne + 0.5); });
  return Solution(rules, std::move(atlas), std::move(states));
}

double Solution::movers_chance(const Position& position) const {
  const Spot spot = atlas_->spot(atlas_->meeting(position));
  return states_[spot.state(position.mover(), position.duel())] / kOne;
}

double Solution::chance(const Position& position, Seat seat) const {
  assert(position.rows() == rules_.rows);
  switch (position.phase()) {
    case Phase::lining_up:
      return chance_lining_up(position, seat);
    case Phase::blocking: {
      const double mover = duel(position, *position.announced()).chance;
      return seat == position.mover() ? mover : 1 - mover;
    }
    case Phase::choosing:
    case Phase::over:
      break;
  }
  return chance_choosing(position, seat);
}

double Solution::chance_choosing(const Position& position, Seat seat) const {
  const double mover = movers_chance(position);
  return seat == position.mover() ? mover : 1 - mover;
}

double Solution::chance_lining_up(const Position& position, Seat seat) const {
  Position::Actions actions;
  position.legal(actions);
  double best = 0;
  for (const Action action : actions) {
    Position next = position;
    next.apply(action);
    best = std::max(best, chance(next, position.mover()));
  }
  return seat == position.mover() ? best : 1 - best;
}

Duel Solution::duel(const Position& position, Kind kind) const {
  const Seat mover = position.mover();
  const Position before = with_turn(position, mover, position.duel());
  Duel duel;
  for (const Side hidden : kSides) {
    for (const Side blocked : kSides) {
      Position after = before;
      after.play_duel(kind, hidden, blocked);
      duel.chances[index_of(hidden)][index_of(blocked)] = chance_choosing(after, mover);
    }
  }
  if (rules_.reward_may_be_declined) {
    const double declined = chance_choosing(when_nothing_moves(before), mover);
    for (const std::size_t side : {0U, 1U}) {
      duel.chances[side][side] = std::min(duel.chances[side][side], declined);
    }
  }
  const Mixes mixes = solve_matrix(duel.chances);
  duel.chance = mixes.value;
  duel.hide_east = mixes.row;
  duel.block_east = mixes.column;
  return duel;
}

}  // namespace menagerie::two_paths

#include "players/two_paths/solution.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <new>

namespace menagerie::two_paths {

namespace {

// What a right guess leads to if nothing moves (P11). Pre: choosing.
Position when_nothing_moves(const Position& position) {
  const bool goes_on = position.duel() < 3;
  const Seat mover = goes_on ? position.mover() : opponent(position.mover());
  return *Position::arranged(position.rows(), animals_of(position), mover,
                             goes_on ? position.duel() + 1 : 1);
}

}  // namespace

Solution::Making::Making(const Rules& rules)
    : rules_(rules), atlas_(std::make_unique<Atlas>(rules.rows)), solver_(*atlas_, rules) {}

std::optional<Solution> Solution::Making::work(const Progress& progress) {
  if (!solver_.possible() || !solver_.work(progress)) return std::nullopt;
  std::unique_ptr<Kept[]> states(new (std::nothrow) Kept[atlas_->states()]);
  if (!states) return std::nullopt;
  std::transform(solver_.values(), solver_.values() + atlas_->states(), states.get(),
                 [](double value) { return static_cast<Kept>(std::llround(value * kOne)); });
  return Solution(rules_, std::move(atlas_), std::move(states));
}

std::optional<Solution> Solution::solve(const Rules& rules, const Progress& progress) {
  return Making(rules).work(progress);
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
  const Position before = before_announcement(position);
  Matrix chances = duel_matrix(
      before, kind, [&](const Position& after) { return chance_choosing(after, mover); });
  if (rules_.reward_may_be_declined) {
    const double declined = chance_choosing(when_nothing_moves(before), mover);
    for (const std::size_t side : {0U, 1U}) {
      chances[side][side] = std::min(chances[side][side], declined);
    }
  }
  return Duel::of(chances);
}

}  // namespace menagerie::two_paths

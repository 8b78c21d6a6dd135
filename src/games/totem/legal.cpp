// The legal actions of every stage, made in byte order of their texts: spaces ascend as they are
// numbered, "+" comes before letters, "use 12" before "use 6", and "end" after the steps from row
// e.
#include "games/totem/position.h"
#include "games/totem/seating.h"

namespace menagerie::totem {

namespace {

[[nodiscard]] constexpr std::array<Chance<Action>, Position::Chances::capacity()> make_rolls() {
  std::array<Chance<Action>, Position::Chances::capacity()> rolls{};
  std::size_t count = 0;
  for (int high = 1; high <= 6; ++high) {
    for (int low = 1; low <= high; ++low)
      rolls[count++] = {Action::roll(high, low), high == low ? 1U : 2U};
  }
  return rolls;
}

constexpr auto kRolls = make_rolls();

// Writes the steps from a space and returns the place behind them.
Action* write_steps(Action* out, Space from, Neighbours steps) {
  for (unsigned left = steps; left != 0; left &= left - 1) {
    const auto n = static_cast<std::size_t>(std::countr_zero(left));
    *out++ = Action::step(from, around(from).spaces[n]);
  }
  return out;
}

}  // namespace

void Position::chance(Chances& chances) const {
  chances.clear();
  for (const Chance<Action>& roll : kRolls) chances.push_back(roll);
}

void Position::legal(Actions& actions) const {
  actions.clear();
  switch (stage_) {
    case Stage::seating:
      for (const Space space : start_choices()) actions.push_back(Action::start(space));
      return;
    case Stage::roll:
      for (const Chance<Action>& roll : kRolls) actions.push_back(roll.action);
      return;
    case Stage::dice:
      return legal_dice(actions);
    case Stage::move:
      return legal_moves(actions);
    case Stage::travel:
      return legal_travel(actions);
    case Stage::strike:
      for (const Space space : touched_from(traveller()).farthest)
        actions.push_back(Action::take(space));
      return;
    case Stage::extra:
      actions.push_back(Action::again());
      actions.push_back(Action::leave());
      return;
    case Stage::over:
      return;
  }
}

SpaceSet Position::start_choices() const {
  return starts_left(seats_, totems_);
}

// Judged by the dice as rolled, not by the points used (H6).
bool Position::may_exchange() const {
  return reserves_[me()] > 0 && (dice_.sum() >= 10 || dice_.high == dice_.low);
}

void Position::legal_dice(Actions& actions) const {
  if (may_exchange()) {
    for (const Space space : around(totems_[me()]).spaces) {
      if (free_.contains(space)) actions.push_back(Action::exchange(space));
    }
  }
  if (can_step({})) {
    const bool two_digits = dice_.sum() >= 10;
    if (two_digits) actions.push_back(Action::use(dice_.sum()));
    actions.push_back(Action::use(dice_.low));
    if (dice_.high != dice_.low) actions.push_back(Action::use(dice_.high));
    if (!two_digits) actions.push_back(Action::use(dice_.sum()));
  }
  if (actions.empty()) actions.push_back(Action::pass());  // H7
}

void Position::legal_moves(Actions& actions) const {
  Formation formation(groups_[me()], free_);
  formation.find_parts();
  Action* out = actions.room();
  for (std::size_t member = 0; member < formation.size(); ++member) {
    const Space from = formation.space(member);
    if (!travelled_.contains(from)) out = write_steps(out, from, formation.steps(member));
  }
  actions.take_until(out);
}

void Position::legal_travel(Actions& actions) const {
  const bool ends_first = place_of(traveller()).r > 'e' - 'a' - kRadius;
  const bool end = can_end();
  if (end && ends_first) actions.push_back(Action::end());
  actions.take_until(write_steps(actions.room(), traveller(), travel_steps()));
  if (end && !ends_first) actions.push_back(Action::end());
}

// A travel may end with points left only if another piece can use them (H11).
bool Position::can_end() const {
  SpaceSet resting = travelled_;
  resting.insert(traveller());
  return can_step(resting);
}

// The travelling piece never returns to a space of its path (H10).
unsigned Position::off_path(unsigned steps) const {
  const std::array<Space, kNeighbours>& spaces = around(traveller()).spaces;
  for (unsigned left = steps; left != 0; left &= left - 1) {
    const auto n = static_cast<std::size_t>(std::countr_zero(left));
    if (on_path(spaces[n])) steps &= ~(1U << n);
  }
  return steps;
}

Neighbours Position::travel_steps() const {
  return static_cast<Neighbours>(off_path(steps_from(groups_[me()], free_, traveller())));
}

bool Position::can_travel_on() const {
  return off_path(sure_steps(groups_[me()], free_, traveller())) != 0 || travel_steps() != 0;
}

}  // namespace menagerie::totem

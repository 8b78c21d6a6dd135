// Why an action is not allowed, in words. Every answer must agree with legal().
#include <algorithm>

#include "games/totem/game.h"
#include "games/totem/position.h"
#include "games/totem/seating.h"
#include "messages/core.h"
#include "messages/totem.h"

namespace menagerie::totem {

using Kind = Action::Kind;

Result<void> Position::check(Action action) const {
  if (stage_ == Stage::over) return fail(messages::action_over);
  if (action.kind() == Kind::out) return check_out(action.seat());
  if (stage_ == Stage::seating) return check_start(action);
  if (action.kind() == Kind::start) return fail(messages::totem_seats_are_taken);
  if (stage_ == Stage::roll) {
    if (action.kind() == Kind::roll) return {};
    return fail(messages::totem_roll_first);
  }
  if (stage_ == Stage::extra) return check_extra(action);
  if (action.kind() == Kind::again || action.kind() == Kind::leave)
    return fail(messages::totem_no_extra_turn);
  if (action.kind() == Kind::roll) return fail(messages::totem_already_rolled);
  if (stage_ == Stage::strike) return check_strike(action);
  if (action.kind() == Kind::take) return fail(messages::totem_nothing_to_choose);
  return stage_ == Stage::dice ? check_dice(action) : check_moving(action);
}

// Never listed, but allowed at any time (H19).
Result<void> Position::check_out(Seat seat) const {
  if (seats_ == 2) return fail(messages::totem_out_of_two);
  if (seat.index >= seats_)
    return fail(messages::totem_no_such_seat, {std::to_string(seat.index + 1)});
  if (is_out(seat)) return fail(messages::totem_out_already, {Game::seat_word(seat)});
  return {};
}

Result<void> Position::check_start(Action action) const {
  if (action.kind() != Kind::start)
    return fail(messages::totem_choose_start_first, {Game::seat_word(on_turn())});
  const Space space = action.space();
  if (start_choices().contains(space)) return {};
  const bool marked = std::ranges::find(kStartSpaces, space) != kStartSpaces.end();
  return fail(marked ? messages::totem_start_not_in_pattern : messages::totem_not_a_start_space,
              {name_of(space)});
}

Result<void> Position::check_dice(Action action) const {
  switch (action.kind()) {
    case Kind::exchange:
      return check_exchange(action.space());
    case Kind::use:
      return check_use(action.points());
    case Kind::step:
      return fail(messages::totem_say_points_first);
    case Kind::end:
      return fail(messages::totem_nobody_travels);
    default:
      break;
  }
  Actions actions;
  legal_dice(actions);
  if (actions[0] == Action::pass()) return {};
  return fail(messages::totem_no_pass);
}

Result<void> Position::check_exchange(Space space) const {
  if (dice_.sum() < 10 && dice_.high != dice_.low)
    return fail(messages::totem_dice_do_not_exchange);
  if (!may_exchange()) return fail(messages::totem_reserve_empty);
  if (!adjacent(space, totems_[me()]))
    return fail(messages::totem_not_next_to_totem, {name_of(space)});
  if (!free_.contains(space)) return fail(messages::totem_exchange_not_free, {name_of(space)});
  return {};
}

Result<void> Position::check_use(int points) const {
  if (points != dice_.high && points != dice_.low && points != dice_.sum())
    return fail(messages::totem_points_not_on_dice, {std::to_string(points)});
  if (piece_count(on_turn()) == 0) return fail(messages::totem_lone_totem);
  if (!can_step({})) return fail(messages::totem_no_step_to_use);
  return {};
}

Result<void> Position::check_moving(Action action) const {
  switch (action.kind()) {
    case Kind::step:
      return check_step(action.space(), action.to());
    case Kind::end:
      if (stage_ != Stage::travel) return fail(messages::totem_nobody_travels);
      if (!can_end()) return fail(messages::totem_must_go_on);
      return {};
    case Kind::pass:
      return fail(messages::totem_no_pass);
    default:
      return fail(messages::totem_already_used);  // use and exchange
  }
}

Result<void> Position::check_step(Space from, Space to) const {
  if (!groups_[me()].contains(from)) return fail(messages::totem_no_own_piece, {name_of(from)});
  if (travelled_.contains(from)) return fail(messages::totem_has_travelled, {name_of(from)});
  if (stage_ == Stage::travel && from != traveller())
    return fail(messages::totem_another_travels, {name_of(traveller())});
  if (!adjacent(from, to))
    return fail(messages::totem_not_a_neighbour, {name_of(to), name_of(from)});
  if (!free_.contains(to)) return fail(messages::totem_not_free, {name_of(to)});
  if (on_path(to)) return fail(messages::totem_stood_there, {name_of(to)});
  const Neighbours steps = steps_from(groups_[me()], free_, from);
  for (unsigned n = 0; n < kNeighbours; ++n) {
    if (((steps >> n) & 1U) != 0 && around(from).spaces[n] == to) return {};
  }
  return fail(messages::totem_would_disconnect, {name_of(to)});
}

Result<void> Position::check_extra(Action action) {
  if (action.kind() == Kind::again || action.kind() == Kind::leave) return {};
  return fail(messages::totem_decide_extra_turn);
}

Result<void> Position::check_strike(Action action) const {
  if (action.kind() != Kind::take) return fail(messages::totem_choose_victim_first);
  for (const Space space : touched_from(traveller()).farthest) {
    if (space == action.space()) return {};
  }
  return fail(messages::totem_not_a_choice, {name_of(action.space())});
}

}  // namespace menagerie::totem

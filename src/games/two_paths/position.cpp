#include "games/two_paths/position.h"

#include "core/hash.h"
#include "games/two_paths/words.h"
#include "messages/core.h"
#include "messages/two_paths.h"

namespace menagerie::two_paths {

static_assert(menagerie::Position<Position>);
static_assert(menagerie::Symmetric<Position>);

std::optional<Position> Position::arranged(int rows, const Animals& animals, Seat mover, int duel) {
  Position position(rows, mover);
  assert(duel >= 1 && duel <= 3);
  position.duel_ = static_cast<std::uint8_t>(duel);
  for (const Seat seat : kBothSeats) {
    for (const Kind kind : kKinds) {
      const Space space = animals[seat.index][index_of(kind)];
      if (space == Space::goal(seat)) continue;
      if (!space.on_board() || space.row() > rows) return std::nullopt;
      const bool finishing = (space.bit() & start_line(opponent(seat), rows)) != 0;
      if (finishing || (space.bit() & position.occupied_) != 0) return std::nullopt;
      position.move(seat, kind, space);
    }
    if (position.arrived_too_early(seat)) return std::nullopt;
  }
  if (position.occupied_ == 0) return std::nullopt;
  return position;
}

bool Position::arrived_too_early(Seat seat) const {
  const Space goal = Space::goal(seat);
  bool arrived = false;
  for (const Kind kind : kKinds) arrived |= space(seat, kind) == goal;
  return arrived && others_on_start_line(seat, goal);
}

std::optional<Kind> Position::announced() const {
  if (announced_ == 0) return std::nullopt;
  return static_cast<Kind>(announced_ - 1);
}

std::optional<Side> Position::hidden_side() const {
  if (hidden_ == 0) return std::nullopt;
  return static_cast<Side>(hidden_ - 1);
}

std::optional<Space> Position::landing(Seat seat, Kind kind, Side side) const {
  const Space from = space(seat, kind);
  if (!from.on_board()) return std::nullopt;
  const Space to = first_free_from(seat, from, side);
  if (!to.on_board() && others_on_start_line(seat, from)) return std::nullopt;  // P7
  return to;
}

// P4: when both have lined up, the one who did so first begins.
void Position::line_up(const Order& order) {
  const bool both = occupied_ != 0;
  const int row = mover() == kSouth ? 1 : rows();
  for (int column = 0; column < kColumns; ++column) {
    move(mover(), order[static_cast<std::size_t>(column)], Space::at(column, row));
  }
  mover_ ^= 1;
  if (both) duel_ = 1;
}

Result<void> Position::check(Action action) const {
  if (!complete()) return fail(messages::action_hidden);
  switch (phase()) {
    case Phase::lining_up:
      return check_line_up(action);
    case Phase::choosing:
      return check_choice(action);
    case Phase::blocking:
      return check_block(action);
    case Phase::over:
      break;
  }
  return fail(messages::action_over);
}

Result<void> Position::check_line_up(Action action) const {
  if (action.type() == Action::Type::line_up) return {};
  return fail(messages::two_paths_not_lined_up, {word(mover())});
}

Result<void> Position::check_choice(Action action) const {
  switch (action.type()) {
    case Action::Type::line_up:
      return fail(messages::two_paths_lined_up);
    case Action::Type::choose:
      return check_announcement(action.kind());
    case Action::Type::block:
      break;
  }
  return fail(messages::two_paths_nothing_to_block, {word(mover())});
}

// P8
Result<void> Position::check_announcement(Kind kind) const {
  if (may_announce(kind)) return {};
  const bool arrived = !space(mover(), kind).on_board();
  return fail(arrived ? messages::two_paths_arrived : messages::two_paths_may_not_arrive,
              {subject_word(kind), word(mover())});
}

Result<void> Position::check_block(Action action) const {
  switch (action.type()) {
    case Action::Type::line_up:
      return fail(messages::two_paths_lined_up);
    case Action::Type::choose:
      return fail(messages::two_paths_block_now,
                  {word(mover()), object_word(*announced()), word(opponent(mover()))});
    case Action::Type::block:
      break;
  }
  return {};
}

Scores Position::scores() const {
  Scores scores{};
  if (phase() == Phase::lining_up) return scores;
  for (const Seat seat : kBothSeats) {
    for (const Kind kind : kKinds) {
      if (!space(seat, kind).on_board()) ++scores[seat.index];
    }
  }
  return scores;
}

// P12
Outcome Position::outcome() const {
  assert(phase() == Phase::over);
  Outcome outcome;
  outcome.scores = scores();
  const Seat winner = finished(kSouth) ? kSouth : kNorth;
  outcome.ranks[winner.index] = 1;
  outcome.ranks[opponent(winner).index] = 2;
  return outcome;
}

Reason Position::reason() const {
  assert(phase() == Phase::over);
  return {.end = "arrived", .seat = finished(kSouth) ? kSouth : kNorth};
}

// All there is to know fits into 38 bits, and mixing is a bijection: different positions have
// different keys.
std::uint64_t Position::key() const {
  const std::uint64_t rest = mover_ | unsigned{duel_} << 1 | unsigned{announced_} << 3 |
                             unsigned{hidden_} << 5 | (rows_ - kFewestRows) << 7;
  return mix(places_ | rest << 30);
}

Position Position::seen_by(Viewer viewer) const {
  Position view = *this;
  if (viewer != mover()) view.hidden_ = 0;
  return view;
}

}  // namespace menagerie::two_paths

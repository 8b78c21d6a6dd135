#include "engine/boards.h"

namespace menagerie {

namespace {

using two_paths::Kind;
using two_paths::Side;
using two_paths::Space;

// South's fox, hare, hedgehog: the order in which the rules name them.
constexpr std::array<Kind, 3> kAsTheRulesNameThem = {Kind::fox, Kind::hare, Kind::hedgehog};

TwoPathsBoard::Animal animal_of(const two_paths::Position& seen, Seat seat, Kind kind) {
  TwoPathsBoard::Animal animal;
  animal.owner = seat;
  animal.kind = two_paths::letter(kind);
  const Space space = seen.space(seat, kind);
  if (space.on_board()) {
    animal.whereabouts = TwoPathsBoard::Whereabouts::on_board;
    animal.column = space.column();
    animal.row = space.row();
  } else if (seen.phase() != two_paths::Phase::lining_up) {
    animal.whereabouts = TwoPathsBoard::Whereabouts::arrived;
  }
  return animal;
}

// Pre: the mover may announce the animal, so that it has a landing on both sides (P8).
TwoPathsBoard::Landing landing_of(const two_paths::Position& seen, Kind kind, Side side) {
  const Space space = *seen.landing(seen.mover(), kind, side);
  if (!space.on_board()) return {.arrival = true, .column = 0, .row = 0};
  return {.arrival = false, .column = space.column(), .row = space.row()};
}

}  // namespace

TwoPathsBoard::Move move_of(two_paths::Action action) {
  using Type = two_paths::Action::Type;
  TwoPathsBoard::Move move;
  move.action = action.text();
  switch (action.type()) {
    case Type::line_up:
      for (const Kind kind : action.order()) move.order += two_paths::letter(kind);
      break;
    case Type::choose:
      move.deed = TwoPathsBoard::Deed::announce;
      move.kind = two_paths::letter(action.kind());
      move.side = two_paths::letter(action.side());
      break;
    case Type::block:
      move.deed = TwoPathsBoard::Deed::block;
      move.side = two_paths::letter(action.side());
      break;
  }
  return move;
}

TwoPathsBoard board_of(const two_paths::Position& seen, std::optional<two_paths::Action> last) {
  TwoPathsBoard board;
  add_moves(board, seen, last);
  board.rows = seen.rows();
  board.mover = seen.mover();
  board.duel = seen.duel();
  for (const Seat seat : two_paths::kBothSeats) {
    for (const Kind kind : kAsTheRulesNameThem) {
      board.animals.push_back(animal_of(seen, seat, kind));
    }
  }
  const std::optional<Kind> announced = seen.announced();
  if (announced) board.announced = two_paths::letter(*announced);
  if (const std::optional<Side> side = seen.hidden_side()) board.hidden = two_paths::letter(*side);
  if (seen.phase() == two_paths::Phase::lining_up || seen.phase() == two_paths::Phase::over) {
    return board;
  }
  for (const Kind kind : kAsTheRulesNameThem) {
    if (!seen.may_announce(kind) || (announced && *announced != kind)) continue;
    board.choices.push_back({.kind = two_paths::letter(kind),
                             .west = landing_of(seen, kind, Side::west),
                             .east = landing_of(seen, kind, Side::east)});
  }
  return board;
}

}  // namespace menagerie

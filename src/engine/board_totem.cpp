#include "engine/boards.h"

namespace menagerie {

namespace {

std::vector<std::string> names_of(const auto& spaces) {
  std::vector<std::string> names;
  for (const totem::Space space : spaces) names.push_back(totem::name_of(space));
  return names;
}

TotemBoard::Player player_of(const totem::Position& seen, Seat seat) {
  TotemBoard::Player player;
  player.reserve = seen.reserve(seat);
  if (seen.in_play(seat)) {
    player.presence = TotemBoard::Presence::playing;
    player.totem = totem::name_of(seen.totem(seat));
    player.pieces = names_of(seen.pieces(seat));
  } else if (seen.is_out(seat)) {
    player.presence = TotemBoard::Presence::out;
  }
  return player;
}

TotemBoard::Fall fall_at(const totem::Position& seen, totem::Space space) {
  const totem::Strike strike = seen.strike(space);
  TotemBoard::Fall fall;
  for (const totem::SpaceSet& lost : strike.lost) {
    for (const std::string& name : names_of(lost)) fall.falls.push_back(name);
  }
  fall.choices = names_of(strike.choices);
  return fall;
}

using Way = std::vector<std::string>;

Way longer_way(const Way& way, totem::Action step) {
  Way longer;
  longer.reserve(way.size() + 1);
  longer = way;
  longer.push_back(totem::Position::action_text(step));
  return longer;
}

// Goes wherever the piece on `from` may go, breadth first. The others stand still meanwhile, so
// which steps it has from a space depends on how it came there only in that it may not return
// (H10), and a shortest way never does: the first way found to a space stands for all.
void add_reach(const totem::Position& seen, totem::Space from,
               std::vector<TotemBoard::Goal>& reach) {
  struct Stop {
    totem::Position position;
    totem::Space at;
    Way way;
  };
  totem::SpaceSet met{from};
  std::vector<Stop> stops{{seen, from, {}}};
  for (std::size_t i = 0; i < stops.size(); ++i) {
    // Beyond the end of a travel there is no way.
    if (i > 0 && stops[i].position.stage() != totem::Stage::travel) continue;
    totem::Position::Actions actions;
    stops[i].position.legal(actions);
    for (const totem::Action action : actions) {
      const bool step = action.kind() == totem::Action::Kind::step && action.space() == stops[i].at;
      if (!step || met.contains(action.to())) continue;
      met.insert(action.to());
      stops.push_back({stops[i].position, action.to(), longer_way(stops[i].way, action)});
      stops.back().position.apply(action);
    }
  }
  for (std::size_t i = 1; i < stops.size(); ++i) {
    Stop& stop = stops[i];
    reach.push_back({totem::name_of(from), totem::name_of(stop.at), std::move(stop.way),
                     fall_at(seen, stop.at)});
  }
}

std::vector<TotemBoard::Goal> reach_of(const totem::Position& seen) {
  std::vector<TotemBoard::Goal> reach;
  const totem::Position::Path path = seen.path();
  if (seen.stage() == totem::Stage::travel) {
    add_reach(seen, path[path.size() - 1], reach);
  } else if (seen.stage() == totem::Stage::move) {
    for (const totem::Space from : seen.group(seen.on_turn())) add_reach(seen, from, reach);
  }
  return reach;
}

}  // namespace

TotemBoard::Move move_of(totem::Action action) {
  using Kind = totem::Action::Kind;
  using Deed = TotemBoard::Deed;
  TotemBoard::Move move;
  move.action = totem::Position::action_text(action);
  const auto on_space = [&](Deed deed) {
    move.deed = deed;
    move.to = totem::name_of(action.space());
  };
  switch (action.kind()) {
    case Kind::pass:
      break;
    case Kind::end:
      move.deed = Deed::end;
      break;
    case Kind::roll:
      move.deed = Deed::roll;
      move.dice[0] = action.high();
      move.dice[1] = action.low();
      break;
    case Kind::use:
      move.deed = Deed::use;
      move.points = action.points();
      break;
    case Kind::step:
      move.deed = Deed::step;
      move.from = totem::name_of(action.space());
      move.to = totem::name_of(action.to());
      break;
    case Kind::out:
      move.deed = Deed::out;
      move.seat = action.seat();
      break;
    case Kind::again:
      move.deed = Deed::again;
      break;
    case Kind::leave:
      move.deed = Deed::leave;
      break;
    case Kind::exchange:
      on_space(Deed::exchange);
      break;
    case Kind::take:
      on_space(Deed::take);
      break;
    case Kind::start:
      on_space(Deed::start);
      break;
  }
  return move;
}

TotemBoard board_of(const totem::Position& seen, std::optional<totem::Action> last) {
  TotemBoard board;
  add_moves(board, seen, last);
  for (int i = 0; i < seen.seats(); ++i) {
    board.players.push_back(player_of(seen, Seat{static_cast<std::uint8_t>(i)}));
  }
  board.mover = seen.on_turn();
  board.dice[0] = seen.dice().high;
  board.dice[1] = seen.dice().low;
  if (seen.points_chosen()) board.points = seen.points();
  const totem::Position::Path path = seen.path();
  board.path = names_of(path);
  board.travelled = names_of(seen.travelled());
  board.must_choose = seen.stage() == totem::Stage::strike;
  board.quiet = static_cast<int>(seen.quiet_turns());
  if (seen.stage() == totem::Stage::travel) board.fall = fall_at(seen, path[path.size() - 1]);
  board.reach = reach_of(seen);
  return board;
}

}  // namespace menagerie

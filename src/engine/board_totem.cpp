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
  } else if (seen.stage() != totem::Stage::seating) {
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

// A place on a shortest way: the step that leads there, and the place before it.
struct Stop {
  totem::Position position;
  totem::Action step;
  std::size_t before;
};
constexpr std::size_t kStart = static_cast<std::size_t>(-1);

std::vector<std::string> way_to(const std::vector<Stop>& stops, std::size_t stop) {
  std::vector<std::string> way;
  for (; stop != kStart; stop = stops[stop].before) {
    way.insert(way.begin(), totem::Position::action_text(stops[stop].step));
  }
  return way;
}

// Goes wherever the piece on `from` may go, breadth first. The others stand still meanwhile, so
// which steps it has from a space depends on how it came there only in that it may not return
// (H10), and a shortest way never does: the first way found to a space stands for all.
void add_reach(const totem::Position& seen, totem::Space from,
               std::vector<TotemBoard::Goal>& reach) {
  totem::SpaceSet met{from};
  std::vector<Stop> stops;
  const auto look_around = [&](const totem::Position& position, totem::Space at,
                               std::size_t before) {
    totem::Position::Actions actions;
    position.legal(actions);
    for (const totem::Action action : actions) {
      const bool step = action.kind() == totem::Action::Kind::step && action.space() == at;
      if (!step || met.contains(action.to())) continue;
      met.insert(action.to());
      stops.push_back({position, action, before});
      stops.back().position.apply(action);
    }
  };
  look_around(seen, from, kStart);
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const totem::Space to = stops[i].step.to();
    reach.push_back(
        {totem::name_of(from), totem::name_of(to), way_to(stops, i), fall_at(seen, to)});
    // Beyond the end of a travel there is no way.
    if (stops[i].position.stage() != totem::Stage::travel) continue;
    const totem::Position here = stops[i].position;
    look_around(here, to, i);
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

TotemBoard board_of(const totem::Position& seen) {
  TotemBoard board;
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

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

}  // namespace

TotemBoard board_of(const totem::Position& seen) {
  TotemBoard board;
  for (int i = 0; i < seen.seats(); ++i) {
    board.players.push_back(player_of(seen, Seat{static_cast<std::uint8_t>(i)}));
  }
  board.dice[0] = seen.dice().high;
  board.dice[1] = seen.dice().low;
  if (seen.points_chosen()) board.points = seen.points();
  const totem::Position::Path path = seen.path();
  board.path = names_of(path);
  board.travelled = names_of(seen.travelled());
  board.must_choose = seen.stage() == totem::Stage::strike;
  board.quiet = static_cast<int>(seen.quiet_turns());
  if (seen.stage() == totem::Stage::travel) {
    const totem::Strike strike = seen.strike(path[path.size() - 1]);
    for (const totem::SpaceSet& lost : strike.lost) {
      for (const std::string& name : names_of(lost)) board.falls.push_back(name);
    }
  }
  return board;
}

}  // namespace menagerie

// What the end of a travel does to those it touches (H14 to H16).
#include "games/totem/keys.h"
#include "games/totem/position.h"

namespace menagerie::totem {

std::size_t Position::owner_of(Space space) const {
  std::size_t seat = 0;
  while (!groups_[seat].contains(space)) ++seat;
  return seat;
}

Position::Touched Position::touched_from(Space at) const {
  Touched touched;
  int far = 0;
  const unsigned quiet = neighbours_in(free_, at) | neighbours_in(groups_[me()], at);
  for (unsigned left = ~quiet & 63U; left != 0; left &= left - 1) {
    const Space space = around(at).spaces[static_cast<std::size_t>(std::countr_zero(left))];
    if (space == kNoSpace) continue;
    const Space totem = totems_[owner_of(space)];
    if (space == totem) {
      touched.totems.push_back(space);
      continue;
    }
    const int here = distance(space, totem);
    if (here > far) touched.farthest.clear();
    if (here >= far) touched.farthest.push_back(space);
    far = here > far ? here : far;
  }
  if (!touched.totems.empty()) touched.farthest.clear();  // totems instead of pieces (H15)
  return touched;
}

// A piece with all that hangs on it alone (H16).
SpaceSet Position::lost_with(Space victim) const {
  const std::size_t owner = owner_of(victim);
  const Neighbours own = neighbours_in(groups_[owner], victim);
  if (kRings[around(victim).ring].one_arc[own]) return {victim};
  SpaceSet rest = groups_[owner];
  rest.erase(victim);
  return groups_[owner] - connected_part(rest, totems_[owner]);
}

Strike Position::strike(Space at) const {
  Strike strike;
  const Touched touched = touched_from(at);
  for (const Space totem : touched.totems) {
    const std::size_t owner = owner_of(totem);
    strike.lost[owner] = groups_[owner];
  }
  if (touched.farthest.size() == 1) {
    const Space victim = touched.farthest[0];
    strike.lost[owner_of(victim)] = lost_with(victim);
  } else {
    for (const Space space : touched.farthest) strike.choices.insert(space);
  }
  return strike;
}

void Position::end_travel() {
  const Touched touched = touched_from(traveller());
  if (touched.farthest.size() > 1) {
    stage_ = Stage::strike;
    return;
  }
  for (const Space totem : touched.totems) remove_player(owner_of(totem));
  for (const Space victim : touched.farthest) eliminate(victim);
  settle_travel();
}

void Position::eliminate(Space victim) {
  const std::size_t owner = owner_of(victim);
  for (const Space space : lost_with(victim)) remove_piece(owner, space);
  quiet_ = 0;
}

// Out: the totem, all pieces and the reserve are gone (H15).
void Position::remove_player(std::size_t seat) {
  for (const Space space : groups_[seat]) {
    free_.insert(space);
    lasting_key_ ^= keys::member(seat, space);
  }
  lasting_key_ ^= keys::totem(seat, totems_[seat]) ^ keys::reserve(seat, reserves_[seat]) ^
                  keys::reserve(seat, 0);
  groups_[seat].clear();
  totems_[seat] = kNoSpace;
  piece_counts_[seat] = 0;
  reserves_[seat] = 0;
  quiet_ = 0;
}

}  // namespace menagerie::totem

// What actions do: seating, the way of a turn from the roll to its end, and when the game is over.
#include "games/totem/keys.h"
#include "games/totem/position.h"

namespace menagerie::totem {

void Position::apply(Action action) {
  switch (action.kind()) {
    case Action::Kind::pass:
      return end_turn();
    case Action::Kind::roll:
      dice_ = {static_cast<std::uint8_t>(action.high()), static_cast<std::uint8_t>(action.low())};
      stage_ = Stage::dice;
      return;
    case Action::Kind::exchange:
      return exchange(action.space());
    case Action::Kind::use:
      points_ = static_cast<std::int8_t>(action.points());
      stage_ = Stage::move;
      return;
    case Action::Kind::step:
      return step(action.space(), action.to());
    case Action::Kind::end:
      return end_travel();
    case Action::Kind::take:
      eliminate(action.space());
      return settle_travel();
    case Action::Kind::start:
      return take_start(action.space());
    case Action::Kind::again:
      return play_again();
    case Action::Kind::leave:
      return leave_extra_turn();
    case Action::Kind::out:
      return go_out(action.seat().index);
  }
}

void Position::put_totem(std::size_t seat, Space space) {
  totems_[seat] = space;
  groups_[seat].insert(space);
  free_.erase(space);
  lasting_key_ ^= keys::totem(seat, space) ^ keys::member(seat, space);
}

void Position::put_piece(std::size_t seat, Space space) {
  ++piece_counts_[seat];
  groups_[seat].insert(space);
  free_.erase(space);
  lasting_key_ ^= keys::member(seat, space);
}

void Position::remove_piece(std::size_t seat, Space space) {
  --piece_counts_[seat];
  groups_[seat].erase(space);
  free_.insert(space);
  lasting_key_ ^= keys::member(seat, space);
}

// The choice of a start space places the six pieces too (H3, H4).
void Position::take_start(Space space) {
  const std::size_t seat = turn_;
  put_totem(seat, space);
  for (const Space next : around(space).spaces) put_piece(seat, next);
  lasting_key_ ^= keys::reserve(seat, 0) ^ keys::reserve(seat, kReserve);
  reserves_[seat] = kReserve;
  stop_waiting(seat);
  await_next_choice();
}

void Position::stop_waiting(std::size_t seat) {
  const auto left = static_cast<std::uint8_t>(waiting_ & ~(1U << seat));
  lasting_key_ ^= keys::waiting(seats_, waiting_) ^ keys::waiting(seats_, left);
  waiting_ = left;
}

// Seats choose in order. After the last choice the lowest seat begins (H3), or who is left of them.
void Position::await_next_choice() {
  turn_ = 0;
  while (waiting_ != 0 ? !waits(on_turn()) : !in_play(on_turn())) ++turn_;
  stage_ = stage_by_fields();
}

// Placing is not travelling: nothing is eliminated by it, and the turn is over (H6).
void Position::exchange(Space space) {
  put_piece(me(), space);
  lasting_key_ ^= keys::reserve(me(), reserves_[me()]) ^ keys::reserve(me(), reserves_[me()] - 1U);
  --reserves_[me()];
  quiet_ = 0;
  end_turn();
}

void Position::step(Space from, Space to) {
  if (path_size_ == 0) path_[path_size_++] = from;
  path_[path_size_++] = to;
  groups_[me()].erase(from);
  groups_[me()].insert(to);
  free_.insert(from);
  free_.erase(to);
  lasting_key_ ^= keys::member(me(), from) ^ keys::member(me(), to);
  if (totems_[me()] == from) {
    totems_[me()] = to;
    lasting_key_ ^= keys::totem(me(), from) ^ keys::totem(me(), to);
  }
  --points_;
  stage_ = Stage::travel;
  // A travel ends by itself when the points are used up or no step is left.
  if (points_ == 0 || !can_travel_on()) end_travel();
}

// The travelling piece rests now, and what its end has done is done: either the game is over, or
// another piece goes on, or the turn ends and the points that are left lapse (H7).
void Position::settle_travel() {
  travelled_.insert(traveller());
  travelled_key_ ^= keys::kTravelled[index(traveller())];
  path_ = {};
  path_size_ = 0;
  if (decided()) {
    stage_ = Stage::over;
  } else if (points_ > 0 && can_step(travelled_)) {
    stage_ = Stage::move;
  } else {
    end_turn();
  }
}

void Position::forget_turn() {
  dice_ = {};
  points_ = kNoPoints;
  travelled_.clear();
  travelled_key_ = 0;
}

// To the next seat left.
void Position::pass_on() {
  do {
    turn_ = turn_ + 1U < seats_ ? static_cast<std::uint8_t>(turn_ + 1U) : std::uint8_t{0};
  } while (totems_[turn_] == kNoSpace);
}

void Position::end_turn() {
  const bool again = dice_ == Dice{6, 6};  // H13
  forget_turn();
  if (quiet_ < kMaxQuiet) ++quiet_;
  if (!again) pass_on();
  stage_ = stage_by_fields();
  if (again && twelve_ == Twelve::may && stage_ == Stage::roll) {
    dice_ = {6, 6};
    stage_ = Stage::extra;
  }
}

// The turn of the two sixes has ended already; this only says who rolls next (H13).
void Position::play_again() {
  dice_ = {};
  stage_ = stage_by_fields();
}

void Position::leave_extra_turn() {
  pass_on();
  play_again();
}

}  // namespace menagerie::totem

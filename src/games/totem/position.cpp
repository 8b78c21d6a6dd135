#include "games/totem/position.h"

#include <algorithm>

#include "games/totem/keys.h"
#include "games/totem/seating.h"

namespace menagerie::totem {

static_assert(menagerie::Position<Position>);
static_assert(menagerie::Symmetric<Position>);
static_assert(sizeof(Position) <= 320);

Position::Position() : Position(seated(kMinSeats)) {}

Position::Position(int seats, std::uint32_t quiet_limit, Twelve twelve)
    : free_(kWholeBoard),
      quiet_limit_(quiet_limit),
      seats_(static_cast<std::uint8_t>(seats)),
      waiting_(static_cast<std::uint8_t>((1U << seats_) - 1)),
      twelve_(twelve) {
  totems_.fill(kNoSpace);
  lasting_key_ = full_lasting_key();
}

Position Position::unseated(int seats, std::uint32_t quiet_limit, Twelve twelve) {
  return Position(seats, quiet_limit, twelve);
}

Position Position::seated(int seats, std::uint32_t quiet_limit, Twelve twelve) {
  Position position(seats, quiet_limit, twelve);
  for (int seat = 0; seat < seats; ++seat) position.take_start(automatic_start(seats, seat));
  return position;
}

SpaceSet Position::pieces(Seat seat) const {
  SpaceSet pieces = group(seat);
  if (in_play(seat)) pieces.erase(totem(seat));
  return pieces;
}

Position::Path Position::path() const {
  Path path;
  for (std::size_t i = 0; i < path_size_; ++i) path.push_back(path_[i]);
  return path;
}

bool Position::on_path(Space space) const {
  return std::find(path_.begin(), path_.begin() + path_size_, space) != path_.begin() + path_size_;
}

Scores Position::scores() const {
  Scores scores{};
  for (std::uint8_t seat = 0; seat < seats_; ++seat) {
    const bool won_unseated = stage_ == Stage::over && waits(Seat{seat});
    scores[seat] = in_play(Seat{seat}) || won_unseated ? 1 : 0;
  }
  return scores;
}

Outcome Position::outcome() const {
  Outcome outcome{.scores = scores()};
  const auto left = std::count(outcome.scores.begin(), outcome.scores.end(), 1);
  for (std::size_t seat = 0; seat < seats_; ++seat) {
    const bool stays = outcome.scores[seat] == 1;
    outcome.ranks[seat] = static_cast<std::uint8_t>(stays ? 1 : left + 1);
  }
  return outcome;
}

bool Position::anybody_out() const {
  for (std::uint8_t seat = 0; seat < seats_; ++seat) {
    if (is_out(Seat{seat})) return true;
  }
  return false;
}

// Whether what is left of the players ends the game (H17, H18).
std::optional<Reason> Position::decision() const {
  int left = 0;
  Seat last;
  bool one_each = true;
  bool none_each = true;
  for (std::uint8_t seat = 0; seat < seats_; ++seat) {
    if (is_out(Seat{seat})) continue;
    ++left;
    last = Seat{seat};
    one_each = one_each && reserves_[seat] == 0 && piece_counts_[seat] == 1;
    none_each = none_each && reserves_[seat] == 0 && piece_counts_[seat] == 0;
  }
  if (left == 1) return Reason{.end = "last_totem", .seat = last};
  if (waiting_ != 0) return std::nullopt;
  if (one_each) return Reason{.end = "one_piece_each"};
  if (none_each) return Reason{.end = "no_pieces"};
  return std::nullopt;
}

Reason Position::reason() const {
  return decision().value_or(Reason{.end = "quiet_limit"});
}

Stage Position::stage_by_fields() const {
  if (decided()) return Stage::over;
  if (waiting_ != 0) return Stage::seating;
  if (!dice_.rolled()) return quiet_draw() ? Stage::over : Stage::roll;
  if (points_ == kNoPoints) return Stage::dice;
  return path_size_ == 0 ? Stage::move : Stage::travel;
}

std::uint64_t Position::key() const {
  std::uint64_t key = lasting_key_ ^ travelled_key_ ^ keys::kTurns[turn_] ^
                      keys::kDice[dice_.high * 8U + dice_.low] ^
                      keys::kPoints[static_cast<std::size_t>(points_ + 1)] ^ keys::quiet(quiet_);
  if (path_size_ == 0) return stage_ == Stage::extra ? key ^ keys::kExtra : key;
  // The order of the spaces does not matter for what may follow.
  for (std::size_t i = 0; i < path_size_; ++i) key ^= keys::kOnPath[index(path_[i])];
  key ^= keys::kTravellers[index(traveller())];
  return stage_ == Stage::strike ? key ^ keys::kChoice : key;
}

std::uint64_t Position::full_lasting_key() const {
  std::uint64_t key = keys::kSeats[seats_] ^ keys::waiting(seats_, waiting_);
  for (std::size_t seat = 0; seat < seats_; ++seat) {
    key ^= keys::reserve(seat, reserves_[seat]);
    if (totems_[seat] != kNoSpace) key ^= keys::totem(seat, totems_[seat]);
    for (const Space space : groups_[seat]) key ^= keys::member(seat, space);
  }
  return key;
}

std::uint64_t Position::full_travelled_key() const {
  std::uint64_t key = 0;
  for (const Space space : travelled_) key ^= keys::kTravelled[index(space)];
  return key;
}

Position Position::transformed(int symmetry) const {
  const auto all = [symmetry](const SpaceSet& spaces) {
    SpaceSet moved;
    for (const Space space : spaces) moved.insert(totem::transformed(space, symmetry));
    return moved;
  };
  Position moved = *this;
  for (std::size_t seat = 0; seat < seats_; ++seat) {
    moved.groups_[seat] = all(groups_[seat]);
    if (totems_[seat] != kNoSpace)
      moved.totems_[seat] = totem::transformed(totems_[seat], symmetry);
  }
  moved.free_ = all(free_);
  moved.travelled_ = all(travelled_);
  for (std::size_t i = 0; i < path_size_; ++i)
    moved.path_[i] = totem::transformed(path_[i], symmetry);
  moved.lasting_key_ = moved.full_lasting_key();
  moved.travelled_key_ = moved.full_travelled_key();
  return moved;
}

Action Position::transformed(Action action, int symmetry) const {
  const auto moved = [symmetry](Space space) { return totem::transformed(space, symmetry); };
  switch (action.kind()) {
    case Action::Kind::exchange:
      return Action::exchange(moved(action.space()));
    case Action::Kind::step:
      return Action::step(moved(action.space()), moved(action.to()));
    case Action::Kind::take:
      return Action::take(moved(action.space()));
    case Action::Kind::start:
      return Action::start(moved(action.space()));
    case Action::Kind::pass:
    case Action::Kind::roll:
    case Action::Kind::use:
    case Action::Kind::end:
    case Action::Kind::again:
    case Action::Kind::leave:
    case Action::Kind::out:
      break;
  }
  return action;
}

}  // namespace menagerie::totem

#include "environment/totem_encoding.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace menagerie::environment {

using totem::Action;
using totem::Position;
using totem::Space;
using totem::SpaceSet;

namespace {

constexpr std::size_t kStages = 8;
constexpr std::size_t kQuietBits = 10;

std::optional<Action> roll_of(int number) {
  for (int high = 1; high <= 6; ++high) {
    if (number < high) return Action::roll(high, number + 1);
    number -= high;
  }
  return std::nullopt;
}

Space space_of(int number) {
  return Space{static_cast<std::uint16_t>(number)};
}

// Turns × what can happen in one: a roll, a choice of points, and for each point at most a step, an
// end and a choice. Between two turns that set the quiet count back something fell or was placed,
// and each piece does so once at most (H18).
int longest_game(const totem::Options& options) {
  if (options.quiet_limit == 0) return kNoLimit;
  constexpr int kActionsOfTurn = 3 + 3 * totem::kMaxPoints;
  const int events = options.seats * (totem::kMaxPieces + totem::kReserve + 1);
  const std::int64_t turns = std::int64_t{events + 1} * options.quiet_limit;
  return static_cast<int>(std::min<std::int64_t>(turns * kActionsOfTurn, 1 << 30));
}

}  // namespace

Encoding<totem::Game>::Encoding(const totem::Options& options)
    : seats_(options.seats),
      longest_(longest_game(options)),
      travelled_(2 * static_cast<std::size_t>(options.seats)),
      path_(travelled_ + 1),
      channels_(path_ + 1) {
  const auto seats = static_cast<std::size_t>(seats_);
  layout_.add("spaces", {totem::kSpaces, channels_});
  reserves_ = layout_.add("reserves", {seats});
  waits_ = layout_.add("waits", {seats});
  turn_ = layout_.add("turn", {seats});
  viewer_ = layout_.add("viewer", {seats});
  dice_ = layout_.add("dice", {2, 6});
  points_ = layout_.add("points", {totem::kMaxPoints + 1});
  stage_ = layout_.add("stage", {kStages});
  quiet_ = layout_.add("quiet", {kQuietBits});
}

int Encoding<totem::Game>::number_besides_steps(Action action) {
  switch (action.kind()) {
    case Action::Kind::roll:
      return action.high() * (action.high() - 1) / 2 + action.low() - 1;
    case Action::Kind::exchange:
      return kExchange + static_cast<int>(index(action.space()));
    case Action::Kind::take:
      return kTake + static_cast<int>(index(action.space()));
    case Action::Kind::start:
      return kStart + static_cast<int>(std::ranges::find(totem::kStartSpaces, action.space()) -
                                       totem::kStartSpaces.begin());
    case Action::Kind::use:
      return kUse + action.points() - 1;
    case Action::Kind::end:
      return kEnd;
    case Action::Kind::again:
      return kAgain;
    case Action::Kind::leave:
      return kLeave;
    case Action::Kind::out:
      return kOut + action.seat().index;
    case Action::Kind::step:
    case Action::Kind::pass:
      break;
  }
  return kPass;
}

std::optional<Action> Encoding<totem::Game>::action_besides_steps(int number, Turn turn) {
  if (number < 0 || number >= kDecisions) return std::nullopt;
  if (number >= kOut) return Action::out(Seat{static_cast<std::uint8_t>(number - kOut)});
  if (turn == Turn::chance) return roll_of(number);
  if (number < kTake) return Action::exchange(space_of(number - kExchange));
  if (number < kStart) return Action::take(space_of(number - kTake));
  if (number < kUse) {
    return Action::start(totem::kStartSpaces[static_cast<std::size_t>(number - kStart)]);
  }
  if (number < kPass) return Action::use(number - kUse + 1);
  if (number == kPass) return Action::pass();
  if (number == kEnd) return Action::end();
  return number == kAgain ? Action::again() : Action::leave();
}

void Encoding<totem::Game>::write_seats(const Position& position, Viewer viewer,
                                        std::uint8_t* out) const {
  const int looks = viewer ? viewer->index : -1;
  for (int i = 0; i < seats_; ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    out[reserves_ + seat.index] = static_cast<std::uint8_t>(position.reserve(seat));
    out[waits_ + seat.index] = position.waits(seat) ? 1 : 0;
    out[viewer_ + seat.index] = i == looks ? 1 : 0;
  }
}

void Encoding<totem::Game>::write_quiet(const Position& position, std::uint8_t* out) const {
  const std::uint32_t quiet =
      std::min<std::uint32_t>(position.quiet_turns(), (1U << kQuietBits) - 1);
  for (std::size_t bit = 0; bit < kQuietBits; ++bit) {
    out[quiet_ + bit] = static_cast<std::uint8_t>(quiet >> bit & 1U);
  }
}

// The seat on turn, dice, points and stage are a 1 among zeros, or zeros alone.
void Encoding<totem::Game>::mark(const Progress& progress, std::uint8_t mark,
                                 std::uint8_t* out) const {
  out[turn_ + progress.seat.index] = mark;
  if (progress.dice.rolled()) {
    out[dice_ + progress.dice.high - 1U] = mark;
    out[dice_ + 6 + progress.dice.low - 1U] = mark;
  }
  if (progress.points >= 0) out[points_ + static_cast<std::size_t>(progress.points)] = mark;
  out[stage_ + static_cast<std::size_t>(progress.stage)] = mark;
}

void Encoding<totem::Game>::write(const Position& position, Viewer viewer,
                                  std::uint8_t* out) const {
  std::memset(out, 0, totem::kSpaces * channels_);
  for (int i = 0; i < seats_; ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    for (const Space piece : position.group(seat)) space(out, piece)[2 * seat.index] = 1;
    if (position.in_play(seat)) {
      std::uint8_t* channel = space(out, position.totem(seat));
      channel[2 * seat.index] = 0;
      channel[2 * seat.index + 1] = 1;
    }
  }
  for (const Space piece : position.travelled()) space(out, piece)[travelled_] = 1;
  std::uint8_t place = 0;
  for (const Space stood : position.path()) space(out, stood)[path_] = ++place;
  std::memset(out + reserves_, 0, layout_.size() - reserves_);
  write_seats(position, viewer, out);
  mark(progress_of(position), 1, out);
  write_quiet(position, out);
}

void Encoding<totem::Game>::update_group(Seat seat, const Note& note, const Position& after,
                                         std::uint8_t* out) const {
  const SpaceSet& was = note.groups[seat.index];
  const SpaceSet& is = after.group(seat);
  const Space old_totem = note.totems[seat.index];
  const Space new_totem = after.totem(seat);
  if (note.action.kind() == Action::Kind::step && old_totem == new_totem) {
    // Mostly that is all.
    SpaceSet moved = was;
    moved.erase(note.action.space());
    moved.insert(note.action.to());
    if (moved == is) {
      space(out, note.action.space())[2 * seat.index] = 0;
      space(out, note.action.to())[2 * seat.index] = 1;
      return;
    }
  }
  (was - is).for_each([&](Space gone) {
    space(out, gone)[2 * seat.index] = 0;
    space(out, gone)[2 * seat.index + 1] = 0;
  });
  (is - was).for_each([&](Space come) { space(out, come)[2 * seat.index] = 1; });
  if (old_totem == new_totem) return;
  if (old_totem != totem::kNoSpace && is.contains(old_totem)) {
    space(out, old_totem)[2 * seat.index] = 1;
    space(out, old_totem)[2 * seat.index + 1] = 0;
  }
  if (new_totem != totem::kNoSpace) {
    space(out, new_totem)[2 * seat.index] = 0;
    space(out, new_totem)[2 * seat.index + 1] = 1;
  }
}

// Only what differs is written: a step moves one piece, most actions none.
void Encoding<totem::Game>::update(const Note& note, const Position& after, Viewer viewer,
                                   std::uint8_t* out) const {
  for (std::uint8_t i = 0; i < seats_; ++i) {
    if (note.totems[i] != after.totem(Seat{i}) || note.groups[i] != after.group(Seat{i})) {
      update_group(Seat{i}, note, after, out);
    }
  }
  if (note.travelled != after.travelled()) {
    (note.travelled - after.travelled()).for_each([&](Space piece) {
      space(out, piece)[travelled_] = 0;
    });
    (after.travelled() - note.travelled).for_each([&](Space piece) {
      space(out, piece)[travelled_] = 1;
    });
  }
  const Position::Path path = after.path();
  const auto [was, is] = std::ranges::mismatch(note.path, path);
  std::for_each(was, note.path.end(), [&](Space stood) { space(out, stood)[path_] = 0; });
  auto place = static_cast<std::uint8_t>(is - path.begin());
  std::for_each(is, path.end(), [&](Space stood) { space(out, stood)[path_] = ++place; });
  write_seats(after, viewer, out);
  mark(note.progress, 0, out);
  mark(progress_of(after), 1, out);
  if (note.quiet_turns != after.quiet_turns()) write_quiet(after, out);
}

}  // namespace menagerie::environment

#include "environment/totem_encoding.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace menagerie::environment {

using totem::Action;
using totem::Axial;
using totem::Position;
using totem::Space;
using totem::SpaceSet;

namespace {

constexpr std::size_t kStages = 8;
constexpr std::size_t kQuietBits = 10;

// By the difference of two neighbours' places, each part from -1 to 1.
constexpr std::array<std::int8_t, 9> number_directions() {
  std::array<std::int8_t, 9> numbers{};
  for (std::size_t i = 0; i < totem::kNeighbours; ++i) {
    const Axial step = totem::tables::kSteps[i];
    numbers[static_cast<std::size_t>(3 * (step.q + 1) + step.r + 1)] = static_cast<std::int8_t>(i);
  }
  return numbers;
}
constexpr auto kDirections = number_directions();

// Which of the six directions leads from one neighbour to the other.
int direction(Space from, Space to) {
  const Axial a = totem::place_of(from);
  const Axial b = totem::place_of(to);
  return kDirections[static_cast<std::size_t>(3 * (b.q - a.q + 1) + b.r - a.r + 1)];
}

std::optional<Action> step_of(int number) {
  const Space from{static_cast<std::uint16_t>(number / static_cast<int>(totem::kNeighbours))};
  const Axial place = totem::place_of(from);
  const Axial step = totem::tables::kSteps[static_cast<std::size_t>(number) % totem::kNeighbours];
  const Space to = totem::space_at(place.q + step.q, place.r + step.r);
  if (to == totem::kNoSpace) return std::nullopt;
  return Action::step(from, to);
}

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

int Encoding<totem::Game>::number(Action action) const {
  switch (action.kind()) {
    case Action::Kind::roll:
      return action.high() * (action.high() - 1) / 2 + action.low() - 1;
    case Action::Kind::step:
      return static_cast<int>(index(action.space()) * totem::kNeighbours) +
             direction(action.space(), action.to());
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
    case Action::Kind::pass:
      break;
  }
  return kPass;
}

std::optional<Action> Encoding<totem::Game>::action(int number, Turn turn) const {
  if (number < 0 || number >= kDecisions) return std::nullopt;
  if (number >= kOut) return Action::out(Seat{static_cast<std::uint8_t>(number - kOut)});
  if (turn == Turn::chance) return roll_of(number);
  if (number < kExchange) return step_of(number);
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

void Encoding<totem::Game>::write_rest(const Position& position, Viewer viewer,
                                       std::uint8_t* out) const {
  std::memset(out + reserves_, 0, layout_.size() - reserves_);
  for (int i = 0; i < seats_; ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    out[reserves_ + seat.index] = static_cast<std::uint8_t>(position.reserve(seat));
    out[waits_ + seat.index] = position.waits(seat) ? 1 : 0;
  }
  write_seat(out + turn_, position.on_turn(), seats_);
  write_seat(out + viewer_, viewer, seats_);
  const totem::Dice dice = position.dice();
  if (dice.rolled()) {
    out[dice_ + dice.high - 1U] = 1;
    out[dice_ + 6 + dice.low - 1U] = 1;
  }
  if (position.points_chosen()) out[points_ + static_cast<std::size_t>(position.points())] = 1;
  out[stage_ + static_cast<std::size_t>(position.stage())] = 1;
  const std::uint32_t quiet =
      std::min<std::uint32_t>(position.quiet_turns(), (1U << kQuietBits) - 1);
  for (std::size_t bit = 0; bit < kQuietBits; ++bit) {
    out[quiet_ + bit] = static_cast<std::uint8_t>(quiet >> bit & 1U);
  }
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
  write_rest(position, viewer, out);
}

// Only what differs is written: a step moves one piece, most actions none.
void Encoding<totem::Game>::update(const Position& before, Action, const Position& after,
                                   Viewer viewer, std::uint8_t* out) const {
  for (int i = 0; i < seats_; ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const SpaceSet& was = before.group(seat);
    const SpaceSet& is = after.group(seat);
    const Space old_totem = before.totem(seat);
    const Space new_totem = after.totem(seat);
    if (was == is && old_totem == new_totem) continue;
    (was - is).for_each([&](Space gone) {
      space(out, gone)[2 * seat.index] = 0;
      space(out, gone)[2 * seat.index + 1] = 0;
    });
    (is - was).for_each([&](Space come) { space(out, come)[2 * seat.index] = 1; });
    if (old_totem != new_totem && old_totem != totem::kNoSpace && is.contains(old_totem)) {
      space(out, old_totem)[2 * seat.index] = 1;
      space(out, old_totem)[2 * seat.index + 1] = 0;
    }
    if (new_totem != totem::kNoSpace) {
      space(out, new_totem)[2 * seat.index] = 0;
      space(out, new_totem)[2 * seat.index + 1] = 1;
    }
  }
  (before.travelled() - after.travelled()).for_each([&](Space piece) {
    space(out, piece)[travelled_] = 0;
  });
  (after.travelled() - before.travelled()).for_each([&](Space piece) {
    space(out, piece)[travelled_] = 1;
  });
  for (const Space stood : before.path()) space(out, stood)[path_] = 0;
  std::uint8_t place = 0;
  for (const Space stood : after.path()) space(out, stood)[path_] = ++place;
  write_rest(after, viewer, out);
}

}  // namespace menagerie::environment

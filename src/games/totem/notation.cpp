// Positions and actions as text.
#include "core/scanner.h"
#include "games/totem/position.h"
#include "messages/totem.h"

namespace menagerie::totem {

namespace {

template <class Spaces>
[[nodiscard]] std::string joined(const Spaces& spaces, char separator) {
  std::string text;
  for (const Space space : spaces) {
    if (!text.empty()) text += separator;
    text += name_of(space);
  }
  return text;
}

[[nodiscard]] Result<Action> parse_roll(Scanner& in) {
  std::array<int, 2> dice{};
  for (int& die : dice) {
    if (in.peek() < '1' || in.peek() > '6')
      return fail(in.unexpected(messages::totem_expected_die));
    die = in.take() - '0';
  }
  if (dice[0] < dice[1])
    return fail(Scanner::error_at(in.column() - 2, messages::totem_higher_die_first));
  return Action::roll(dice[0], dice[1]);
}

[[nodiscard]] Result<Action> parse_use(Scanner& in) {
  const std::size_t column = in.column();
  const Result<std::uint32_t> points = in.number(kMaxPoints);
  if (!points) return fail(points.error());
  if (*points == 0) return fail(Scanner::error_at(column, messages::totem_use_something));
  return Action::use(static_cast<int>(*points));
}

[[nodiscard]] Result<Action> parse_step(Scanner& in) {
  // A letter without a number is rather a word that we do not know than half a space.
  const bool number = in.text().size() > 1 && in.text()[1] >= '0' && in.text()[1] <= '9';
  if (!number) return fail(in.unexpected(messages::totem_expected_action));
  const Result<Space> from = read_space(in);
  if (!from) return fail(from.error());
  if (const Result<void> fine = in.expect('-'); !fine) return fail(fine.error());
  const Result<Space> to = read_space(in);
  if (!to) return fail(to.error());
  return Action::step(*from, *to);
}

[[nodiscard]] Result<Action> parse_on(Scanner& in, Action (*make)(Space)) {
  const Result<Space> space = read_space(in);
  if (!space) return fail(space.error());
  return make(*space);
}

[[nodiscard]] Result<Action> parse_out(Scanner& in) {
  if (in.peek() < '1' || in.peek() > static_cast<char>('0' + kMaxSeats))
    return fail(in.unexpected(messages::totem_expected_seat));
  return Action::out(Seat{static_cast<std::uint8_t>(in.take() - '1')});
}

[[nodiscard]] Result<Action> parse_start_of_action(Scanner& in) {
  if (in.accept("pass")) return Action::pass();
  if (in.accept("end")) return Action::end();
  if (in.accept("again")) return Action::again();
  if (in.accept("leave")) return Action::leave();
  if (in.accept("roll ")) return parse_roll(in);
  if (in.accept("use ")) return parse_use(in);
  if (in.accept("out ")) return parse_out(in);
  if (in.accept('+')) return parse_on(in, &Action::exchange);
  if (in.accept('x')) return parse_on(in, &Action::take);
  if (in.accept('@')) return parse_on(in, &Action::start);
  return parse_step(in);
}

}  // namespace

std::string Position::text() const {
  std::string text;
  for (std::size_t seat = 0; seat < seats_; ++seat) {
    if (seat > 0) text += '/';
    const Seat who{static_cast<std::uint8_t>(seat)};
    if (!in_play(who)) {
      text += waits(who) ? '-' : 'x';
      continue;
    }
    text +=
        name_of(totem(who)) + ':' + joined(pieces(who), ',') + '+' + std::to_string(reserve(who));
  }
  text += ' ' + std::to_string(turn_ + 1) + ' ';
  text += dice_.rolled() ? std::to_string(dice_.high) + std::to_string(dice_.low) : "-";
  text += ' ';
  text += points_ != kNoPoints ? std::to_string(points_) : "-";
  text += stage_ == Stage::strike ? " !" : " ";
  text += path_size_ > 0 ? joined(path(), '>') : stage_ == Stage::extra ? "?" : "-";
  text += ' ';
  text += travelled_.empty() ? "-" : joined(travelled_, ',');
  text += ' ' + std::to_string(quiet_);
  return text;
}

std::string Position::action_text(Action action) {
  switch (action.kind()) {
    case Action::Kind::pass:
      break;
    case Action::Kind::roll:
      return "roll " + std::to_string(action.high()) + std::to_string(action.low());
    case Action::Kind::exchange:
      return "+" + name_of(action.space());
    case Action::Kind::use:
      return "use " + std::to_string(action.points());
    case Action::Kind::step:
      return name_of(action.space()) + "-" + name_of(action.to());
    case Action::Kind::end:
      return "end";
    case Action::Kind::take:
      return "x" + name_of(action.space());
    case Action::Kind::start:
      return "@" + name_of(action.space());
    case Action::Kind::again:
      return "again";
    case Action::Kind::leave:
      return "leave";
    case Action::Kind::out:
      return "out " + std::to_string(action.seat().index + 1);
  }
  return "pass";
}

Result<Action> Position::parse_action(std::string_view text) {
  Scanner in(text);
  const Result<Action> action = parse_start_of_action(in);
  if (!action) return action;
  if (const Result<void> fine = in.expect_end(); !fine) return fail(fine.error());
  return action;
}

}  // namespace menagerie::totem

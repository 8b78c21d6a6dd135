#include "cli/play/players.h"

#include <algorithm>
#include <array>
#include <optional>

#include "cli/play/game_face.h"
#include "cli/terminal/text.h"
#include "core/scanner.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

struct Wish {
  Seat seat;
  std::optional<Contender> computer;
  std::string name;
};

Result<Wish> parse_wish(const Table& table, const std::string& text) {
  const auto refuse = [&] { return fail(messages::cli_seat_form, {quote(text)}); };
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return refuse();
  const Result<Seat> seat = table.find_seat(text.substr(0, equals));
  if (!seat) return fail(seat.error());
  const std::string rest = text.substr(equals + 1);
  const std::size_t colon = std::min(rest.find(':'), rest.size());
  const std::string kind = rest.substr(0, colon);
  Wish wish{*seat, {}, {}};
  if (kind != "person") {
    const Result<Contender> contender = parse_contender(kind, table.game());
    if (!contender) return fail(contender.error());
    wish.computer = *contender;
  }
  if (colon < rest.size()) {
    wish.name = trimmed(rest.substr(colon + 1));
    if (wish.name.empty() || name_from(wish.name) != wish.name)
      return fail(messages::cli_seat_name, {quote(wish.name)});
  }
  return wish;
}

void sit_down(Table& table, Seat seat, const std::optional<Contender>& computer,
              const std::string& name) {
  // A person may go on under the name in the record; a player of the house is somebody else.
  if (computer || !name.empty()) table.set_player(seat, name);
  table.set_computer(seat, computer);
}

}  // namespace

std::string name_of(const Contender& contender, std::string_view game, Language language) {
  if (contender.kind == Contender::Kind::random) {
    return say(messages::cli_player_random, {}, language);
  }
  if (contender.kind == Contender::Kind::level) {
    return say(messages::cli_player_level, {std::to_string(contender.level)}, language);
  }
  const auto specials = face_of(game).special_opponents();
  const auto found = std::ranges::find(specials, contender.special, &SpecialOpponent::name);
  return found == specials.end() ? contender.special : say(found->word, {}, language);
}

std::string shown_name(const Table& table, Seat seat, Language language) {
  const std::string& name = table.player(seat);
  const std::optional<Contender>& computer = table.computer(seat);
  return name.empty() && computer ? name_of(*computer, table.game(), language) : printable(name);
}

Result<void> seat_players(Table& table, const std::vector<std::string>& wishes, int people,
                          const Contender& opponent) {
  std::array<bool, kMaxSeats> taken{};
  int persons = 0;
  for (const std::string& text : wishes) {
    const Result<Wish> wish = parse_wish(table, text);
    if (!wish) return fail(wish.error());
    if (taken.at(wish->seat.index))
      return fail(messages::cli_seat_twice, {std::string(table.seat_name(wish->seat))});
    taken.at(wish->seat.index) = true;
    sit_down(table, wish->seat, wish->computer, wish->name);
    persons += wish->computer ? 0 : 1;
  }
  for (std::uint8_t i = 0; i < table.seats(); ++i) {
    if (taken.at(i) || table.computer(Seat{i})) continue;
    if (persons++ >= people) sit_down(table, Seat{i}, opponent, {});
  }
  return {};
}

void seat_alike(Table& table, const Table& other) {
  for (std::uint8_t i = 0; i < table.seats(); ++i) {
    table.set_player(Seat{i}, other.player(Seat{i}));
    table.set_computer(Seat{i}, other.computer(Seat{i}));
  }
}

std::vector<Seat> people_at(const Table& table) {
  std::vector<Seat> people;
  for (std::uint8_t i = 0; i < table.seats(); ++i) {
    if (!table.computer(Seat{i})) people.push_back(Seat{i});
  }
  return people;
}

}  // namespace menagerie::cli

#include "cli/play/players.h"

#include <algorithm>
#include <optional>

#include "cli/terminal/text.h"
#include "core/scanner.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

struct Wish {
  Seat seat;
  Player player;
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
  Wish wish{*seat, {}};
  if (kind != "person") {
    const Result<Contender> contender = parse_contender(kind, table.game());
    if (!contender) return fail(contender.error());
    wish.player.computer = *contender;
  }
  if (colon < rest.size()) {
    wish.player.name = trimmed(rest.substr(colon + 1));
    if (wish.player.name.empty() || name_from(wish.player.name) != wish.player.name)
      return fail(messages::cli_seat_name, {quote(wish.player.name)});
  }
  return wish;
}

bool is_name_of(const Contender& contender, const std::string& name) {
  for (int i = 0; i < static_cast<int>(languages().size()); ++i) {
    if (name_of(contender, Language{i}) == name) return true;
  }
  return false;
}

// The player of the house that a record means by a name, whatever language it was written in.
std::optional<Contender> computer_named(const std::string& name, std::string_view game) {
  for (const std::string& text : contender_names(game)) {
    const Result<Contender> contender = parse_contender(text, game);
    if (contender && is_name_of(*contender, name)) return *contender;
  }
  return std::nullopt;
}

}  // namespace

std::string name_of(const Contender& contender, Language language) {
  switch (contender.kind) {
    case Contender::Kind::random:
      return say(messages::cli_player_random, {}, language);
    case Contender::Kind::special:
      return say(messages::cli_player_mind_reader, {}, language);
    case Contender::Kind::level:
      break;
  }
  return say(messages::cli_player_level, {std::to_string(contender.level)}, language);
}

Result<Players> seat_players(const Table& table, const std::vector<std::string>& wishes, int people,
                             const Contender& opponent, Language language) {
  std::vector<std::optional<Player>> seats(static_cast<std::size_t>(table.seats()));
  int persons = 0;
  for (const std::string& text : wishes) {
    const Result<Wish> wish = parse_wish(table, text);
    if (!wish) return fail(wish.error());
    std::optional<Player>& seat = seats[wish->seat.index];
    if (seat) return fail(messages::cli_seat_twice, {std::string(table.seat_name(wish->seat))});
    seat = wish->player;
    persons += wish->player.is_person() ? 1 : 0;
  }
  std::vector<std::optional<Contender>> recorded;
  recorded.reserve(seats.size());
  for (std::uint8_t i = 0; i < seats.size(); ++i) {
    recorded.push_back(computer_named(table.player(Seat{i}), table.game()));
  }
  const bool from_record = std::ranges::any_of(recorded, [](const auto& one) { return !!one; });
  Players players;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    Player player;
    if (seats[i]) {
      player = *seats[i];
    } else if (from_record) {
      player.computer = recorded[i];
    } else if (persons < people) {
      ++persons;
    } else {
      player.computer = opponent;
    }
    if (player.computer && player.name.empty()) player.name = name_of(*player.computer, language);
    players.push_back(std::move(player));
  }
  return players;
}

void name_players(Table& table, const Players& players) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if (!players[i].name.empty()) table.set_player(seat, players[i].name);
  }
}

Players moved_on(const Players& players) {
  Players next = players;
  std::ranges::rotate(next, next.end() - 1);
  return next;
}

int count_people(const Players& players) {
  return static_cast<int>(std::ranges::count_if(players, &Player::is_person));
}

}  // namespace menagerie::cli

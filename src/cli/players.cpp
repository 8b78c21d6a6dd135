#include "cli/players.h"

#include <algorithm>
#include <optional>

#include "cli/text.h"
#include "core/scanner.h"

namespace menagerie::cli {

namespace {

constexpr std::size_t kLongestName = 40;

struct Wish {
  Seat seat;
  Player player;
};

Result<Wish> parse_wish(const Table& table, const std::string& text) {
  const auto refuse = [&] { return fail(Message::cli_seat_form, {quote(text)}); };
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return refuse();
  const Result<Seat> seat = table.find_seat(text.substr(0, equals));
  if (!seat) return fail(seat.error());
  const std::string rest = text.substr(equals + 1);
  const std::size_t colon = std::min(rest.find(':'), rest.size());
  const std::string kind = rest.substr(0, colon);
  Wish wish{*seat, {}};
  if (kind == "random") {
    wish.player.kind = PlayerKind::random;
  } else if (kind != "person") {
    return refuse();
  }
  if (colon < rest.size()) {
    wish.player.name = trimmed(rest.substr(colon + 1));
    const bool fine = !wish.player.name.empty() && wish.player.name.size() <= kLongestName &&
                      printable(wish.player.name) == wish.player.name;
    if (!fine) return fail(Message::cli_seat_name, {quote(wish.player.name)});
  }
  return wish;
}

}  // namespace

std::string name_from(std::string_view text) {
  std::string name = printable(trimmed(text));
  while (name.size() > kLongestName) name.erase(character_before(name, name.size()));
  return name;
}

Result<Players> seat_players(const Table& table, const std::vector<std::string>& wishes, int people,
                             Language language) {
  std::vector<std::optional<Player>> seats(static_cast<std::size_t>(table.seats()));
  int persons = 0;
  for (const std::string& text : wishes) {
    const Result<Wish> wish = parse_wish(table, text);
    if (!wish) return fail(wish.error());
    std::optional<Player>& seat = seats[wish->seat.index];
    if (seat) return fail(Message::cli_seat_twice, {std::string(table.seat_name(wish->seat))});
    seat = wish->player;
    persons += wish->player.kind == PlayerKind::person ? 1 : 0;
  }
  const std::string random_name = say(Message::cli_player_random, {}, language);
  bool recorded = false;
  for (std::uint8_t i = 0; i < seats.size(); ++i) {
    recorded = recorded || table.player(Seat{i}) == random_name;
  }
  Players players;
  for (std::uint8_t i = 0; i < seats.size(); ++i) {
    const bool person = recorded ? table.player(Seat{i}) != random_name : persons < people;
    Player player = seats[i].value_or(Player{person ? PlayerKind::person : PlayerKind::random, {}});
    persons += !seats[i] && person ? 1 : 0;
    if (player.kind == PlayerKind::random && player.name.empty()) player.name = random_name;
    players.push_back(std::move(player));
  }
  return players;
}

void name_players(Table& table, const Players& players) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const bool asked = players[i].kind == PlayerKind::random || !players[i].name.empty();
    if (asked) table.set_player(seat, players[i].name);
  }
}

Players moved_on(const Players& players) {
  Players next = players;
  std::ranges::rotate(next, next.end() - 1);
  return next;
}

int count_people(const Players& players) {
  return static_cast<int>(std::ranges::count(players, PlayerKind::person, &Player::kind));
}

}  // namespace menagerie::cli

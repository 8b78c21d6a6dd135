#include "cli/play/order.h"

#include "engine/order.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

// What somebody is called who has no seat yet.
std::string caller(const Players& players, std::size_t player, Language language) {
  const Player& one = players[player];
  if (one.is_person() && !one.name.empty()) return one.name;
  const Message kind = one.is_person() ? messages::cli_order_person : messages::cli_order_computer;
  return say(kind, {std::to_string(player + 1)}, language);
}

}  // namespace

Players in_rolled_order(const Players& players, std::string_view game, Screen& screen,
                        RandomSource& random) {
  const std::optional<SeatOrder> rolled =
      roll_for_seats(game, static_cast<int>(players.size()), random);
  if (!rolled) return players;
  const SeatOrder& order = *rolled;
  const auto name = [&](int player) {
    return caller(players, static_cast<std::size_t>(player), screen.language());
  };
  screen.say(messages::cli_order_heading);
  for (const std::vector<OrderRoll>& round : order.rounds) {
    for (const OrderRoll& roll : round) {
      screen.say(messages::cli_order_roll, {name(roll.player), std::to_string(roll.die)});
    }
  }
  Players seated;
  for (const int player : order.players) {
    seated.push_back(players[static_cast<std::size_t>(player)]);
    screen.say(messages::cli_order_seat, {name(player), std::to_string(seated.size())});
  }
  return seated;
}

}  // namespace menagerie::cli

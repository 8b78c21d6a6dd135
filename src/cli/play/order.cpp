#include "cli/play/order.h"

#include <string>
#include <utility>
#include <vector>

#include "cli/play/players.h"
#include "engine/order.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

struct Roller {
  std::string name;
  std::optional<Contender> computer;
  std::string caller;  // what somebody is called who has no seat yet
  bool alone = false;  // the only person, who needs no name
};

std::vector<Roller> rollers_at(const Table& table, Language language) {
  std::vector<Roller> rollers;
  for (std::uint8_t i = 0; i < table.seats(); ++i) {
    const std::optional<Contender>& computer = table.computer(Seat{i});
    const Message kind = computer ? messages::cli_order_computer : messages::cli_order_person;
    const std::string& name = table.player(Seat{i});
    rollers.push_back({name, computer,
                       name.empty() ? say(kind, {std::to_string(i + 1)}, language) : name,
                       !computer && name.empty() && people_at(table).size() == 1});
  }
  return rollers;
}

}  // namespace

void roll_for_seats(Table& table, Screen& screen, RandomSource& random) {
  const std::optional<SeatOrder> order =
      menagerie::roll_for_seats(table.game(), table.seats(), random);
  if (!order) return;
  const std::vector<Roller> rollers = rollers_at(table, screen.language());
  screen.say(messages::cli_order_heading);
  for (const std::vector<OrderRoll>& round : order->rounds) {
    for (const OrderRoll& roll : round) {
      const Roller& roller = rollers[static_cast<std::size_t>(roll.player)];
      screen.say(roller.alone ? messages::cli_order_you_roll : messages::cli_order_roll,
                 {roller.caller, std::to_string(roll.die)});
    }
  }
  Seat seat{0};
  for (const int player : order->players) {
    const Roller& roller = rollers[static_cast<std::size_t>(player)];
    table.set_player(seat, roller.name);
    table.set_computer(seat, roller.computer);
    ++seat.index;
    screen.say(roller.alone ? messages::cli_order_your_seat : messages::cli_order_seat,
               {roller.caller, std::to_string(seat.index)});
  }
}

}  // namespace menagerie::cli

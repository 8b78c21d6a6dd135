#include "engine/seated_game.h"

#include <chrono>

namespace menagerie {

bool play_to_the_end(Table& table, const SeatedGame& game, RandomSource& dice,
                     RandomSource& thoughts) {
  using Clock = std::chrono::steady_clock;
  for (Node node = table.node(); node.turn != Turn::over; node = table.node()) {
    if (game.stopped()) return false;
    if (node.turn == Turn::chance) {
      const std::string action = table.draw(dice);
      game.seen(node, action, 0);
      continue;
    }
    const Seated who = game.seated(node.seat);
    const Clock::time_point before = Clock::now();
    const std::string action =
        who.expert->choose(table, *who.contender, thoughts, Patience(game.limits));
    const double ms = std::chrono::duration<double, std::milli>(Clock::now() - before).count();
    if (!table.act(action)) return false;
    game.seen(node, action, ms);
  }
  return true;
}

}  // namespace menagerie

#include "engine/order.h"

#include "engine/game_entry.h"

namespace menagerie {

std::optional<SeatOrder> roll_for_seats(std::string_view game, int players, RandomSource& random) {
  const Result<const GameEntry*> entry = find_entry(game);
  if (!entry || (*entry)->seat_order == nullptr) return std::nullopt;
  return (*entry)->seat_order(players, random);
}

}  // namespace menagerie

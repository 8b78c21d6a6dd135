#include "games/totem/seating.h"

#include <algorithm>
#include <numeric>

namespace menagerie::totem {

namespace {

constexpr std::size_t kMarked = kStartSpaces.size();

// How many marked spaces lie between two players of the pattern: 180, 120 or 90 degrees.
[[nodiscard]] std::size_t spacing(int seats) {
  return kMarked / static_cast<std::size_t>(seats);
}

void settle(std::span<int> tied, SeatOrder& order, RandomSource& random) {
  if (tied.size() < 2) return;
  std::vector<OrderRoll> rolls;
  for (const int player : tied) rolls.push_back({player, static_cast<int>(random.below(6)) + 1});
  order.rounds.push_back(rolls);
  std::ranges::sort(rolls, [](const OrderRoll& a, const OrderRoll& b) {
    return a.die != b.die ? a.die > b.die : a.player < b.player;
  });
  std::ranges::transform(rolls, tied.begin(), &OrderRoll::player);
  for (std::size_t first = 0; first < rolls.size();) {
    std::size_t last = first;
    while (last < rolls.size() && rolls[last].die == rolls[first].die) ++last;
    settle(tied.subspan(first, last - first), order, random);
    first = last;
  }
}

}  // namespace

Space automatic_start(int seats, int seat) {
  return kStartSpaces[static_cast<std::size_t>(seat) * spacing(seats)];
}

SpaceSet starts_left(int seats, std::span<const Space> totems) {
  SpaceSet left;
  const auto stands = [](Space totem) { return totem != kNoSpace; };
  const auto first = std::ranges::find_if(totems, stands);
  if (first == totems.end()) {
    for (const Space space : kStartSpaces) left.insert(space);
    return left;
  }
  // Any totem of a pattern fixes it, for they stand evenly around the board.
  const auto marked = std::ranges::find(kStartSpaces, *first);
  if (marked == kStartSpaces.end()) return left;
  const auto offset = static_cast<std::size_t>(marked - kStartSpaces.begin());
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
    left.insert(kStartSpaces[(offset + i * spacing(seats)) % kMarked]);
  for (const Space totem : totems) {
    if (!stands(totem)) continue;
    if (!left.contains(totem)) return {};
    left.erase(totem);
  }
  return left;
}

SeatOrder seat_order(int players, RandomSource& random) {
  SeatOrder order;
  order.players.resize(static_cast<std::size_t>(players));
  std::iota(order.players.begin(), order.players.end(), 0);
  settle(order.players, order, random);
  return order;
}

}  // namespace menagerie::totem

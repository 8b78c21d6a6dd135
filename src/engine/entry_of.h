// The registry's entry of a game and its player. What either of them offers beyond its contract is
// found here, by the names of core/game.h and players/player.h.
#pragma once

#include "engine/expert_of.h"
#include "engine/game_entry.h"
#include "engine/playouts_of.h"
#include "engine/table_of.h"

namespace menagerie {

template <Game G, Player L>
GameInfo info_of() {
  GameInfo info{.name = G::kName,
                .rules_version = G::kRulesVersion,
                .options = G::option_specs(),
                .fewest_seats = G::kFewestSeats,
                .most_seats = G::kMostSeats,
                .seat_names = {},
                .special_opponents = {},
                .seats_are_rolled = RollsForSeats<G>,
                .is_solved = SolvesWithin<L>};
  for (std::uint8_t seat = 0; seat < G::kMostSeats; ++seat) {
    info.seat_names.push_back(G::seat_name(Seat{seat}));
  }
  if constexpr (HasSpecialOpponents<L>) info.special_opponents = L::special_opponents();
  return info;
}

template <Game G, Player L>
GameEntry entry_of() {
  static_assert(std::same_as<typename G::Position, typename L::Position>);
  static_assert(G::kMostSeats <= kMaxSeats);
  GameEntry entry{
      .info = info_of<G, L>(),
      .start = &TableOf<G, L>::start,
      .at = &TableOf<G, L>::at,
      .expert = [] -> std::unique_ptr<AnyExpert> { return std::make_unique<ExpertOf<G, L>>(); },
      .play_randomly = &play_many<G>};
  if constexpr (RollsForSeats<G>) entry.seat_order = &G::seat_order;
  if constexpr (SolvesWithin<L>) entry.solving_nodes = L::kSolvingNodes;
  return entry;
}

}  // namespace menagerie

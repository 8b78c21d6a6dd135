// Random games of one game, as fast as its type allows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "core/play.h"
#include "engine/playouts.h"

namespace menagerie {

// One random game, from its start to its end, added to the statistics.
template <Game G>
void play_one(const typename G::Options& options, Generator& random, PlayoutStatistics& total) {
  typename G::Position position = G::start(options, random);
  typename G::Position::Actions actions;
  std::uint64_t length = 0;
  int first = -1;
  for (Node node = position.node(); node.turn != Turn::over; node = position.node(), ++length) {
    if (node.turn == Turn::chance) {
      position.apply(draw(position, random));
      continue;
    }
    if (first < 0) first = node.seat.index;
    position.legal(actions);
    ++total.decisions;
    total.choices += actions.size();
    total.most_choices = std::max<std::uint64_t>(total.most_choices, actions.size());
    position.apply(actions[random.quick_below(static_cast<std::uint32_t>(actions.size()))]);
  }
  const int winner = position.outcome().winner();
  if (winner < 0) {
    ++total.draws;
  } else {
    ++total.wins[winner];
    if (winner == first) ++total.first_wins;
  }
  total.shortest = total.games == 0 ? length : std::min(total.shortest, length);
  total.longest = std::max(total.longest, length);
  total.actions += length;
  ++total.games;
}

template <Game G>
PlayoutStatistics play_many(const OptionValues& values, std::uint64_t games, std::uint64_t seed,
                            const std::function<bool(std::uint64_t)>& progress) {
  constexpr std::uint64_t kGamesBetweenReports = 64;
  const typename G::Options options = G::options(values);
  Generator random(seed);
  PlayoutStatistics total;
  while (total.games < games) {
    play_one<G>(options, random, total);
    if (total.games % kGamesBetweenReports == 0 && !progress(total.games)) break;
  }
  return total;
}

}  // namespace menagerie

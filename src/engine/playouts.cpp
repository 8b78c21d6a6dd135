#include "engine/playouts.h"

#include <algorithm>

#include "core/play.h"
#include "engine/table.h"
#include "games/tokan/game.h"
#include "games/totem/game.h"
#include "games/two_paths/game.h"

namespace menagerie {

namespace {

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

}  // namespace

Result<PlayoutStatistics> play_random_games(std::string_view game, const OptionValues& options,
                                            std::uint64_t games, std::uint64_t seed,
                                            const std::function<bool(std::uint64_t)>& progress) {
  const Result<GameInfo> info = find_game(game);
  if (!info) return fail(info.error());
  const Result<OptionValues> complete = complete_options(info->options, options);
  if (!complete) return fail(complete.error());
  if (game == tokan::Game::kName) return play_many<tokan::Game>(*complete, games, seed, progress);
  if (game == totem::Game::kName) return play_many<totem::Game>(*complete, games, seed, progress);
  return play_many<two_paths::Game>(*complete, games, seed, progress);
}

}  // namespace menagerie

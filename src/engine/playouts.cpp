#include "engine/playouts.h"

#include "engine/game_entry.h"

namespace menagerie {

Result<PlayoutStatistics> play_random_games(std::string_view game, const OptionValues& options,
                                            std::uint64_t games, std::uint64_t seed,
                                            const std::function<bool(std::uint64_t)>& progress) {
  const Result<const GameEntry*> entry = find_entry(game);
  if (!entry) return fail(entry.error());
  const Result<OptionValues> complete = complete_options((*entry)->info.options, options);
  if (!complete) return fail(complete.error());
  return (*entry)->play_randomly(*complete, games, seed, progress);
}

}  // namespace menagerie

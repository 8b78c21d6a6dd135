// The games that learners can load. A further game is one more line, and its encoding.
#include "engine/game_info.h"
#include "environment/game_of.h"
#include "environment/tokan_encoding.h"
#include "environment/totem_encoding.h"
#include "environment/two_paths_encoding.h"

namespace menagerie::environment {

Result<std::shared_ptr<const LoadedGame>> load(std::string_view name, const OptionValues& options) {
  const Result<GameInfo> info = find_game(name);
  if (!info) return fail(info.error());
  const Result<OptionValues> complete = complete_options(info->options, options);
  if (!complete) return fail(complete.error());
  if (name == tokan::Game::kName) return std::make_shared<GameOf<tokan::Game>>(*complete);
  if (name == two_paths::Game::kName) return std::make_shared<GameOf<two_paths::Game>>(*complete);
  return std::make_shared<GameOf<totem::Game>>(*complete);
}

}  // namespace menagerie::environment

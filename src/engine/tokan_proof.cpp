#include "engine/tokan_proof.h"

#include "games/tokan/game.h"
#include "messages/players_tokan.h"

namespace menagerie {

Result<std::unique_ptr<tokan::Proof>> tokan_proof(const OptionValues& options,
                                                  std::string_view position, std::size_t bytes) {
  const Result<OptionValues> complete = complete_options(tokan::Game::option_specs(), options);
  if (!complete) return fail(complete.error());
  const Result<tokan::Position> parsed =
      tokan::Game::parse(position, tokan::Game::options(*complete));
  if (!parsed) return fail(parsed.error());
  if (parsed->field() == nullptr) return fail(messages::players_tokan_proof_laying);
  return std::make_unique<tokan::Proof>(*parsed->field(), bytes);
}

}  // namespace menagerie

#include "engine/signature.h"

#include <utility>
#include <vector>

#include "core/hash.h"
#include "engine/expert.h"
#include "games/two_paths/game.h"

namespace menagerie {

namespace {

constexpr std::uint64_t kGames = 4;
// A short thought everywhere, and one that is long enough to solve Two Paths.
constexpr Limits kShort{.nodes = 30'000};
constexpr Limits kSolving{.nodes = 100'000'000};

// Random openings, so that different stages of a game are met.
std::vector<Table> positions_of(std::string_view game) {
  std::vector<Table> tables;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    Generator random(seed);
    Result<Table> table = Table::start(game, {}, random, seed);
    if (!table) continue;
    for (std::uint64_t i = 0; i < seed * 5 && table->node().turn != Turn::over; ++i) {
      if (!table->act(table->random_action(random))) break;
    }
    while (table->node().turn == Turn::chance) table->draw(random);
    tables.push_back(std::move(*table));
  }
  return tables;
}

}  // namespace

Signature signature_of(std::string_view game) {
  Expert expert(game);
  Signature signature;
  std::uint64_t hash = kEmptyHash;
  const auto add = [&](const Table& table, const Limits& limits) {
    const Opinion opinion = expert.analyse(table, {.lines = 3}, Patience(limits));
    signature.nodes += opinion.nodes;
    for (const Advice& advice : opinion.policy) hash = hash_bytes(advice.action + ' ', hash);
    for (const std::string& action : opinion.pv) hash = hash_bytes(action + ' ', hash);
  };
  for (const Table& table : positions_of(game)) {
    add(table, kShort);
    if (game == two_paths::Game::kName) add(table, kSolving);
  }
  signature.answers = std::to_string(hash);
  return signature;
}

}  // namespace menagerie

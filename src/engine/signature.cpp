#include "engine/signature.h"

#include <utility>
#include <vector>

#include "core/hash.h"
#include "engine/expert.h"

namespace menagerie {

namespace {

constexpr std::uint64_t kGames = 4;
constexpr Limits kLimits{.nodes = 30'000};

// Random openings, so that different stages of a game are met.
std::vector<Table> positions_of(std::string_view game) {
  std::vector<Table> tables;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    Generator random(seed);
    Result<Table> table = Table::start(game, {}, random, seed);
    if (!table) continue;
    for (std::uint64_t i = 0; i < seed * 5 && table->node().turn != Turn::over; ++i) {
      (void)table->act(table->random_action(random));
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
  for (const Table& table : positions_of(game)) {
    const Opinion opinion = expert.analyse(table, {.lines = 3}, Patience(kLimits));
    signature.nodes += opinion.nodes;
    for (const Advice& advice : opinion.policy) hash = hash_bytes(advice.action + ' ', hash);
    for (const std::string& action : opinion.pv) hash = hash_bytes(action + ' ', hash);
  }
  signature.answers = std::to_string(hash);
  return signature;
}

}  // namespace menagerie

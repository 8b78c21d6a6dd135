#include "engine/signature.h"

#include <utility>
#include <vector>

#include "core/hash.h"
#include "engine/expert.h"
#include "engine/game_entry.h"

namespace menagerie {

namespace {

constexpr std::uint64_t kGames = 4;
constexpr Limits kShort{.nodes = 30'000};

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

Signature signature_of(const GameEntry& game) {
  Expert expert(game);
  Signature signature;
  std::uint64_t hash = kEmptyHash;
  const auto add = [&](const Table& table, const Limits& limits) {
    const Opinion opinion = expert.analyse(table, {.lines = 3}, Patience(limits));
    signature.nodes += opinion.nodes;
    for (const Advice& advice : opinion.policy) hash = hash_bytes(advice.action + ' ', hash);
    for (const std::string& action : opinion.pv) hash = hash_bytes(action + ' ', hash);
  };
  for (const Table& table : positions_of(game.info.name)) {
    add(table, kShort);
    if (game.solving_nodes != 0) add(table, {.nodes = game.solving_nodes});
  }
  signature.answers = std::to_string(hash);
  return signature;
}

}  // namespace

Result<Signature> signature_of(std::string_view game) {
  const Result<const GameEntry*> entry = find_entry(game);
  if (!entry) return fail(entry.error());
  return signature_of(**entry);
}

}  // namespace menagerie

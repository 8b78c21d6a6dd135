// Plays random games of all three kinds by their typed rules, as a search would, and then asks the
// engine, which knows games by name, what it would do after the first steps of each.
#include <array>
#include <cstdint>
#include <cstdio>
#include <menagerie/core/play.h>
#include <menagerie/engine/expert.h>
#include <menagerie/games/tokan/game.h>
#include <menagerie/games/totem/game.h>
#include <menagerie/games/two_paths/game.h>
#include <string>

using namespace menagerie;

template <Game G>
void play_at_random(int games, std::uint64_t seed) {
  const Result<OptionValues> standard = complete_options(G::option_specs(), {});
  const typename G::Options options = G::options(*standard);
  Generator random(seed);
  std::array<int, kMaxSeats> wins{};
  int draws = 0;
  int actions = 0;
  for (int game = 0; game < games; ++game) {
    typename G::Position position = G::start(options, random);
    for (; position.node().turn != Turn::over; ++actions) {
      position.apply(random_action(position, random));  // decisions and dice alike
    }
    const int winner = position.outcome().winner();
    ++(winner < 0 ? draws : wins[static_cast<std::size_t>(winner)]);
  }
  std::printf("%s: %d random games, %d actions, won %d and %d, drawn %d\n",
              std::string(G::kName).c_str(), games, actions, wins[0], wins[1], draws);
}

bool ask_for_advice(const std::string& game, std::uint64_t seed) {
  Generator random(seed);
  Result<Table> table = Table::start(game, {}, random, seed);
  if (!table) {
    std::printf("%s\n", table.error().full_sentence().c_str());
    return false;
  }
  // A few random steps, and on to the next decision.
  while (table->ply() < 8 || table->node().turn == Turn::chance) {
    if (!table->act(table->random_action(random))) return false;
  }
  Expert expert(*table);
  const Opinion opinion = expert.analyse(*table, {.lines = 3}, Patience({.nodes = 20'000}));
  std::printf("%s: %s\n", game.c_str(), table->position().c_str());
  for (const Advice& advice : opinion.policy) {
    std::printf("  %s wins in %.0f of 100 games\n", advice.action.c_str(), 100 * advice.value);
  }
  const Contender beginner{.level = 2};
  std::printf("  a beginner plays %s\n",
              expert.choose(*table, beginner, random, Patience({})).c_str());
  // What comes from outside is refused with a reason, in four languages.
  const Result<void> refused = table->act("nonsense");
  if (!refused) std::printf("  %s\n", refused.error().full_sentence(language_of("en")).c_str());
  return true;
}

int main() {
  play_at_random<tokan::Game>(100, 1);
  play_at_random<two_paths::Game>(100, 1);
  play_at_random<totem::Game>(3, 1);
  return ask_for_advice("tokan", 1) && ask_for_advice("two-paths", 1) && ask_for_advice("totem", 1)
             ? 0
             : 1;
}

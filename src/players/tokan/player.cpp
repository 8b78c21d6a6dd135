#include "players/tokan/player.h"

#include "games/tokan/game.h"
#include "players/tokan/field_search.h"
#include "players/tokan/laying_search.h"
#include "players/tokan/short_sight.h"

namespace menagerie::tokan {

static_assert(ChoosesStart<Player, Game>);

namespace {

Analysis<Position> over(const Field& field) {
  Analysis<Position> analysis;
  analysis.exact = true;
  const int winner = field.outcome().winner();
  for (int seat = 0; seat < kColours; ++seat) {
    analysis.value[static_cast<std::size_t>(seat)] = winner < 0 ? 0.5 : winner == seat ? 1 : 0;
  }
  return analysis;
}

}  // namespace

Analysis<Position> Player::analyse(const Position& position, const Watch<Position>& watch,
                                   int lines, std::uint64_t seed) {
  if (const Laying* laying = position.laying()) {
    return LayingSearch(*laying, watch, lines, seed).run();
  }
  const Field& field = *position.field();
  if (field.node().turn == Turn::over) return over(field);
  return FieldSearch(field, table_, watch, lines).run();
}

Action Player::choose(const Position& position, int level, RandomSource& random,
                      const Watch<Position>& watch) {
  return choose(position, skill_of(level), random, watch);
}

Action Player::choose(const Position& position, const Skill& skill, RandomSource& random,
                      const Watch<Position>& watch) {
  const std::uint64_t seed = random.next();
  Watch<Position> limited = watch;
  limited.enough = [&](std::uint64_t nodes) { return nodes >= skill.nodes || watch.enough(nodes); };
  if (const Laying* laying = position.laying()) {
    LayingSearch search(*laying, watch, 1, seed);
    search.at_most(skill.tries * laying->count_legal());
    return search.run().policy.front().action;
  }
  const Field& field = *position.field();
  if (skill.depth > 0) return ShortSight(skill, watch, seed).choose(field);
  search::TranspositionTable& table = skill.nodes <= kFewNodes ? small_table_ : table_;
  return FieldSearch(field, table, limited, 1).best_try();
}

}  // namespace menagerie::tokan

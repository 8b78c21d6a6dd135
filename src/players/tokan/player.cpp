#include "players/tokan/player.h"

#include "players/tokan/field_search.h"
#include "players/tokan/laying_search.h"

namespace menagerie::tokan {

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

}  // namespace menagerie::tokan

// Who sits where in a terminal game: a person at the keyboard, or one of the house's players.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/result.h"
#include "engine/contender.h"
#include "engine/table.h"

namespace menagerie::cli {

struct Player {
  std::optional<Contender> computer;  // nothing: a person
  std::string name;

  [[nodiscard]] bool is_person() const { return !computer; }
};

// Players by seat.
using Players = std::vector<Player>;

// What a player of the house is called: "level 3".
[[nodiscard]] std::string name_of(const Contender& contender, Language language);

// The players of a table from what was asked for, each like "b=3" or "r=person:Anna". The free
// seats go to persons until there are `people` of them, then to the opponent; but where the table
// comes from a record that names players of the house, those stay so and the rest are persons.
[[nodiscard]] Result<Players> seat_players(const Table& table,
                                           const std::vector<std::string>& wishes, int people,
                                           const Contender& opponent, Language language);

// Writes the names into the table, so that the record has them. A name that a loaded record
// brought along stays where nobody asked for another.
void name_players(Table& table, const Players& players);

// The players one seat further, as in a rematch.
[[nodiscard]] Players moved_on(const Players& players);

[[nodiscard]] int count_people(const Players& players);

}  // namespace menagerie::cli

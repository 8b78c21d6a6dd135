// Who sits where in a terminal game: a person at the keyboard, or the random player.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/result.h"
#include "engine/table.h"

namespace menagerie::cli {

enum class PlayerKind : std::uint8_t { person, random };

struct Player {
  PlayerKind kind = PlayerKind::person;
  std::string name;
};

// Players by seat.
using Players = std::vector<Player>;

// A typed name, trimmed and cut to what a record holds; whatever could steer a terminal is gone.
[[nodiscard]] std::string name_from(std::string_view text);

// The players of a table from what was asked for, each like "b=random" or "r=person:Anna". The
// free seats go to persons until there are `people` of them, then to the random player; but where
// the table comes from a record that names random players, those stay so and the rest are persons.
[[nodiscard]] Result<Players> seat_players(const Table& table,
                                           const std::vector<std::string>& wishes, int people,
                                           Language language);

// Writes the names into the table, so that the record has them. A name that a loaded record
// brought along stays where nobody asked for another.
void name_players(Table& table, const Players& players);

// The players one seat further, as in a rematch.
[[nodiscard]] Players moved_on(const Players& players);

[[nodiscard]] int count_people(const Players& players);

}  // namespace menagerie::cli

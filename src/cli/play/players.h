// Who sits where in a terminal game: a person at the keyboard, or one of the house's players. The
// table knows it; here it is decided by what was asked for, and made readable.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/result.h"
#include "engine/contender.h"
#include "engine/table.h"

namespace menagerie::cli {

// What a player of the house is called: "level 3".
[[nodiscard]] std::string name_of(const Contender& contender, std::string_view game,
                                  Language language);
// What whoever sits there is called: by name, or a player of the house by what it is; empty for a
// person without a name.
[[nodiscard]] std::string shown_name(const Table& table, Seat seat, Language language);

// Seats the players that were asked for, each like "b=3" or "r=person:Anna". Players of the house
// whom a record brought along stay; the seats still free go to persons until there are `people` of
// them, then to the opponent.
[[nodiscard]] Result<void> seat_players(Table& table, const std::vector<std::string>& wishes,
                                        int people, const Contender& opponent);

// The same players, seat by seat, at another table of the game. Pre: it has as many seats.
void seat_alike(Table& table, const Table& other);

// The seats of the people at this screen.
[[nodiscard]] std::vector<Seat> people_at(const Table& table);

}  // namespace menagerie::cli

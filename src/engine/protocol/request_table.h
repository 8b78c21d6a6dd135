// The table that a request is about: many words of the protocol name one, by a position or by a
// start and the actions since.
#pragma once

#include "core/record.h"
#include "engine/protocol/request.h"
#include "engine/table.h"

namespace menagerie {

// The error, with the field of the request that it is about.
[[nodiscard]] std::unexpected<Error> in_field(Error error, std::string field);
// An error of an option names the option inside the field that holds them.
[[nodiscard]] std::unexpected<Error> in_options(Error error);

// The table of `game`, `options` and a field with a position.
[[nodiscard]] Result<Table> table_of(const Request& request,
                                     std::string_view position_field = "position");
// Applies the list `actions`.
Result<void> act_all(Table& table, const Request& request);
// Ends the game as the field `ended` says, where there is one.
Result<void> end_as_told(Table& table, const Request& request);
// The table of a `position` alone, or of `start`, the `actions` since and how it `ended`.
[[nodiscard]] Result<Table> game_so_far(const Request& request);
// The field `record`, read; and the table it leads to.
[[nodiscard]] Result<Record> record_of(const Request& request);
[[nodiscard]] Result<Table> recorded_game(const Request& request);

}  // namespace menagerie

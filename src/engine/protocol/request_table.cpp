#include "engine/protocol/request_table.h"

namespace menagerie {

std::unexpected<Error> in_field(Error error, std::string field) {
  error.place.field = std::move(field);
  return fail(std::move(error));
}

std::unexpected<Error> in_options(Error error) {
  if (error.place.field != "game" && error.place.field != "position") {
    error.place.field = "options." + error.place.field;
  }
  return fail(std::move(error));
}

Result<Table> table_of(const Request& request, std::string_view position_field) {
  const Result<std::string> game = request.text("game");
  if (!game) return fail(game.error());
  const Result<std::string> position = request.text(position_field);
  if (!position) return fail(position.error());
  const Result<OptionValues> options = request.options("options");
  if (!options) return fail(options.error());
  Result<Table> table = Table::at(*game, *options, *position);
  if (table) return table;
  if (table.error().place.field == "position") {
    return in_field(table.error(), std::string(position_field));
  }
  return in_options(table.error());
}

Result<void> act_all(Table& table, const Request& request) {
  const Result<std::vector<std::string>> actions = request.texts("actions");
  if (!actions) return fail(actions.error());
  for (std::size_t i = 0; i < actions->size(); ++i) {
    if (const Result<void> fine = table.act((*actions)[i]); !fine) {
      return in_field(fine.error(), "actions[" + std::to_string(i) + "]");
    }
  }
  return {};
}

Result<Table> game_so_far(const Request& request) {
  if (!request.has("start")) return table_of(request);
  Result<Table> table = table_of(request, "start");
  if (!table) return table;
  if (const Result<void> fine = act_all(*table, request); !fine) return fail(fine.error());
  if (const Result<void> fine = end_as_told(*table, request); !fine) return fail(fine.error());
  return table;
}

Result<void> end_as_told(Table& table, const Request& request) {
  if (!request.has("ended")) return {};
  const Result<std::string> text = request.text("ended");
  if (!text) return fail(text.error());
  const Result<Ending> ending = table.parse_ending(*text);
  if (!ending) return in_field(ending.error(), "ended");
  const Result<void> fine = table.restore_ending(*ending);
  return fine ? fine : in_field(fine.error(), "ended");
}

Result<Record> record_of(const Request& request) {
  const Result<std::string> text = request.text("record");
  if (!text) return fail(text.error());
  Result<Record> record = parse_record(*text);
  if (!record) return in_field(record.error(), "record");
  return record;
}

Result<Table> recorded_game(const Request& request) {
  const Result<Record> record = record_of(request);
  if (!record) return fail(record.error());
  Result<Table> table = Table::replay(*record);
  if (!table) return in_field(table.error(), "record");
  return table;
}

}  // namespace menagerie

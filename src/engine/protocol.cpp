#include "engine/protocol.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/record.h"
#include "core/scanner.h"
#include "engine/request.h"
#include "engine/table.h"
#include "engine/view_json.h"

namespace menagerie {

namespace {

constexpr std::uint64_t kDeepestPerft = 50;
// Positions above the last two plies; Tokan and Totem need some ten seconds for so many.
constexpr std::uint64_t kMostPerftPositions = 10'000'000;

std::unexpected<Error> in_field(Error error, std::string field) {
  error.place.field = std::move(field);
  return fail(std::move(error));
}

// An error of an option names the option inside the field that holds them.
std::unexpected<Error> in_options(Error error) {
  if (error.place.field != "game" && error.place.field != "position") {
    error.place.field = "options." + error.place.field;
  }
  return fail(std::move(error));
}

// The table that a request names by `game`, `options` and a field with a position.
Result<Table> table_of(const Request& request, std::string_view position_field = "position") {
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

Json option_json(const OptionSpec& spec) {
  Json json = {{"name", spec.name}, {"default", spec.standard}};
  if (spec.choices.empty()) {
    json["min"] = spec.min;
    json["max"] = spec.max;
  } else {
    json["values"] = Json::array();
    for (const std::string_view choice : spec.choices) json["values"].push_back(choice);
  }
  return json;
}

Result<Json> answer_games(const Request&, RandomSource&) {
  Json list = Json::array();
  for (const GameInfo& info : games()) {
    Json options = Json::array();
    for (const OptionSpec& spec : info.options) options.push_back(option_json(spec));
    list.push_back({{"game", info.name}, {"rules", info.rules_version}, {"options", options}});
  }
  return Json{{"games", list}};
}

Result<Json> answer_start(const Request& request, RandomSource& random) {
  const Result<std::string> game = request.text("game");
  if (!game) return fail(game.error());
  const Result<OptionValues> options = request.options("options");
  if (!options) return fail(options.error());
  const Result<std::optional<std::uint64_t>> given = request.seed();
  if (!given) return fail(given.error());
  const std::uint64_t seed = *given ? **given : random.next();
  Generator generator(seed);
  const Result<Table> table = Table::start(*game, *options, generator, seed);
  if (!table) return in_options(table.error());
  return Json{{"position", table->position()},
              {"options", table->options()},
              {"seed", std::to_string(seed)}};
}

Result<Json> answer_legal(const Request& request, RandomSource&) {
  const Result<Table> table = table_of(request);
  if (!table) return fail(table.error());
  const Node node = table->node();
  Json json = {{"turn", turn_name(node.turn)},
               {"seat", seat_json(*table, node)},
               {"actions", table->legal()}};
  if (node.turn == Turn::chance) json["weights"] = table->weights();
  return json;
}

Result<Json> answer_apply(const Request& request, RandomSource&) {
  Result<Table> table = table_of(request);
  if (!table) return fail(table.error());
  if (const Result<void> fine = act_all(*table, request); !fine) return fail(fine.error());
  return Json{{"position", table->position()}};
}

Result<Json> answer_result(const Request& request, RandomSource&) {
  const Result<Table> table = table_of(request);
  if (!table) return fail(table.error());
  return standing_json(*table, table->standing());
}

Result<Json> answer_perft(const Request& request, RandomSource&) {
  const Result<Table> table = table_of(request);
  if (!table) return fail(table.error());
  const Result<std::uint64_t> depth =
      request.number("depth", kDeepestPerft, Message::protocol_a_depth);
  if (!depth) return fail(depth.error());
  std::uint64_t visited = 0;
  const Result<std::uint64_t> nodes =
      table->perft(static_cast<int>(*depth), [&] { return ++visited > kMostPerftPositions; });
  if (!nodes) return in_field(nodes.error(), "position");
  if (visited > kMostPerftPositions) {
    return fail(Message::protocol_too_deep, {std::to_string(kMostPerftPositions)},
                Place{.field = "depth"});
  }
  return Json{{"nodes", *nodes}};
}

Result<Json> answer_view(const Request& request, RandomSource&) {
  const Result<Table> table = table_of(request);
  if (!table) return fail(table.error());
  Viewer viewer;
  if (request.has("viewer")) {
    const Result<std::string> name = request.text("viewer");
    if (!name) return fail(name.error());
    if (*name != "spectator") {
      const Result<Seat> seat = table->find_seat(*name);
      if (!seat) return in_field(seat.error(), "viewer");
      viewer = *seat;
    }
  }
  return Json{{"view", view_json(*table, viewer)}};
}

Result<Json> answer_record(const Request& request, RandomSource&) {
  Result<Table> table = table_of(request, "start");
  if (!table) return fail(table.error());
  const Result<OptionValues> players = request.options("players");
  if (!players) return fail(players.error());
  for (const auto& [name, player] : *players) {
    const Result<Seat> seat = table->find_seat(name);
    if (!seat) return in_field(seat.error(), "players");
    table->set_player(*seat, player);
  }
  if (const Result<void> fine = act_all(*table, request); !fine) return fail(fine.error());
  return Json{{"record", record_text(table->record())}};
}

Result<Json> answer_replay(const Request& request, RandomSource&) {
  const Result<std::string> text = request.text("record");
  if (!text) return fail(text.error());
  const Result<Record> record = parse_record(*text);
  if (!record) return in_field(record.error(), "record");
  const Result<Table> table = Table::replay(*record);
  if (!table) return in_field(table.error(), "record");
  Json players = Json::object();
  for (int i = 0; i < table->seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    players[std::string(table->seat_name(seat))] = table->player(seat);
  }
  Json comments = Json::array();
  for (const RecordedAction& action : record->actions) comments.push_back(action.comment);
  Json json = {{"game", table->game()},
               {"options", table->options()},
               {"players", players},
               {"start", record->tag("Start")->value},
               {"actions", table->history(std::nullopt)},
               {"comments", comments},
               {"position", table->position()}};
  json.update(standing_json(*table, table->standing()));
  return json;
}

Result<Json> answer_stop(const Request&, RandomSource&) {
  return fail(Message::protocol_no_analysis, {}, Place{.field = "id"});
}

struct Command {
  std::string_view name;
  Result<Json> (*answer)(const Request&, RandomSource&);
};

constexpr std::array<Command, 10> kCommands = {{{"games", answer_games},
                                                {"start", answer_start},
                                                {"legal", answer_legal},
                                                {"apply", answer_apply},
                                                {"result", answer_result},
                                                {"perft", answer_perft},
                                                {"view", answer_view},
                                                {"record", answer_record},
                                                {"replay", answer_replay},
                                                {"stop", answer_stop}}};

Result<Json> dispatch(const Request& request, RandomSource& random) {
  if (const Result<void> fine = request.check_id(); !fine) return fail(fine.error());
  const Result<std::string> name = request.text("cmd");
  if (!name) return fail(name.error());
  const auto command = std::ranges::find(kCommands, *name, &Command::name);
  if (command != kCommands.end()) return command->answer(request, random);
  std::string names;
  for (const Command& known : kCommands) {
    if (!names.empty()) names += ", ";
    names += known.name;
  }
  return fail(Message::protocol_unknown_command, {quote(*name), names}, Place{.field = "cmd"});
}

Json error_json(const Error& error, Language language) {
  Json json = {{"code", name_of(error.code)},
               {"field", error.place.field.empty() ? Json() : Json(error.place.field)},
               {"message", error.sentence(language)}};
  if (error.place.line > 0) json["line"] = error.place.line;
  if (error.place.column > 0) json["column"] = error.place.column;
  return json;
}

}  // namespace

void Protocol::answer(std::string_view line, const Emit& emit) {
  const Result<Request> request = Request::parse(line);
  Json answer = {{"id", request ? request->id() : Json()}};
  const Result<Json> body =
      request ? dispatch(*request, random_) : Result<Json>(std::unexpect, request.error());
  if (body) {
    answer.update(*body);
  } else {
    answer["error"] = error_json(body.error(), request ? request->language() : Language{});
  }
  emit(answer.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace menagerie

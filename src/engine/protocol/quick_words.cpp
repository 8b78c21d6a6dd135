#include "engine/protocol/quick_words.h"

#include <array>
#include <string>

#include "core/record.h"
#include "engine/protocol/json_object.h"
#include "engine/protocol/request_table.h"
#include "engine/protocol/view_json.h"
#include "engine/table.h"
#include "messages/engine.h"

namespace menagerie {

namespace {

constexpr std::uint64_t kDeepestPerft = 50;
// Positions above the last two plies; Tokan and Totem need about a second for so many, in which
// nothing else is answered.
constexpr std::uint64_t kMostPerftPositions = 1'000'000;

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
      request.number("depth", kDeepestPerft, messages::protocol_a_depth);
  if (!depth) return fail(depth.error());
  std::uint64_t visited = 0;
  const Result<std::uint64_t> nodes =
      table->perft(static_cast<int>(*depth), [&] { return ++visited > kMostPerftPositions; });
  if (!nodes) return in_field(nodes.error(), "position");
  if (visited > kMostPerftPositions) {
    return fail(messages::protocol_too_deep, {std::to_string(kMostPerftPositions)},
                Place{.field = "depth"});
  }
  return Json{{"nodes", *nodes}};
}

// Who did each of these actions; null for chance.
Json doers(Table table, const std::vector<std::string>& actions) {
  Json seats = Json::array();
  for (const std::string& action : actions) {
    seats.push_back(seat_json(table, table.node()));
    if (!table.act(action)) break;
  }
  return seats;
}

Result<Json> answer_view(const Request& request, RandomSource&) {
  const Result<Table> table = game_so_far(request);
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
  const std::vector<std::string> history = table->history(viewer);
  Result<Table> start = table_of(request, request.has("start") ? "start" : "position");
  if (!start) return fail(start.error());
  return json_object("view", view_json(*table, viewer), "history", history, "by",
                     doers(std::move(*start), history));
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
  const Result<Record> record = record_of(request);
  if (!record) return fail(record.error());
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

constexpr std::array<QuickWord, 9> kWords = {{{"games", answer_games},
                                              {"start", answer_start},
                                              {"legal", answer_legal},
                                              {"apply", answer_apply},
                                              {"result", answer_result},
                                              {"perft", answer_perft},
                                              {"view", answer_view},
                                              {"record", answer_record},
                                              {"replay", answer_replay}}};

}  // namespace

std::span<const QuickWord> quick_words() {
  return kWords;
}

}  // namespace menagerie

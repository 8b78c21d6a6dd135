#include "engine/protocol/quick_words.h"

#include <array>
#include <functional>
#include <string>

#include "core/record.h"
#include "engine/order.h"
#include "engine/protocol/json_object.h"
#include "engine/protocol/request_table.h"
#include "engine/protocol/view_json.h"
#include "engine/table.h"
#include "messages/core.h"
#include "messages/engine.h"
#include "players/player.h"

namespace menagerie {

namespace {

constexpr std::uint64_t kDeepestPerft = 50;
// Positions above the last two plies; Tokan and Totem need about a second for so many, in which
// nothing else is answered.
constexpr std::uint64_t kMostPerftPositions = 250'000;

Json option_json(const OptionSpec& spec) {
  Json json = {{"name", spec.name}, {"default", spec.standard}};
  if (spec.choices.empty()) {
    json["min"] = spec.min;
    json["max"] = spec.max;
  } else {
    json["values"] = Json::array();
    for (const std::string_view choice : spec.choices) json["values"].push_back(choice);
  }
  if (!spec.usual.empty()) json["usual"] = spec.usual;
  if (spec.for_study) json["study"] = true;
  return json;
}

Json levels_json() {
  Json levels = Json::array();
  for (int level = 1; level <= kLevels; ++level) levels.push_back(std::to_string(level));
  return levels;
}

Result<Json> answer_games(const Request&, RandomSource&) {
  Json list = Json::array();
  for (const GameInfo& info : games()) {
    Json options = Json::array();
    for (const OptionSpec& spec : info.options) options.push_back(option_json(spec));
    list.push_back({{"game", info.name},
                    {"rules", info.rules_version},
                    {"options", options},
                    {"seats", info.seat_names},
                    {"fewest", info.fewest_seats},
                    {"most", info.most_seats},
                    {"rolled", info.seats_are_rolled},
                    {"levels", levels_json()},
                    {"opponents", info.special_opponents},
                    {"solved", info.is_solved}});
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

// The dice of a round by player, and null for whoever did not roll in it.
Json round_json(const std::vector<OrderRoll>& round, std::size_t players) {
  Json dice = Json::array();
  for (std::size_t i = 0; i < players; ++i) dice.push_back(nullptr);
  for (const OrderRoll& roll : round) dice[static_cast<std::size_t>(roll.player)] = roll.die;
  return dice;
}

Result<Json> answer_order(const Request& request, RandomSource& random) {
  const Result<std::string> game = request.text("game");
  if (!game) return fail(game.error());
  const Result<GameInfo> info = find_game(*game);
  if (!info) return fail(info.error());
  if (!info->seats_are_rolled) {
    return fail(messages::protocol_not_rolled, {*game}, Place{.field = "game"});
  }
  const auto fewest = static_cast<std::uint64_t>(info->fewest_seats);
  const auto most = static_cast<std::uint64_t>(info->most_seats);
  const Result<std::uint64_t> players =
      request.number("players", most, messages::protocol_a_number_of_players);
  if (!players) return fail(players.error());
  if (*players < fewest) {
    return fail(messages::protocol_field_type,
                {std::to_string(*players), messages::protocol_a_number_of_players},
                Place{.field = "players"});
  }
  const Result<std::optional<std::uint64_t>> given = request.seed();
  if (!given) return fail(given.error());
  const std::uint64_t seed = *given ? **given : random.next();
  Generator generator(seed);
  const SeatOrder order = *roll_for_seats(*game, static_cast<int>(*players), generator);
  Json rounds = Json::array();
  for (const auto& round : order.rounds) rounds.push_back(round_json(round, *players));
  return Json{
      {"rounds", std::move(rounds)}, {"order", order.players}, {"seed", std::to_string(seed)}};
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

// Who did each of the first actions; null for chance.
Json doers(const Table& table, std::size_t actions) {
  const std::vector<Node> nodes = table.nodes();
  Json seats = Json::array();
  for (std::size_t i = 0; i < actions; ++i) seats.push_back(seat_json(table, nodes[i]));
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
  return json_object("view", view_json(*table, viewer), "history", history, "by",
                     doers(*table, history.size()), "deeds", deeds_json(*table, viewer));
}

// Seats by their names, each with a value that `take` gives to the table.
Result<void> for_seats(Table& table, const Request& request, const std::string& field,
                       const std::function<Result<void>(Seat, const std::string&)>& take) {
  const Result<OptionValues> values = request.options(field);
  if (!values) return fail(values.error());
  for (const auto& [name, value] : *values) {
    const Result<Seat> seat = table.find_seat(name);
    if (!seat) return in_field(seat.error(), field);
    if (const Result<void> fine = take(*seat, value); !fine) return in_field(fine.error(), field);
  }
  return {};
}

// Who sits where: `players` are their names, `levels` say which of them are the computer, `figures`
// what they play with.
Result<void> seat_all(Table& table, const Request& request) {
  const Result<void> named =
      for_seats(table, request, "players", [&](Seat seat, const std::string& name) {
        table.set_player(seat, name);
        return Result<void>();
      });
  if (!named) return named;
  const Result<void> levelled =
      for_seats(table, request, "levels", [&](Seat seat, const std::string& level) {
        const Result<Contender> contender = parse_contender(level, table.game());
        if (!contender) return Result<void>(std::unexpect, contender.error());
        table.set_computer(seat, *contender);
        return Result<void>();
      });
  if (!levelled) return levelled;
  const Result<void> dressed = for_seats(
      table, request, "figures",
      [&](Seat seat, const std::string& figure) { return table.set_figure(seat, figure); });
  if (!dressed) return dressed;
  if (const Result<void> fine = table.check_figures(); !fine)
    return in_field(fine.error(), "figures");
  return {};
}

void add_seated(Json& json, const Table& table) {
  Json players = Json::object();
  Json levels = Json::object();
  Json figures = Json::object();
  for (std::uint8_t i = 0; i < table.seats(); ++i) {
    const std::string name(table.seat_name(Seat{i}));
    players[name] = table.player(Seat{i});
    if (const auto& computer = table.computer(Seat{i})) levels[name] = contender_text(*computer);
    if (!table.figure(Seat{i}).empty()) figures[name] = table.figure(Seat{i});
  }
  json["players"] = std::move(players);
  json["levels"] = std::move(levels);
  json["figures"] = std::move(figures);
}

// The seats whose decisions may be taken back; all where the request names none.
Result<std::vector<Seat>> seats_of(const Table& table, const Request& request) {
  std::vector<Seat> seats;
  if (!request.has("seats")) {
    for (std::uint8_t i = 0; i < table.seats(); ++i) seats.push_back(Seat{i});
    return seats;
  }
  const Result<std::vector<std::string>> names = request.texts("seats");
  if (!names) return fail(names.error());
  for (const std::string& name : *names) {
    const Result<Seat> seat = table.find_seat(name);
    if (!seat) return in_field(seat.error(), "seats[" + std::to_string(seats.size()) + ']');
    seats.push_back(*seat);
  }
  return seats;
}

Result<Json> answer_take_back(const Request& request, RandomSource&) {
  const Result<Table> table = game_so_far(request);
  if (!table) return fail(table.error());
  const Result<std::vector<Seat>> seats = seats_of(*table, request);
  if (!seats) return fail(seats.error());
  const std::optional<std::size_t> left = table->take_back_to(*seats);
  return Json{{"ply", left ? Json(*left) : Json()}};
}

Result<Json> answer_end(const Request& request, RandomSource&) {
  Result<Table> table = table_of(request, "start");
  if (!table) return fail(table.error());
  if (const Result<void> fine = act_all(*table, request); !fine) return fail(fine.error());
  const Result<std::string> text = request.text("ended");
  if (!text) return fail(text.error());
  const Result<Ending> ending = table->parse_ending(*text);
  if (!ending) return in_field(ending.error(), "ended");
  const std::size_t before = table->ply();
  if (const Result<void> fine = table->end(*ending); !fine) return in_field(fine.error(), "ended");
  const std::string ended = table->ending_text();
  const bool left = table->ply() > before;
  return Json{{"action", left ? Json(table->history(std::nullopt).back()) : Json()},
              {"ended", ended.empty() ? Json() : Json(ended)}};
}

Result<Json> answer_rematch(const Request& request, RandomSource& random) {
  Result<Table> table = game_so_far(request);
  if (!table) return fail(table.error());
  if (const Result<void> fine = seat_all(*table, request); !fine) return fail(fine.error());
  const Result<std::optional<std::uint64_t>> given = request.seed();
  if (!given) return fail(given.error());
  const std::uint64_t seed = *given ? **given : random.next();
  Generator generator(seed);
  const Table second = table->rematch(generator);
  Json json = {{"position", second.position()}, {"options", second.options()}};
  add_seated(json, second);
  json["seed"] = std::to_string(seed);
  return json;
}

Result<Json> answer_record(const Request& request, RandomSource&) {
  Result<Table> table = table_of(request, "start");
  if (!table) return fail(table.error());
  if (const Result<void> fine = seat_all(*table, request); !fine) return fail(fine.error());
  if (const Result<void> fine = act_all(*table, request); !fine) return fail(fine.error());
  if (const Result<void> fine = end_as_told(*table, request); !fine) return fail(fine.error());
  std::string text = record_text(table->record());
  if (text.size() > kLongestRecord) {
    return fail(messages::record_too_long, {std::to_string(kLongestRecord)},
                Place{.field = "actions"});
  }
  return Json{{"record", std::move(text)}};
}

Result<Json> answer_replay(const Request& request, RandomSource&) {
  const Result<Record> record = record_of(request);
  if (!record) return fail(record.error());
  Result<Table> table = Table::replay(*record);
  if (!table) return in_field(table.error(), "record");
  const std::vector<std::string> actions = table->history(std::nullopt);
  if (table->ply() > actions.size()) table->rewind(actions.size());  // a choice that is hidden
  Json comments = Json::array();
  for (std::size_t i = 0; i < actions.size(); ++i) comments.push_back(record->actions[i].comment);
  Json json = {{"game", table->game()}, {"options", table->options()}};
  add_seated(json, *table);
  json["start"] = record->tag("Start")->value;
  json["actions"] = actions;
  json["comments"] = std::move(comments);
  json["position"] = table->position();
  json.update(standing_json(*table, table->standing()));
  const std::string ended = table->ending_text();
  json["ended"] = ended.empty() ? Json() : Json(ended);
  return json;
}

constexpr std::array<QuickWord, 13> kWords = {{{"games", answer_games},
                                               {"start", answer_start},
                                               {"order", answer_order},
                                               {"legal", answer_legal},
                                               {"apply", answer_apply},
                                               {"result", answer_result},
                                               {"perft", answer_perft},
                                               {"view", answer_view},
                                               {"take_back", answer_take_back},
                                               {"end", answer_end},
                                               {"rematch", answer_rematch},
                                               {"record", answer_record},
                                               {"replay", answer_replay}}};

}  // namespace

std::span<const QuickWord> quick_words() {
  return kWords;
}

}  // namespace menagerie

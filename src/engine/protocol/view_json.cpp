#include "engine/protocol/view_json.h"

#include <array>
#include <utility>

#include "engine/protocol/json_object.h"

namespace menagerie {

namespace {

using Json = nlohmann::ordered_json;

Json text_or_null(const std::string& text) {
  return text.empty() ? Json(nullptr) : Json(text);
}
Json letter_or_null(char c) {
  return c == '\0' ? Json(nullptr) : Json(std::string(1, c));
}

// Reads a board through the table, which knows the seats' names.
struct BoardJson {
  const Table& table;

  [[nodiscard]] std::string seat(int index) const {
    return std::string(table.seat_name(Seat{static_cast<std::uint8_t>(index)}));
  }

  Json operator()(std::monostate) const { return nullptr; }

  // Actions of a board taken apart, and the last one.
  [[nodiscard]] Json list_json(const auto& moves) const {
    Json::array_t list;
    list.reserve(moves.size());
    for (const auto& move : moves) list.push_back(move_json(move));
    return list;
  }
  [[nodiscard]] Json last_json(const auto& last) const { return last ? move_json(*last) : Json(); }

  static Json move_json(const TokanBoard::Move& move) {
    return json_object("action", move.action, "from", text_or_null(move.from), "to", move.to,
                       "carried", move.carried, "tile", letter_or_null(move.tile));
  }

  Json operator()(const TokanBoard& board) const {
    Json spaces = Json::array();
    for (const TokanBoard::Space& space : board.spaces) {
      spaces.push_back(json_object("space", space.name, "stack", space.stack));
    }
    return {{"columns", board.columns},
            {"rows", 5},
            {"laying", board.laying},
            {"spaces", std::move(spaces)},
            {"taboo", text_or_null(board.taboo)},
            {"hands", {{seat(0), board.hands[0]}, {seat(1), board.hands[1]}}},
            {"classic", {{seat(0), board.classic[0]}, {seat(1), board.classic[1]}}},
            {"heads", {{seat(0), board.heads[0]}, {seat(1), board.heads[1]}}},
            {"towers", {{seat(0), board.towers[0]}, {seat(1), board.towers[1]}}},
            {"moves", list_json(board.moves)},
            {"last", last_json(board.last)}};
  }

  static Json move_json(const TwoPathsBoard::Move& move) {
    constexpr std::array<const char*, 3> kDeeds = {"line_up", "announce", "block"};
    return json_object("action", move.action, "deed", kDeeds[static_cast<std::size_t>(move.deed)],
                       "order", text_or_null(move.order), "kind", letter_or_null(move.kind), "side",
                       letter_or_null(move.side));
  }

  static std::string space_name(int column, int row) {
    return std::string(1, static_cast<char>('a' + column)) + std::to_string(row);
  }
  static std::string landing(const TwoPathsBoard::Landing& landing) {
    return landing.arrival ? "arrives" : space_name(landing.column, landing.row);
  }

  Json operator()(const TwoPathsBoard& board) const {
    Json animals = Json::array();
    for (const TwoPathsBoard::Animal& animal : board.animals) {
      const bool on_board = animal.whereabouts == TwoPathsBoard::Whereabouts::on_board;
      const bool arrived = animal.whereabouts == TwoPathsBoard::Whereabouts::arrived;
      animals.push_back({{"owner", seat(animal.owner.index)},
                         {"kind", std::string(1, animal.kind)},
                         {"space", on_board ? Json(space_name(animal.column, animal.row)) : Json()},
                         {"arrived", arrived}});
    }
    Json choices = Json::array();
    for (const TwoPathsBoard::Choice& choice : board.choices) {
      choices.push_back({{"kind", std::string(1, choice.kind)},
                         {"w", landing(choice.west)},
                         {"e", landing(choice.east)}});
    }
    return {{"rows", board.rows},
            {"animals", animals},
            {"mover", seat(board.mover.index)},
            {"duel", board.duel == 0 ? Json() : Json(board.duel)},
            {"announced", letter_or_null(board.announced)},
            {"hidden", letter_or_null(board.hidden)},
            {"choices", choices},
            {"moves", list_json(board.moves)},
            {"last", last_json(board.last)}};
  }

  [[nodiscard]] Json move_json(const TotemBoard::Move& move) const {
    using Deed = TotemBoard::Deed;
    constexpr std::array<const char*, 11> kDeeds = {
        "roll", "exchange", "use", "step", "end", "take", "pass", "start", "out", "again", "leave"};
    const char* const deed = kDeeds[static_cast<std::size_t>(move.deed)];
    switch (move.deed) {
      case Deed::roll:
        return json_object("action", move.action, "deed", deed, "dice",
                           Json::array({move.dice[0], move.dice[1]}));
      case Deed::use:
        return json_object("action", move.action, "deed", deed, "points", move.points);
      case Deed::step:
        return json_object("action", move.action, "deed", deed, "from", move.from, "to", move.to);
      case Deed::exchange:
      case Deed::take:
      case Deed::start:
        return json_object("action", move.action, "deed", deed, "to", move.to);
      case Deed::out:
        return json_object("action", move.action, "deed", deed, "seat", seat(move.seat.index));
      case Deed::end:
      case Deed::pass:
      case Deed::again:
      case Deed::leave:
        break;
    }
    return json_object("action", move.action, "deed", deed);
  }

  Json operator()(const TotemBoard& board) const {
    Json players = Json::array();
    for (std::size_t i = 0; i < board.players.size(); ++i) {
      const TotemBoard::Player& player = board.players[i];
      players.push_back({{"seat", seat(static_cast<int>(i))},
                         {"seated", player.presence != TotemBoard::Presence::waiting},
                         {"out", player.presence == TotemBoard::Presence::out},
                         {"totem", text_or_null(player.totem)},
                         {"pieces", player.pieces},
                         {"reserve", player.reserve}});
    }
    Json reach = Json::array();
    for (const TotemBoard::Goal& goal : board.reach) {
      reach.push_back(json_object("from", goal.from, "to", goal.to, "actions", goal.actions,
                                  "falls", goal.fall.falls, "choices", goal.fall.choices));
    }
    const bool rolled = board.dice[0] != 0;
    return {{"players", players},
            {"mover", seat(board.mover.index)},
            {"dice", rolled ? Json{board.dice[0], board.dice[1]} : Json()},
            {"points", board.points ? Json(*board.points) : Json()},
            {"path", board.path},
            {"travelled", board.travelled},
            {"must_choose", board.must_choose},
            {"falls", board.fall.falls},
            {"choices", board.fall.choices},
            {"reach", std::move(reach)},
            {"quiet", board.quiet},
            {"moves", list_json(board.moves)},
            {"last", last_json(board.last)}};
  }
};

}  // namespace

std::string_view turn_name(Turn turn) {
  switch (turn) {
    case Turn::decision:
      return "decision";
    case Turn::chance:
      return "chance";
    case Turn::over:
      break;
  }
  return "over";
}

namespace {

Json reason_json(const Table& table, const std::optional<Reason>& reason) {
  if (!reason) return nullptr;
  return {{"end", reason->end},
          {"seat", reason->seat ? Json(table.seat_name(*reason->seat)) : Json()},
          {"by", reason->by.empty() ? Json() : Json(reason->by)}};
}

}  // namespace

Json standing_json(const Table& table, const Standing& standing) {
  Json scores = Json::object();
  for (std::size_t i = 0; i < standing.scores.size(); ++i) {
    scores[std::string(table.seat_name(Seat{static_cast<std::uint8_t>(i)}))] = standing.scores[i];
  }
  Json winner;
  if (standing.over && !standing.called_off) {
    winner = standing.winner ? std::string(table.seat_name(*standing.winner)) : "draw";
  }
  return {{"over", standing.over},
          {"scores", scores},
          {"winner", winner},
          {"reason", reason_json(table, standing.reason)}};
}

Json seat_json(const Table& table, Node node) {
  if (node.turn != Turn::decision) return nullptr;
  return std::string(table.seat_name(node.seat));
}

Json deeds_json(const Table& table, Viewer viewer) {
  const BoardJson json{table};
  Json deeds = Json::array();
  for (const AnyMove& deed : table.taken_apart(viewer)) {
    deeds.push_back(std::visit([&](const auto& move) { return json.move_json(move); }, deed));
  }
  return deeds;
}

Json view_json(const Table& table, Viewer viewer) {
  const View view = table.view(viewer);
  Json json = {{"game", view.game},
               {"options", view.options},
               {"position", view.position},
               {"ply", view.ply},
               {"last", text_or_null(view.last)},
               {"turn", turn_name(view.node.turn)},
               {"seat", seat_json(table, view.node)},
               {"actions", view.actions}};
  json.update(standing_json(table, view.standing));
  json["ended"] = text_or_null(view.ended);
  json["board"] = std::visit(BoardJson{table}, view.board);
  return json;
}

}  // namespace menagerie

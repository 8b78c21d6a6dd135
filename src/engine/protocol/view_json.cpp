#include "engine/protocol/view_json.h"

#include <array>
#include <utility>

#include "engine/protocol/json_text.h"

namespace menagerie {

namespace {

using Json = nlohmann::ordered_json;

// Reads a board through the table, which knows the seats' names, and puts it into values or texts.
template <class Made>
class BoardJson {
 public:
  using Value = typename Made::Value;
  explicit BoardJson(const Table& table) : table_(table) {}

  Value operator()(std::monostate) const { return Made::null(); }

  static Value text_or_null(std::string_view text) {
    return text.empty() ? Made::null() : Made::value(text);
  }

  static Value move(const TokanBoard::Move& move) {
    return Made::object("action", move.action, "from", text_or_null(move.from), "to", move.to,
                        "carried", move.carried, "tile", letter_or_null(move.tile));
  }

  Value operator()(const TokanBoard& board) const {
    return Made::object("columns", board.columns, "rows", 5, "laying", board.laying, "spaces",
                        Made::list(board.spaces,
                                   [](const TokanBoard::Space& space) {
                                     return Made::object("space", space.name, "stack", space.stack);
                                   }),
                        "taboo", text_or_null(board.taboo), "hands", by_seat(board.hands),
                        "classic", by_seat(board.classic), "heads", by_seat(board.heads), "towers",
                        by_seat(board.towers), "moves", moves(board.moves), "last",
                        last(board.last));
  }

  static Value move(const TwoPathsBoard::Move& move) {
    constexpr std::array<const char*, 3> kDeeds = {"line_up", "announce", "block"};
    return Made::object("action", move.action, "deed", kDeeds[static_cast<std::size_t>(move.deed)],
                        "order", text_or_null(move.order), "kind", letter_or_null(move.kind),
                        "side", letter_or_null(move.side));
  }

  Value operator()(const TwoPathsBoard& board) const {
    return Made::object(
        "rows", board.rows, "animals",
        Made::list(board.animals, [this](const auto& one) { return animal(one); }), "mover",
        seat(board.mover), "duel", board.duel == 0 ? Made::null() : Made::value(board.duel),
        "announced", letter_or_null(board.announced), "hidden", letter_or_null(board.hidden),
        "choices",
        Made::list(board.choices,
                   [](const TwoPathsBoard::Choice& choice) {
                     return Made::object("kind", std::string(1, choice.kind), "w",
                                         landing(choice.west), "e", landing(choice.east));
                   }),
        "moves", moves(board.moves), "last", last(board.last));
  }

  [[nodiscard]] Value move(const TotemBoard::Move& move) const {
    using Deed = TotemBoard::Deed;
    constexpr std::array<const char*, 11> kDeeds = {
        "roll", "exchange", "use", "step", "end", "take", "pass", "start", "out", "again", "leave"};
    const char* const deed = kDeeds[static_cast<std::size_t>(move.deed)];
    switch (move.deed) {
      case Deed::roll:
        return Made::object("action", move.action, "deed", deed, "dice", dice(move.dice));
      case Deed::use:
        return Made::object("action", move.action, "deed", deed, "points", move.points);
      case Deed::step:
        return Made::object("action", move.action, "deed", deed, "from", move.from, "to", move.to);
      case Deed::exchange:
      case Deed::take:
      case Deed::start:
        return Made::object("action", move.action, "deed", deed, "to", move.to);
      case Deed::out:
        return Made::object("action", move.action, "deed", deed, "seat", seat(move.seat));
      case Deed::end:
      case Deed::pass:
      case Deed::again:
      case Deed::leave:
        break;
    }
    return Made::object("action", move.action, "deed", deed);
  }

  Value operator()(const TotemBoard& board) const {
    std::uint8_t next = 0;
    return Made::object(
        "players",
        Made::list(board.players, [&](const auto& one) { return player(one, Seat{next++}); }),
        "mover", seat(board.mover), "dice", board.dice[0] != 0 ? dice(board.dice) : Made::null(),
        "points", board.points ? Made::value(*board.points) : Made::null(), "path", board.path,
        "travelled", board.travelled, "must_choose", board.must_choose, "falls", board.fall.falls,
        "choices", board.fall.choices, "reach",
        Made::list(board.reach,
                   [](const TotemBoard::Goal& goal) {
                     return Made::object("from", goal.from, "to", goal.to, "actions", goal.actions,
                                         "falls", goal.fall.falls, "choices", goal.fall.choices);
                   }),
        "quiet", board.quiet, "moves", moves(board.moves), "last", last(board.last));
  }

 private:
  [[nodiscard]] std::string seat(Seat seat) const { return std::string(table_.seat_name(seat)); }

  static Value letter_or_null(char c) {
    return c == '\0' ? Made::null() : Made::value(std::string(1, c));
  }
  static Value dice(const int (&dice)[2]) { return Made::value(std::vector{dice[0], dice[1]}); }

  // Of the two seats of Tokan.
  [[nodiscard]] Value by_seat(const auto& both) const {
    return Made::object(seat(Seat{0}).c_str(), both[0], seat(Seat{1}).c_str(), both[1]);
  }

  // Actions of a board taken apart, and the last one.
  [[nodiscard]] Value moves(const auto& all) const {
    return Made::list(all, [this](const auto& one) { return this->move(one); });
  }
  [[nodiscard]] Value last(const auto& last) const { return last ? move(*last) : Made::null(); }

  [[nodiscard]] Value animal(const TwoPathsBoard::Animal& animal) const {
    const bool on_board = animal.whereabouts == TwoPathsBoard::Whereabouts::on_board;
    const bool arrived = animal.whereabouts == TwoPathsBoard::Whereabouts::arrived;
    return Made::object(
        "owner", seat(animal.owner), "kind", std::string(1, animal.kind), "space",
        on_board ? Made::value(space_name(animal.column, animal.row)) : Made::null(), "arrived",
        arrived);
  }
  static std::string space_name(int column, int row) {
    return std::string(1, static_cast<char>('a' + column)) + std::to_string(row);
  }
  static std::string landing(const TwoPathsBoard::Landing& landing) {
    return landing.arrival ? "arrives" : space_name(landing.column, landing.row);
  }

  [[nodiscard]] Value player(const TotemBoard::Player& player, Seat own) const {
    return Made::object(
        "seat", seat(own), "seated", player.presence != TotemBoard::Presence::waiting, "out",
        player.presence == TotemBoard::Presence::out, "totem", text_or_null(player.totem), "pieces",
        player.pieces, "reserve", player.reserve);
  }

  const Table& table_;
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

template <class Made>
typename Made::Value seat_of(const Table& table, std::optional<Seat> seat) {
  return seat ? Made::value(std::string(table.seat_name(*seat))) : Made::null();
}

template <class Made>
typename Made::Value seat_of(const Table& table, Node node) {
  return seat_of<Made>(table,
                       node.turn == Turn::decision ? std::optional(node.seat) : std::nullopt);
}

// How a game stands, in parts.
template <class Made>
class StandingJson {
 public:
  using Value = typename Made::Value;
  StandingJson(const Table& table, const Standing& standing) : table_(table), standing_(standing) {}

  [[nodiscard]] Value scores() const {
    std::vector<std::pair<std::string_view, int>> scores;
    for (const int score : standing_.scores) {
      const Seat seat{static_cast<std::uint8_t>(scores.size())};
      scores.emplace_back(table_.seat_name(seat), score);
    }
    return Made::dictionary(scores);
  }
  [[nodiscard]] Value winner() const {
    if (!standing_.over || standing_.called_off) return Made::null();
    return standing_.winner ? seat_of<Made>(table_, standing_.winner) : Made::value("draw");
  }
  [[nodiscard]] Value reason() const {
    const std::optional<Reason>& reason = standing_.reason;
    if (!reason) return Made::null();
    return Made::object("end", reason->end, "seat", seat_of<Made>(table_, reason->seat), "by",
                        BoardJson<Made>::text_or_null(reason->by));
  }

 private:
  const Table& table_;
  const Standing& standing_;
};

}  // namespace

Json standing_json(const Table& table, const Standing& standing) {
  const StandingJson<JsonValues> parts(table, standing);
  return {{"over", standing.over},
          {"scores", parts.scores()},
          {"winner", parts.winner()},
          {"reason", parts.reason()}};
}

Json seat_json(const Table& table, Node node) {
  return seat_of<JsonValues>(table, node);
}

namespace {

template <class Made>
typename Made::Value view_of(const Table& table, Viewer viewer) {
  const View view = table.view(viewer);
  const StandingJson<Made> standing(table, view.standing);
  return Made::object(
      "game", view.game, "options", Made::dictionary(view.options), "position", view.position,
      "ply", view.ply, "last", BoardJson<Made>::text_or_null(view.last), "turn",
      std::string(turn_name(view.node.turn)), "seat", seat_of<Made>(table, view.node), "actions",
      view.actions, "over", view.standing.over, "scores", standing.scores(), "winner",
      standing.winner(), "reason", standing.reason(), "ended",
      BoardJson<Made>::text_or_null(view.ended), "board",
      std::visit(BoardJson<Made>(table), view.board));
}

}  // namespace

Json deeds_json(const Table& table, Viewer viewer) {
  const BoardJson<JsonValues> json(table);
  Json deeds = Json::array();
  for (const AnyMove& deed : table.taken_apart(viewer)) {
    deeds.push_back(std::visit([&](const auto& move) { return json.move(move); }, deed));
  }
  return deeds;
}

Json view_json(const Table& table, Viewer viewer) {
  return view_of<JsonValues>(table, viewer);
}

std::string view_text(const Table& table, Viewer viewer) {
  return view_of<JsonTexts>(table, viewer).text;
}

}  // namespace menagerie

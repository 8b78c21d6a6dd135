#include "cli/play/totem/face.h"

#include <algorithm>
#include <array>

#include "cli/play/totem/board.h"
#include "cli/play/totem/map.h"
#include "cli/play/totem/tell.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

using Deed = TotemBoard::Deed;

const TotemBoard& board_of(const View& view) {
  return std::get<TotemBoard>(view.board);
}

const TotemBoard::Move* first(const TotemBoard& board, Deed deed) {
  const auto found = std::ranges::find(board.moves, deed, &TotemBoard::Move::deed);
  return found == board.moves.end() ? nullptr : &*found;
}

// Whether the choice at hand is how many points to use (H7); then a number means points.
bool asks_for_points(const TotemBoard& board) {
  return first(board, Deed::use) != nullptr;
}

// The numbers of points that may be used: "3, 5, 8".
std::string points_of(const TotemBoard& board) {
  std::vector<int> points;
  for (const TotemBoard::Move& move : board.moves) {
    if (move.deed == Deed::use) points.push_back(move.points);
  }
  std::ranges::sort(points);
  std::vector<std::string> texts;
  texts.reserve(points.size());
  for (const int number : points) texts.push_back(std::to_string(number));
  return joined(texts, ", ");
}

std::string heading(const Scene& scene, const TotemBoard::Move& move) {
  const TotemBoard& board = board_of(scene.view);
  switch (move.deed) {
    case Deed::step: {
      const bool totem = board.players[board.mover.index].totem == move.from;
      return scene.say(totem ? messages::cli_list_totem : messages::cli_list_piece, {move.from});
    }
    case Deed::exchange:
      return scene.say(messages::cli_list_exchange);
    case Deed::start:
      return scene.say(messages::cli_list_start);
    case Deed::take:
      return scene.say(messages::cli_list_strike);
    case Deed::use:
      return scene.say(messages::cli_list_use);
    default:
      return scene.say(messages::cli_list_end);
  }
}

class TotemFace : public GameFace {
 public:
  [[nodiscard]] std::string_view game() const override { return "totem"; }
  [[nodiscard]] Message title() const override { return messages::cli_game_totem; }
  [[nodiscard]] Message summary() const override { return messages::cli_summary_totem; }
  [[nodiscard]] std::span<const Message> how_to_play() const override {
    static constexpr std::array kRules = {messages::cli_howto_totem_1, messages::cli_howto_totem_2,
                                          messages::cli_howto_totem_3, messages::cli_howto_totem_4,
                                          messages::cli_howto_totem_5, messages::cli_howto_totem_6,
                                          messages::cli_howto_totem_7};
    return kRules;
  }

  [[nodiscard]] Lines draw(const Scene& scene) const override { return draw_totem(scene); }
  [[nodiscard]] Lines tell(const Scene& before, const Scene& after) const override {
    return tell_totem(before, after);
  }

  [[nodiscard]] std::string request(const Scene& scene) const override {
    const TotemBoard& board = board_of(scene.view);
    if (board.must_choose) return scene.say(messages::cli_ask_strike);
    if (const TotemBoard::Move* const start = first(board, Deed::start)) {
      return scene.say(messages::cli_ask_start, {start->to});
    }
    const TotemBoard::Move* const exchange = first(board, Deed::exchange);
    if (asks_for_points(board)) {
      const std::string points = points_of(board);
      return exchange == nullptr
                 ? scene.say(messages::cli_ask_use, {points})
                 : scene.say(messages::cli_ask_use_or_exchange, {points, exchange->to});
    }
    if (exchange != nullptr) return scene.say(messages::cli_ask_exchange, {exchange->to});
    if (!board.path.empty()) {
      const bool may_end = first(board, Deed::end) != nullptr;
      return scene.say(may_end ? messages::cli_ask_step_or_end : messages::cli_ask_step_on,
                       {board.path.back()});
    }
    return scene.say(messages::cli_ask_step, {board.moves.front().action});
  }

  [[nodiscard]] std::vector<Choice> choices(const Scene& scene) const override {
    const TotemBoard& board = board_of(scene.view);
    std::vector<Choice> choices;
    for (const TotemBoard::Move& move : board.moves) {
      const std::string points = move.deed == Deed::use ? std::to_string(move.points) : "";
      choices.push_back({.action = move.action,
                         .heading = heading(scene, move),
                         .from = move.from,
                         .to = move.to,
                         .number = points,
                         .item = points.empty() ? move.action : points});
    }
    if (!asks_for_points(board)) number(choices);
    return choices;
  }

  // The question for points names them itself.
  [[nodiscard]] bool lists_unasked(const View& view) const override {
    return GameFace::lists_unasked(view) && !asks_for_points(board_of(view));
  }

  [[nodiscard]] std::optional<std::string> forced(const View& view) const override {
    const std::vector<TotemBoard::Move>& moves = board_of(view).moves;
    if (moves.size() != 1 || moves.front().deed != Deed::pass) return std::nullopt;
    return moves.front().action;
  }

  // Several actions of a turn: "h19 g19", "i19-h19-g19", "use 8 h19".
  [[nodiscard]] std::vector<std::string> entries_of(std::string_view line) const override {
    std::vector<std::string> entries;
    for (const std::string& word : words_of(lowered(line))) {
      // A number belongs to the word before it in "use 8".
      if (all_digits(word) && !entries.empty() && entries.back() == "use") {
        entries.back() += " " + word;
        continue;
      }
      add_steps(entries, word);
    }
    return entries;
  }

  [[nodiscard]] bool is_space(const View&, std::string_view text) const override {
    return TotemSpace::named(text).has_value();
  }

  [[nodiscard]] std::string as_notation(const View& view, const std::string& text) const override {
    const TotemBoard& board = board_of(view);
    if (all_digits(text) && asks_for_points(board)) return "use " + text;
    if (!board.path.empty() && is_space(view, text)) return board.path.back() + "-" + text;
    for (std::size_t cut = 2; cut + 2 <= text.size(); ++cut) {
      const std::string from = text.substr(0, cut);
      const std::string to = text.substr(cut);
      if (is_space(view, from) && is_space(view, to)) return from + "-" + to;
    }
    return text;
  }

 private:
  // The steps of one word: "i19-h19" and "h19-g19" of "i19-h19-g19".
  static void add_steps(std::vector<std::string>& entries, std::string_view word) {
    std::vector<std::string> spaces(1);
    for (const char c : word) {
      if (c == '-' || c == '>') {
        spaces.emplace_back();
      } else if (c != ',') {
        spaces.back() += c;
      }
    }
    if (spaces.size() == 1) entries.push_back(spaces.front());
    for (std::size_t i = 1; i < spaces.size(); ++i) {
      entries.push_back(spaces[i - 1] + "-" + spaces[i]);
    }
  }
};

}  // namespace

const GameFace& totem_face() {
  static const TotemFace kFace;
  return kFace;
}

}  // namespace menagerie::cli

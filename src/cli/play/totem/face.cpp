#include "cli/play/totem/face.h"

#include <algorithm>

#include "cli/play/result.h"
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
    case Deed::again:
    case Deed::leave:
      return scene.say(messages::cli_list_extra);
    default:
      return scene.say(messages::cli_list_end);
  }
}

std::string why_over(const Scene& scene) {
  const Reason& reason = *scene.view.standing.reason;
  if (reason.end == "last_totem") {
    return scene.say(messages::cli_reason_last_totem, {scene.player(*reason.seat)});
  }
  if (reason.end == "one_piece_each") return scene.say(messages::cli_reason_one_piece_each);
  if (reason.end == "no_pieces") return scene.say(messages::cli_reason_no_pieces);
  return scene.say(messages::cli_reason_quiet_limit, {std::to_string(board_of(scene.view).quiet)});
}

class TotemFace : public GameFace {
 public:
  [[nodiscard]] std::string_view game() const override { return "totem"; }
  [[nodiscard]] Message title() const override { return messages::cli_game_totem; }
  [[nodiscard]] Message summary() const override { return messages::cli_summary_totem; }
  [[nodiscard]] Lines how_to_play(const Scene& scene) const override {
    Lines rules;
    const auto add = [&](Message rule, const std::string& word = {}) {
      rules.push_back(scene.say(rule, {word}));
    };
    add(messages::cli_howto_totem_1);
    if (scene.option_is("seating", "choose")) add(messages::cli_howto_totem_choose);
    add(messages::cli_howto_totem_2);
    add(messages::cli_howto_totem_3);
    add(messages::cli_howto_totem_4);
    add(messages::cli_howto_totem_5);
    add(scene.option_is("twelve", "must") ? messages::cli_howto_totem_twelve_must
                                          : messages::cli_howto_totem_twelve_may);
    add(messages::cli_howto_totem_6);
    const std::string& quiet_limit = scene.view.options.find("quiet_limit")->second;
    if (quiet_limit != "0") add(messages::cli_howto_totem_quiet, quiet_limit);
    add(messages::cli_howto_totem_7);
    return rules;
  }
  [[nodiscard]] std::span<const OptionWords> option_words() const override {
    using Value = OptionWords::Value;
    static constexpr std::array kSeatings = {Value{"auto", messages::cli_option_seating_auto},
                                             Value{"choose", messages::cli_option_seating_choose}};
    static constexpr std::array kTwelves = {Value{"must", messages::cli_option_twelve_must},
                                            Value{"may", messages::cli_option_twelve_may}};
    static constexpr std::array kOptions = {
        OptionWords{"seating", messages::cli_option_seating, kSeatings},
        OptionWords{"twelve", messages::cli_option_twelve, kTwelves},
        OptionWords{"quiet_limit", messages::cli_option_quiet_limit}};
    return kOptions;
  }

  [[nodiscard]] Lines draw(const Scene& scene) const override { return draw_totem(scene); }
  [[nodiscard]] Lines tell(const Scene& before, const Scene& after) const override {
    return tell_totem(before, after);
  }

  [[nodiscard]] std::string tell_result(const Scene& scene) const override {
    return why_over(scene) + " " + tell_winner(scene);
  }

  [[nodiscard]] std::string request(const Scene& scene) const override {
    const TotemBoard& board = board_of(scene.view);
    if (board.must_choose) return scene.say(messages::cli_ask_strike);
    if (const TotemBoard::Move* const start = first(board, Deed::start)) {
      return scene.say(messages::cli_ask_start, {start->to});
    }
    if (first(board, Deed::again) != nullptr) return scene.say(messages::cli_ask_extra);
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

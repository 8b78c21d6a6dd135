#include "cli/play/two_paths/face.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cli/play/result.h"
#include "cli/play/two_paths/board.h"
#include "cli/play/two_paths/tell.h"
#include "cli/play/two_paths/words.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"
#include "messages/two_paths.h"

namespace menagerie::cli {

namespace {

const TwoPathsBoard& board_of(const View& view) {
  return std::get<TwoPathsBoard>(view.board);
}

std::string landing_text(const Scene& scene, const TwoPathsBoard::Landing& landing) {
  if (landing.arrival) return scene.say(messages::cli_two_paths_to_goal);
  return space_name(landing.column, landing.row);
}

class TwoPathsFace : public GameFace {
 public:
  [[nodiscard]] std::string_view game() const override { return "two-paths"; }
  [[nodiscard]] Message title() const override { return messages::cli_game_two_paths; }
  [[nodiscard]] Message summary() const override { return messages::cli_summary_two_paths; }
  [[nodiscard]] Lines how_to_play(const Scene& scene) const override {
    static constexpr std::array kRules = {
        messages::cli_howto_two_paths_1, messages::cli_howto_two_paths_2,
        messages::cli_howto_two_paths_3, messages::cli_howto_two_paths_4,
        messages::cli_howto_two_paths_5, messages::cli_howto_two_paths_6,
        messages::cli_howto_two_paths_7};
    Lines rules;
    for (const Message rule : kRules) rules.push_back(scene.say(rule));
    return rules;
  }
  [[nodiscard]] std::span<const OptionWords> option_words() const override {
    using Value = OptionWords::Value;
    static constexpr std::array kBegins = {Value{"s", messages::two_paths_seat_south},
                                           Value{"n", messages::two_paths_seat_north},
                                           Value{"random", messages::cli_option_begins_random}};
    static constexpr std::array kOptions = {
        OptionWords{"rows", messages::cli_option_rows},
        OptionWords{"begins", messages::cli_option_begins, kBegins}};
    return kOptions;
  }
  [[nodiscard]] std::span<const SpecialOpponent> special_opponents() const override {
    static constexpr std::array kSpecials = {SpecialOpponent{
        "mind-reader", "m", messages::cli_player_mind_reader, messages::cli_menu_mind_reader}};
    return kSpecials;
  }

  [[nodiscard]] Lines draw(const Scene& scene) const override { return draw_two_paths(scene); }
  [[nodiscard]] Lines tell(const Scene& before, const Scene& after) const override {
    return tell_two_paths(before, after);
  }

  [[nodiscard]] std::string tell_result(const Scene& scene) const override {
    const Standing& standing = scene.view.standing;
    const Seat winner = *standing.winner;
    const Seat loser{static_cast<std::uint8_t>(1 - winner.index)};
    return scene.say(messages::cli_reason_arrived, {scene.player(winner), scene.player(loser),
                                                    std::to_string(standing.scores[loser.index])}) +
           " " + tell_winner(scene);
  }

  [[nodiscard]] std::string request(const Scene& scene) const override {
    const TwoPathsBoard& board = board_of(scene.view);
    const TwoPathsBoard::Move& example = board.moves.front();
    switch (example.deed) {
      case TwoPathsBoard::Deed::line_up:
        return scene.say(messages::cli_ask_line_up, {example.action});
      case TwoPathsBoard::Deed::announce:
        return scene.say(messages::cli_ask_announce, {example.action});
      case TwoPathsBoard::Deed::block:
        break;
    }
    return scene.say(messages::cli_ask_block,
                     {scene.player(board.mover), kind_object_word(board.announced)});
  }

  // In a duel one or two letters say it all, and nobody needs numbers.
  [[nodiscard]] std::vector<Choice> choices(const Scene& scene) const override {
    const TwoPathsBoard& board = board_of(scene.view);
    std::vector<Choice> choices;
    for (const TwoPathsBoard::Move& move : board.moves) {
      Choice choice;
      choice.action = choice.item = move.action;
      choices.push_back(choice);
    }
    if (board.duel == 0) number(choices);
    return choices;
  }

  // Each animal with where it would land, or the two sides that can be blocked.
  [[nodiscard]] Lines list(const Scene& scene) const override {
    const TwoPathsBoard& board = board_of(scene.view);
    if (board.choices.empty()) return GameFace::list(scene);
    const Message pattern =
        board.announced == '\0' ? messages::cli_list_announce : messages::cli_list_block;
    Lines lines;
    for (const TwoPathsBoard::Choice& choice : board.choices) {
      add_sentence(
          lines, scene,
          scene.say(pattern, {kind_word(choice.kind), std::string(1, choice.kind),
                              landing_text(scene, choice.west), landing_text(scene, choice.east)}));
    }
    return lines;
  }

  // The side that an animal is sent to (P5).
  [[nodiscard]] bool is_secret(const View& view) const override {
    const std::vector<TwoPathsBoard::Move>& moves = board_of(view).moves;
    return !moves.empty() && moves.front().deed == TwoPathsBoard::Deed::announce;
  }
  [[nodiscard]] Message secret_refusal() const override { return messages::cli_entry_secret; }

  [[nodiscard]] std::string spelled(std::string_view typed, Language language) const override {
    static constexpr std::array<std::pair<Message, std::string_view>, 5> kWords = {{
        {messages::two_paths_kind_fox, "f"},
        {messages::two_paths_kind_hare, "h"},
        {messages::two_paths_kind_hedgehog, "g"},
        {messages::cli_two_paths_west, "w"},
        {messages::cli_two_paths_east, "e"},
    }};
    std::string letters;
    for (const std::string& word : words_of(typed)) {
      const auto* const found = std::ranges::find_if(kWords, [&](const auto& entry) {
        return folded(say(entry.first, {}, language)) == folded(word);
      });
      letters += found == kWords.end() ? word : std::string(found->second);
    }
    return letters;
  }

  // Animals are written large, sides small.
  [[nodiscard]] std::string as_notation(const View&, const std::string& text) const override {
    std::string action = text;
    if (action.size() < 2) return action;
    for (char& c : action) {
      if (c >= 'a' && c <= 'z' && c != 'w' && c != 'e') c = static_cast<char>(c - 'a' + 'A');
    }
    return action;
  }
};

}  // namespace

const GameFace& two_paths_face() {
  static const TwoPathsFace kFace;
  return kFace;
}

}  // namespace menagerie::cli

#include "cli/play/tokan/face.h"

#include <algorithm>
#include <array>

#include "cli/play/tokan/board.h"
#include "cli/play/tokan/words.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"
#include "messages/tokan.h"

namespace menagerie::cli {

namespace {

const TokanBoard& board_of(const View& view) {
  return std::get<TokanBoard>(view.board);
}

// The tile on top of a space, or '\0' where there is none.
char top_of(const TokanBoard& board, const std::string& name) {
  const auto space = std::ranges::find(board.spaces, name, &TokanBoard::Space::name);
  return space == board.spaces.end() || space->stack.empty() ? '\0' : space->stack.back();
}

class TokanFace : public GameFace {
 public:
  [[nodiscard]] std::string_view game() const override { return "tokan"; }
  [[nodiscard]] Message title() const override { return messages::cli_game_tokan; }
  [[nodiscard]] Message summary() const override { return messages::cli_summary_tokan; }
  [[nodiscard]] Lines how_to_play(const Scene& scene) const override {
    Lines rules;
    const auto add = [&](Message rule) { rules.push_back(scene.say(rule)); };
    add(messages::cli_howto_tokan_1);
    if (scene.option_is("setup", "lay")) add(messages::cli_howto_tokan_lay);
    add(messages::cli_howto_tokan_2);
    add(messages::cli_howto_tokan_3);
    add(messages::cli_howto_tokan_4);
    add(scene.option_is("gaps", "run") ? messages::cli_howto_tokan_gaps_run
                                       : messages::cli_howto_tokan_gaps_all);
    add(messages::cli_howto_tokan_taboo);
    add(scene.option_is("ends", "turn") ? messages::cli_howto_tokan_ends_turn
                                        : messages::cli_howto_tokan_ends_either);
    add(scene.option_is("score", "classic") ? messages::cli_howto_tokan_score_classic
                                            : messages::cli_howto_tokan_score_heads);
    add(messages::cli_howto_tokan_7);
    return rules;
  }
  [[nodiscard]] std::span<const OptionWords> option_words() const override {
    using Value = OptionWords::Value;
    static constexpr std::array kScores = {Value{"classic", messages::cli_option_score_classic},
                                           Value{"heads", messages::cli_option_score_heads}};
    static constexpr std::array kSetups = {Value{"deal", messages::cli_option_setup_deal},
                                           Value{"lay", messages::cli_option_setup_lay},
                                           Value{"fair", messages::cli_option_setup_fair}};
    static constexpr std::array kBegins = {Value{"random", messages::cli_option_begins_random},
                                           Value{"r", messages::tokan_seat_red},
                                           Value{"b", messages::tokan_seat_black}};
    static constexpr std::array kEnds = {Value{"turn", messages::cli_option_ends_turn},
                                         Value{"either", messages::cli_option_ends_either}};
    static constexpr std::array kGaps = {Value{"run", messages::cli_option_gaps_run},
                                         Value{"all", messages::cli_option_gaps_all}};
    static constexpr std::array kFrames = {Value{"float", messages::cli_option_frame_float},
                                           Value{"centre", messages::cli_option_frame_centre}};
    static constexpr std::array kOptions = {
        OptionWords{"score", messages::cli_option_score, kScores},
        OptionWords{"setup", messages::cli_option_setup, kSetups},
        OptionWords{"frame", messages::cli_option_frame, kFrames},
        OptionWords{"begins", messages::cli_option_begins, kBegins},
        OptionWords{"ends", messages::cli_option_ends, kEnds},
        OptionWords{"gaps", messages::cli_option_gaps, kGaps}};
    return kOptions;
  }

  [[nodiscard]] Lines draw(const Scene& scene) const override { return draw_tokan(scene); }
  [[nodiscard]] bool has_stacks() const override { return true; }
  [[nodiscard]] Lines draw_stack(const Scene& scene, std::string_view space) const override {
    return draw_tokan_stack(scene, space);
  }

  [[nodiscard]] Lines tell(const Scene& before, const Scene& after) const override {
    const std::optional<TokanBoard::Move>& move = board_of(after.view).last;
    if (!move) return {};
    const std::string& who = before.player(before.view.node.seat);
    if (move->from.empty()) {
      return {after.say(messages::cli_tell_lay, {who, laid_tile_word(move->tile), move->to})};
    }
    const Message pattern = move->carried == 0   ? messages::cli_tell_move
                            : move->carried == 1 ? messages::cli_tell_carry_one
                                                 : messages::cli_tell_carry_two;
    const char tile = top_of(board_of(before.view), move->from);
    return {after.say(pattern, {who, moved_tile_word(tile), move->from, move->to})};
  }

  [[nodiscard]] std::string tell_result(const Scene& scene) const override {
    const Reason& reason = *scene.view.standing.reason;
    const Message why =
        reason.end == "only_taboo" ? messages::cli_reason_only_taboo : messages::cli_reason_no_move;
    return scene.say(why, {scene.player(*reason.seat)}) + " " + tell_points(scene);
  }

  [[nodiscard]] std::string request(const Scene& scene) const override {
    const TokanBoard& board = board_of(scene.view);
    return scene.say(board.laying ? messages::cli_ask_lay : messages::cli_ask_move,
                     {board.moves.front().action});
  }

  [[nodiscard]] std::vector<Choice> choices(const Scene& scene) const override {
    const TokanBoard& board = board_of(scene.view);
    std::vector<Choice> choices;
    choices.reserve(board.moves.size());
    for (const TokanBoard::Move& move : board.moves) {
      choices.push_back({.action = move.action,
                         .heading = heading(scene, move),
                         .from = move.from,
                         .to = move.to,
                         .number = {},
                         .item = {}});
    }
    number(choices);
    return choices;
  }

  [[nodiscard]] bool is_space(const View& view, std::string_view text) const override {
    const std::vector<TokanBoard::Space>& spaces = board_of(view).spaces;
    return std::ranges::find(spaces, text, &TokanBoard::Space::name) != spaces.end();
  }

  // A tile's case is its colour, and nobody lays a tile of the other colour by intention.
  [[nodiscard]] std::string as_notation(const View& view, const std::string& text) const override {
    std::string action = text;
    const bool red_lays = text.find('@') == 1 && view.node.seat == Seat{0};
    const bool small = red_lays && text[0] >= 'a' && text[0] <= 'z';
    if (small) action[0] = static_cast<char>(text[0] - 'a' + 'A');
    return action;
  }

 private:
  // What decided it, with the numbers.
  static std::string tell_points(const Scene& scene) {
    const Standing& standing = scene.view.standing;
    const std::string_view by = standing.reason->by;
    if (!standing.winner) {
      const bool heads = scene.view.options.find("score")->second == "heads";
      return scene.say(heads ? messages::cli_result_draw_heads : messages::cli_result_draw_towers,
                       {std::to_string(standing.scores[0])});
    }
    const Seat winner = *standing.winner;
    const std::size_t loser = 1U - winner.index;
    const std::string won = std::to_string(standing.scores[winner.index]);
    const std::string lost = std::to_string(standing.scores[loser]);
    if (by == "tie_break") {
      return scene.say(messages::cli_result_win_tie_break,
                       {scene.player(winner), won, lost, towers_of(scene, winner.index),
                        towers_of(scene, loser)});
    }
    return scene.say(
        by == "heads" ? messages::cli_result_win_heads : messages::cli_result_win_towers,
        {scene.player(winner), won, lost});
  }

  // The heights of the seat's towers: "5, 3, 2".
  static std::string towers_of(const Scene& scene, std::size_t seat) {
    std::vector<std::string> heights;
    for (const int height : board_of(scene.view).towers[seat]) {
      heights.push_back(std::to_string(height));
    }
    return heights.empty() ? scene.say(messages::cli_result_no_towers) : joined(heights, ", ");
  }

  // The tile that is laid, or a space with the tile that would move from it.
  static std::string heading(const Scene& scene, const TokanBoard::Move& move) {
    if (move.from.empty()) return scene.say(tile_word(move.tile));
    return move.from + " " + scene.say(tile_word(top_of(board_of(scene.view), move.from)));
  }
};

}  // namespace

const GameFace& tokan_face() {
  static const TokanFace kFace;
  return kFace;
}

}  // namespace menagerie::cli

#include "cli/play/tokan/face.h"

#include <algorithm>
#include <array>

#include "cli/play/tokan/board.h"
#include "cli/play/tokan/words.h"
#include "messages/cli.h"

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
  [[nodiscard]] std::span<const Message> how_to_play() const override {
    static constexpr std::array kRules = {messages::cli_howto_tokan_1, messages::cli_howto_tokan_2,
                                          messages::cli_howto_tokan_3, messages::cli_howto_tokan_4,
                                          messages::cli_howto_tokan_5, messages::cli_howto_tokan_6,
                                          messages::cli_howto_tokan_7};
    return kRules;
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
    const Standing& standing = scene.view.standing;
    const bool equal = standing.scores[0] == standing.scores[1];
    if (!standing.winner) {
      return scene.say(messages::cli_result_draw_points, {std::to_string(standing.scores[0])});
    }
    const Seat winner = *standing.winner;
    const std::size_t loser = 1U - winner.index;
    return scene.say(equal ? messages::cli_result_win_towers : messages::cli_result_win_points,
                     {scene.player(winner), std::to_string(standing.scores[winner.index]),
                      std::to_string(standing.scores[loser])});
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

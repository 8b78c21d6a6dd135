#include "cli/play/teller.h"

#include <algorithm>

#include "cli/play/entry.h"
#include "cli/play/names.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

Lines Teller::tell(const Scene& before, const Scene& after,
                   const std::vector<std::string>& public_actions) {
  if (std::holds_alternative<TwoPathsBoard>(after.view.board)) {
    return tell_two_paths(before, after, public_actions);
  }
  if (public_actions.empty()) return {};
  if (std::holds_alternative<TokanBoard>(before.view.board)) {
    return tell_tokan(before, public_actions.back());
  }
  return tell_totem(before, after, public_actions.back());
}

Lines tell_tokan(const Scene& before, const std::string& action) {
  const auto& board = std::get<TokanBoard>(before.view.board);
  const std::string& who = before.player(before.view.node.seat);
  const auto move = std::ranges::find(board.moves, action, &TokanBoard::Move::action);
  if (move == board.moves.end()) return {};
  if (move->from.empty()) {
    return {before.say(messages::cli_tell_lay, {who, laid_tile_word(move->tile), move->to})};
  }
  const auto space = std::ranges::find(board.spaces, move->from, &TokanBoard::Space::name);
  const char tile = space == board.spaces.end() || space->stack.empty() ? 'M' : space->stack.back();
  const Message pattern = move->carried == 0   ? messages::cli_tell_move
                          : move->carried == 1 ? messages::cli_tell_carry_one
                                               : messages::cli_tell_carry_two;
  return {before.say(pattern, {who, moved_tile_word(tile), move->from, move->to})};
}

Lines tell_result(const Scene& scene) {
  const Standing& standing = scene.view.standing;
  const bool points = std::holds_alternative<TokanBoard>(scene.view.board);
  if (!standing.winner) {
    if (!points) return {scene.say(messages::cli_result_draw)};
    return {scene.say(messages::cli_result_draw_points, {std::to_string(standing.scores[0])})};
  }
  const Seat winner = *standing.winner;
  if (!points) return {scene.say(messages::cli_result_win, {scene.player(winner)})};
  const std::size_t loser = 1U - winner.index;
  const Message pattern = standing.scores[0] == standing.scores[1]
                              ? messages::cli_result_win_towers
                              : messages::cli_result_win_points;
  return {scene.say(pattern, {scene.player(winner), std::to_string(standing.scores[winner.index]),
                              std::to_string(standing.scores[loser])})};
}

}  // namespace menagerie::cli

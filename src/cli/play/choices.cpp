#include "cli/play/choices.h"

#include <algorithm>
#include <map>
#include <utility>

#include "cli/play/entry.h"
#include "cli/play/names.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr std::size_t kShortList = 8;

// An action as the list shows it: "12) b2d2", or without its number where none may be typed.
std::string item(const View& view, const std::string& action) {
  if (!numbered(view)) return action.starts_with("use ") ? action.substr(4) : action;
  const auto at = std::ranges::find(view.actions, action) - view.actions.begin();
  return std::to_string(at + 1) + ") " + action;
}

void add_group(Lines& lines, const Scene& scene, const std::string& title,
               const std::vector<std::string>& actions) {
  constexpr int kIndent = 4;
  std::string line = "  " + (title.empty() ? "" : scene.say(messages::cli_list_title, {title}));
  bool fresh = title.empty();
  for (const std::string& action : actions) {
    const std::string text = item(scene.view, action);
    if (!fresh && columns(line) + 3 + columns(text) > scene.look.width) {
      lines.push_back(line);
      line = std::string(kIndent, ' ');
      fresh = true;
    }
    line += (fresh ? "" : "   ") + text;
    fresh = false;
  }
  lines.push_back(line);
}

// The heading under which an action is listed: the tile that moves, the piece that steps.
std::string group_of(const Scene& scene, const std::string& action) {
  if (const auto* const board = std::get_if<TokanBoard>(&scene.view.board)) {
    if (board->laying) return scene.say(tile_word(action[0]));
    const std::string source = source_of(scene.view, action);
    const auto space = std::ranges::find(board->spaces, source, &TokanBoard::Space::name);
    if (space == board->spaces.end() || space->stack.empty()) return source;
    return source + " " + scene.say(tile_word(space->stack.back()));
  }
  if (const auto* const board = std::get_if<TotemBoard>(&scene.view.board)) {
    const std::string source = source_of(scene.view, action);
    const std::size_t seat = scene.view.node.seat.index;
    if (!source.empty() && board->players[seat].totem == source) {
      return scene.say(messages::cli_list_totem, {source});
    }
    if (!source.empty()) return scene.say(messages::cli_list_piece, {source});
    switch (action[0]) {
      case '+':
        return scene.say(messages::cli_list_exchange);
      case '@':
        return scene.say(messages::cli_list_start);
      case 'x':
        return scene.say(messages::cli_list_strike);
      case 'u':
        return scene.say(messages::cli_list_use);
      default:
        return scene.say(messages::cli_list_end);
    }
  }
  return {};
}

std::string landing_text(const Scene& scene, const TwoPathsBoard::Landing& landing) {
  if (landing.arrival) return scene.say(messages::cli_two_paths_to_goal);
  return space_name(landing.column, landing.row);
}

// Two Paths: each animal with where it would land, or the two sides that can be blocked.
Lines list_paths(const Scene& scene, const TwoPathsBoard& board) {
  Lines lines;
  const Message pattern =
      board.announced == '\0' ? messages::cli_list_announce : messages::cli_list_block;
  for (const TwoPathsBoard::Choice& choice : board.choices) {
    const std::string letter(1, choice.kind);
    add_sentence(
        lines, scene,
        scene.say(pattern, {kind_word(choice.kind), letter, landing_text(scene, choice.west),
                            landing_text(scene, choice.east)}));
  }
  return lines;
}

// The numbers of points that may be used: "3, 5, 8".
std::string points_of(const View& view) {
  std::vector<std::string> points;
  for (const std::string& action : view.actions) {
    if (action.starts_with("use ")) points.push_back(action.substr(4));
  }
  std::ranges::sort(points, {}, [](const std::string& p) { return std::pair(p.size(), p); });
  return joined(points, ", ");
}

}  // namespace

Lines list_some(const Scene& scene, const std::vector<std::string>& actions) {
  Lines lines;
  std::vector<std::string> titles;
  std::map<std::string, std::vector<std::string>> groups;
  for (const std::string& action : actions) {
    const std::string title = group_of(scene, action);
    if (!groups.contains(title)) titles.push_back(title);
    groups[title].push_back(action);
  }
  for (const std::string& title : titles) add_group(lines, scene, title, groups[title]);
  return lines;
}

Lines list_choices(const Scene& scene) {
  const auto* const paths = std::get_if<TwoPathsBoard>(&scene.view.board);
  if (paths != nullptr && !paths->choices.empty()) return list_paths(scene, *paths);
  return list_some(scene, scene.view.actions);
}

bool is_short_list(const View& view) {
  return view.actions.size() <= kShortList && !asks_for_points(view);
}

std::string request_of(const Scene& scene) {
  const View& view = scene.view;
  const std::string example = view.actions.empty() ? "" : view.actions.front();
  if (const auto* const board = std::get_if<TokanBoard>(&view.board)) {
    return scene.say(board->laying ? messages::cli_ask_lay : messages::cli_ask_move, {example});
  }
  if (const auto* const board = std::get_if<TwoPathsBoard>(&view.board)) {
    if (board->duel == 0) return scene.say(messages::cli_ask_line_up, {example});
    if (board->announced == '\0') return scene.say(messages::cli_ask_announce, {example});
    return scene.say(messages::cli_ask_block,
                     {scene.player(board->mover), kind_object_word(board->announced)});
  }
  const auto& board = std::get<TotemBoard>(view.board);
  if (board.must_choose) return scene.say(messages::cli_ask_strike);
  if (example.starts_with('@')) return scene.say(messages::cli_ask_start, {example.substr(1)});
  const bool exchange = example.starts_with('+');
  const std::string points = points_of(view);
  if (exchange && points.empty()) return scene.say(messages::cli_ask_exchange, {example.substr(1)});
  if (exchange) {
    return scene.say(messages::cli_ask_use_or_exchange, {points, example.substr(1)});
  }
  if (!points.empty()) return scene.say(messages::cli_ask_use, {points});
  const bool end = std::ranges::find(view.actions, "end") != view.actions.end();
  if (!board.path.empty()) {
    return scene.say(end ? messages::cli_ask_step_or_end : messages::cli_ask_step_on,
                     {board.path.back()});
  }
  return scene.say(messages::cli_ask_step, {example});
}

}  // namespace menagerie::cli

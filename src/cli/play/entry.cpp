#include "cli/play/entry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "cli/play/totem/map.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"
#include "messages/two_paths.h"

namespace menagerie::cli {

namespace {

bool is_tokan(const View& view) {
  return std::holds_alternative<TokanBoard>(view.board);
}
bool is_totem(const View& view) {
  return std::holds_alternative<TotemBoard>(view.board);
}
// Words that people use for the letters of Two Paths.
std::string spelled(std::string_view typed, Language language) {
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

// What is left of an entry when case, blanks and the strokes between spaces do not count.
std::string bare(std::string_view text) {
  std::string out;
  for (const char c : lowered(text)) {
    if (c != ' ' && c != '\t' && c != '-' && c != '>' && c != ',') out += c;
  }
  return out;
}

std::string by_number(const View& view, const std::string& digits) {
  if (asks_for_points(view)) return "use " + digits;
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool fine = error == std::errc{} && number >= 1 && number <= view.actions.size();
  return fine && numbered(view) ? view.actions[number - 1] : "";
}

// The text as notation would write it, so that a refusal speaks of the move and not of its
// spelling.
std::string as_notation(const View& view, const std::string& text) {
  if (is_tokan(view)) {
    // A tile's case is its colour, and nobody lays a tile of the other colour by intention.
    const bool red_lays = text.size() > 1 && text[1] == '@' && view.node.seat == Seat{0};
    if (!red_lays) return text;
    return static_cast<char>(text[0] >= 'a' && text[0] <= 'z' ? text[0] - 'a' + 'A' : text[0]) +
           text.substr(1);
  }
  if (!is_totem(view)) {
    std::string action = text;
    if (action.size() > 1) {
      std::ranges::transform(action, action.begin(), [](char c) {
        return c >= 'a' && c <= 'z' && c != 'w' && c != 'e' ? static_cast<char>(c - 'a' + 'A') : c;
      });
    }
    return action;
  }
  for (std::size_t cut = 2; cut + 2 <= text.size(); ++cut) {
    const std::string from = text.substr(0, cut);
    const std::string to = text.substr(cut);
    if (TotemSpace::named(from) && TotemSpace::named(to)) return from + "-" + to;
  }
  return text;
}

}  // namespace

bool is_secret(const View& view) {
  const auto* const board = std::get_if<TwoPathsBoard>(&view.board);
  return board != nullptr && view.node.turn == Turn::decision && board->duel > 0 &&
         board->announced == '\0';
}

bool asks_for_points(const View& view) {
  return std::ranges::any_of(view.actions, [](const auto& a) { return a.starts_with("use "); });
}

bool numbered(const View& view) {
  if (asks_for_points(view)) return false;
  const auto* const board = std::get_if<TwoPathsBoard>(&view.board);
  return board == nullptr || board->duel == 0;
}

bool is_space(const View& view, std::string_view text) {
  if (is_totem(view)) return TotemSpace::named(text).has_value();
  const auto* const board = std::get_if<TokanBoard>(&view.board);
  return board != nullptr &&
         std::ranges::find(board->spaces, text, &TokanBoard::Space::name) != board->spaces.end();
}

std::string source_of(const View& view, std::string_view action) {
  if (is_tokan(view)) return std::string(action.find('@') == 1 ? "" : action.substr(0, 2));
  const std::size_t dash = action.find('-');
  return std::string(dash == std::string_view::npos ? "" : action.substr(0, dash));
}

std::string target_of(const View& view, std::string_view action) {
  if (is_tokan(view)) return std::string(action.size() < 4 ? "" : action.substr(2, 2));
  if (!is_totem(view)) return {};
  const std::size_t dash = action.find('-');
  if (dash != std::string_view::npos) return std::string(action.substr(dash + 1));
  const bool sign = !action.empty() && (action[0] == '+' || action[0] == '@' || action[0] == 'x');
  return std::string(sign ? action.substr(1) : "");
}

Entry read_entry(const View& view, std::string_view typed, Language language) {
  const std::string text = lowered(trimmed(typed));
  if (all_digits(text)) {
    const std::string action = by_number(view, text);
    const bool legal = std::ranges::find(view.actions, action) != view.actions.end();
    return legal ? Entry{action, {}, {}} : Entry{{}, {}, action.empty() ? text : action};
  }
  const bool words = !is_tokan(view) && !is_totem(view);
  const std::string meant = bare(words ? spelled(text, language) : text);
  for (const std::string& action : view.actions) {
    if (bare(action) == meant) return {action, {}, {}};
  }
  std::vector<std::string> going;
  std::vector<std::string> leaving;
  for (const std::string& action : view.actions) {
    if (!meant.empty() && target_of(view, action) == meant) going.push_back(action);
    if (!meant.empty() && source_of(view, action) == meant) leaving.push_back(action);
  }
  if (going.size() == 1 && leaving.empty()) return {going.front(), {}, {}};
  if (!going.empty() && leaving.empty()) return {{}, going, {}};
  if (!leaving.empty()) return {{}, leaving, {}};
  const auto* const totem = std::get_if<TotemBoard>(&view.board);
  const bool step_on = totem != nullptr && !totem->path.empty() && is_space(view, meant);
  return {{}, {}, step_on ? totem->path.back() + "-" + meant : as_notation(view, meant)};
}

std::vector<std::string> entries_of(const View& view, std::string_view line) {
  if (!is_totem(view)) return {std::string(line)};
  std::vector<std::string> entries;
  for (std::string word : words_of(line)) {
    word = lowered(word);
    // A number belongs to the word before it in "use 8".
    if (all_digits(word) && !entries.empty() && entries.back() == "use") {
      entries.back() += " " + word;
      continue;
    }
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
  return entries;
}

}  // namespace menagerie::cli

// What most games have in common.
#include "cli/play/game_face.h"

#include "cli/play/choices.h"
#include "cli/play/result.h"
#include "messages/cli.h"

namespace menagerie::cli {

Lines GameFace::draw_stack(const Scene&, std::string_view) const {
  return {};
}

std::string GameFace::tell_result(const Scene& scene) const {
  return tell_winner(scene);
}

Lines GameFace::list(const Scene& scene) const {
  return list_of(scene, choices(scene));
}

bool GameFace::lists_unasked(const View& view) const {
  constexpr std::size_t kShortList = 8;
  return view.actions.size() <= kShortList;
}

std::optional<std::string> GameFace::forced(const View&) const {
  return std::nullopt;
}

bool GameFace::is_secret(const View&) const {
  return false;
}

Message GameFace::secret_refusal() const {
  return messages::cli_entry_help;
}

std::string GameFace::spelled(std::string_view typed, Language) const {
  return std::string(typed);
}

std::vector<std::string> GameFace::entries_of(std::string_view line) const {
  return {std::string(line)};
}

bool GameFace::is_space(const View&, std::string_view) const {
  return false;
}

std::string GameFace::as_notation(const View&, const std::string& text) const {
  return text;
}

void number(std::vector<Choice>& choices) {
  for (std::size_t i = 0; i < choices.size(); ++i) {
    choices[i].number = std::to_string(i + 1);
    choices[i].item = choices[i].number + ") " + choices[i].action;
  }
}

}  // namespace menagerie::cli

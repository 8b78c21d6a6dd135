#include "cli/play/entry.h"

#include <algorithm>

#include "cli/terminal/text.h"

namespace menagerie::cli {

namespace {

// What is left of an entry when case, blanks and the strokes between spaces do not count.
std::string bare(std::string_view text) {
  std::string out;
  for (const char c : lowered(text)) {
    if (c != ' ' && c != '\t' && c != '-' && c != '>' && c != ',') out += c;
  }
  return out;
}

// The choices that start from a space, or else those that go there.
std::vector<Choice> at_space(const std::vector<Choice>& choices, const std::string& space) {
  std::vector<Choice> leaving;
  std::vector<Choice> going;
  for (const Choice& choice : choices) {
    if (choice.from == space) leaving.push_back(choice);
    if (choice.to == space) going.push_back(choice);
  }
  return leaving.empty() ? going : leaving;
}

}  // namespace

Entry read_entry(const Scene& scene, std::string_view typed) {
  const GameFace& face = scene.face();
  const std::vector<Choice> choices = face.choices(scene);
  const std::string text = lowered(trimmed(typed));
  const std::string meant = bare(face.spelled(text, scene.language));
  if (meant.empty()) return {};
  const auto clear = std::ranges::find_if(choices, [&](const Choice& choice) {
    return choice.number == text || bare(choice.action) == meant;
  });
  if (clear != choices.end()) return {clear->action, {}, {}};
  std::vector<Choice> near = at_space(choices, meant);
  // Where a piece stands it might stay; a space that one choice alone goes to is clear.
  if (near.size() == 1 && near.front().from != meant) return {near.front().action, {}, {}};
  if (!near.empty()) return {{}, std::move(near), {}};
  return {{}, {}, face.as_notation(scene.view, meant)};
}

}  // namespace menagerie::cli

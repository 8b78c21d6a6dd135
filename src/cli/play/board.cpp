#include "cli/play/board.h"

#include <utility>

#include "cli/terminal/text.h"

namespace menagerie::cli {

Lines draw_board(const Scene& scene) {
  if (std::holds_alternative<TokanBoard>(scene.view.board)) return draw_tokan(scene);
  if (std::holds_alternative<TwoPathsBoard>(scene.view.board)) return draw_two_paths(scene);
  return draw_totem(scene);
}

void add_sentence(Lines& lines, const Scene& scene, const std::string& sentence) {
  for (std::string& line : wrapped(sentence, scene.look.width)) lines.push_back(std::move(line));
}

}  // namespace menagerie::cli

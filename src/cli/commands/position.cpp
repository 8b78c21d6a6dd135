// `show`, `legal` and `apply`: one position in, a drawing, a list or the next position out.
#include <algorithm>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/play/game_face.h"
#include "cli/play/result.h"
#include "cli/terminal/screen.h"
#include "cli/terminal/text.h"
#include "core/scanner.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

Result<Table> table_of(const PositionRequest& request) {
  return TableSource(request.seed).open(request.game, request.options, request.position);
}

// The actions as a record would have them: a number belongs to the word before it, a stroke parts
// two actions.
std::vector<std::string> actions_of(const std::vector<std::string>& words) {
  std::vector<std::string> actions;
  for (const std::string& argument : words) {
    for (const std::string& word : words_of(argument)) {
      if (all_digits(word) && !actions.empty()) {
        actions.back() += " " + word;
        continue;
      }
      std::size_t start = 0;
      while (start <= word.size()) {
        const std::size_t end = std::min(word.find('/', start), word.size());
        actions.push_back(word.substr(start, end - start));
        start = end + 1;
      }
    }
  }
  return actions;
}

}  // namespace

int show(const PositionRequest& request, const Manner& manner) {
  const Result<Table> table = table_of(request);
  if (!table) return complain(table.error(), manner);
  Screen screen(manner.ascii, manner.language);
  const Scene scene = scene_of(*table, std::nullopt, screen.look(), manner.language);
  screen.lines(scene.face().draw(scene));
  if (scene.view.standing.over) {
    screen.sentence(tell_result(scene));
  } else if (scene.view.node.turn == Turn::decision) {
    screen.say(messages::cli_show_turn, {scene.player(scene.view.node.seat)});
  }
  return screen.flush() ? kFine : kRefused;
}

int legal(const PositionRequest& request, const Manner& manner) {
  const Result<Table> table = table_of(request);
  if (!table) return complain(table.error(), manner);
  Screen screen(manner.ascii, manner.language);
  const std::vector<std::string> actions = table->legal();
  const std::vector<std::uint32_t> weights = table->weights();
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const std::string weight = weights.empty() ? "" : "\t" + std::to_string(weights[i]);
    screen.line(actions[i] + weight);
  }
  return screen.flush() ? kFine : kRefused;
}

int apply(const PositionRequest& request, const std::vector<std::string>& words,
          const Manner& manner) {
  Result<Table> table = table_of(request);
  if (!table) return complain(table.error(), manner);
  for (const std::string& action : actions_of(words)) {
    const Result<void> fine = table->act(action);
    if (fine) continue;
    return complain(messages::cli_apply_refused,
                    {std::to_string(table->ply() + 1), quote(action),
                     fine.error().full_sentence(manner.language)},
                    manner);
  }
  Screen screen(manner.ascii, manner.language);
  screen.line(table->position());
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli

// `replay`: a recorded game, shown after some ply or all the way.
#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/play/game_face.h"
#include "cli/play/how_to_play.h"
#include "cli/play/result.h"
#include "cli/terminal/screen.h"
#include "cli/terminal/text.h"
#include "engine/table.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

void show_position(Screen& screen, const Table& table) {
  const Scene scene = scene_of(table, std::nullopt, screen.look(), screen.language());
  screen.line();
  screen.say(messages::cli_replay_ply, {std::to_string(table.ply())}, Ink::strong);
  screen.lines(scene.face().draw(scene));
  if (scene.view.standing.over) screen.sentence(tell_result(scene), Ink::strong);
}

// Every position with what led to it, up to that ply of the game.
void show_all(Screen& screen, const Table& whole, std::size_t plies) {
  const Record record = whole.record();
  Result<Table> table = Table::replay(record, 0);
  if (!table) return;
  show_position(screen, *table);
  for (std::size_t i = 0; i < plies; ++i) {
    const RecordedAction& action = record.actions[i];
    const Scene before = scene_of(*table, std::nullopt, screen.look(), screen.language());
    if (!table->act(action.text)) return;
    const bool ends = whole.ending() && table->ply() == whole.ply();
    if (ends && !table->restore_ending(*whole.ending())) return;
    const Scene after = scene_of(*table, std::nullopt, screen.look(), screen.language());
    screen.line();
    for (const std::string& line : after.face().tell(before, after)) screen.sentence(line);
    if (!action.comment.empty()) screen.sentence("{" + printable(action.comment) + "}");
    show_position(screen, *table);
  }
}

}  // namespace

int replay(const ReplayRequest& request, const Manner& manner) {
  // The whole record is checked, also when only its beginning is shown.
  const Result<Table> whole = load_table(request.file);
  if (!whole) return complain(whole.error(), manner);
  const std::size_t plies = request.ply.value_or(whole->ply());
  if (plies > whole->ply()) {
    return complain(messages::cli_replay_too_far,
                    {std::to_string(whole->ply()), std::to_string(plies)}, manner);
  }
  Screen screen(manner.ascii, manner.language);
  const Scene scene = scene_of(*whole, std::nullopt, screen.look(), manner.language);
  screen.say(messages::cli_replay_heading, {game_title(whole->game()), joined(scene.players, ", "),
                                            std::to_string(whole->ply())});
  if (request.every) {
    show_all(screen, *whole, plies);
  } else if (const Result<Table> table = Table::replay(whole->record(), plies)) {
    show_position(screen, *table);
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli

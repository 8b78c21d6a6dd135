// `replay`: a recorded game, shown after some ply or all the way.
#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/play/game_face.h"
#include "cli/play/how_to_play.h"
#include "cli/play/result.h"
#include "cli/terminal/screen.h"
#include "cli/terminal/text.h"
#include "engine/table.h"
#include "messages/cli.h"
#include "native/record_file.h"

namespace menagerie::cli {

namespace {

void show_position(Screen& screen, const Table& table) {
  const Scene scene = scene_of(table, std::nullopt, screen.look(), screen.language());
  screen.line();
  screen.say(messages::cli_replay_ply, {std::to_string(table.ply())}, Ink::strong);
  screen.lines(scene.face().draw(scene));
  if (scene.view.standing.over) screen.sentence(tell_result(scene), Ink::strong);
}

// Every position with what led to it. Pre: the whole record can be replayed, and has that ending.
void show_all(Screen& screen, const Record& record, std::size_t plies,
              const std::optional<Ending>& ending) {
  Result<Table> table = Table::replay(record, 0);
  if (!table) return;
  show_position(screen, *table);
  for (std::size_t i = 0; i < plies; ++i) {
    const RecordedAction& action = record.actions[i];
    const Scene before = scene_of(*table, std::nullopt, screen.look(), screen.language());
    if (!table->act(action.text)) return;
    if (ending && table->ply() == record.actions.size() && !table->restore_ending(*ending)) return;
    const Scene after = scene_of(*table, std::nullopt, screen.look(), screen.language());
    screen.line();
    for (const std::string& line : after.face().tell(before, after)) screen.sentence(line);
    if (!action.comment.empty()) screen.sentence("{" + printable(action.comment) + "}");
    show_position(screen, *table);
  }
}

}  // namespace

int replay(const ReplayRequest& request, const Manner& manner) {
  const Result<Record> record = load_record(request.file);
  if (!record) return complain(record.error(), manner);
  // The whole record is checked, also when only its beginning is shown.
  const Result<Table> whole = Table::replay(*record);
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
    show_all(screen, *record, plies, whole->ending());
  } else if (const Result<Table> table = Table::replay(*record, plies)) {
    show_position(screen, *table);
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli

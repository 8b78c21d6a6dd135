// What a session does when a player types a command instead of a move, and when it is left.
#include <utility>

#include "cli/play/board.h"
#include "cli/play/choices.h"
#include "cli/play/hint.h"
#include "cli/play/how_to_play.h"
#include "cli/play/session.h"
#include "cli/terminal/text.h"
#include "core/scanner.h"
#include "messages/cli.h"
#include "native/record_file.h"

namespace menagerie::cli {

std::optional<Session::Ending> Session::obey(const GivenCommand& given, const Scene& now) {
  pending_.clear();
  switch (given.command) {
    case GameCommand::help:
      show_help(screen_, table_.game());
      break;
    case GameCommand::choices:
      screen_.lines(list_choices(now));
      break;
    case GameCommand::hint:
      hint(now);
      break;
    case GameCommand::undo:
      undo();
      break;
    case GameCommand::look:
      look(now, given.argument);
      break;
    case GameCommand::save:
      save(given.argument);
      break;
    case GameCommand::load:
      return load(given.argument);
    case GameCommand::view:
      drawn_ = false;
      break;
    case GameCommand::fresh:
      return leave(Ending::fresh);
    case GameCommand::rematch:
      return leave(Ending::rematch);
    case GameCommand::quit:
      return leave(Ending::quit);
  }
  return std::nullopt;
}

void Session::hint(const Scene& now) {
  if (now.view.node.turn != Turn::decision) return screen_.say(messages::cli_hint_none);
  constexpr Limits kLimits{.ms = 1500};
  constexpr int kLines = 3;
  screen_.flush();
  const Patience patience(kLimits);
  const Opinion opinion = expert().analyse(table_, {.lines = kLines}, patience);
  for (const std::string& line : explain(now, opinion)) screen_.sentence(line);
}

void Session::look(const Scene& now, const std::string& space) {
  const Lines lines = draw_stack(now, lowered(space));
  if (lines.empty()) {
    const bool tokan = std::holds_alternative<TokanBoard>(now.view.board);
    screen_.say(tokan ? messages::cli_look_where : messages::cli_look_not_here);
    return;
  }
  screen_.lines(lines);
}

void Session::save(const std::string& path) {
  const Result<std::string> name = keeper_.save(table_, path);
  if (!name) return screen_.refuse(name.error());
  screen_.say(messages::cli_saved, {printable(*name)});
}

std::optional<Session::Ending> Session::load(const std::string& path) {
  if (path.empty()) {
    screen_.say(messages::cli_load_what);
    return std::nullopt;
  }
  const Result<Record> record = load_record(path);
  if (!record) {
    screen_.refuse(record.error());
    return std::nullopt;
  }
  Result<Table> table = Table::replay(*record);
  if (!table) {
    screen_.refuse(table.error());
    return std::nullopt;
  }
  loaded_ = std::move(*table);
  return leave(Ending::loaded);
}

// Ends the session once the game is safe. If it cannot be saved, the player is told and stays. A
// game at which only players of the house have moved is nobody's loss.
std::optional<Session::Ending> Session::leave(Ending ending) {
  if (!touched_ && count_people(players_) > 0) return ending;
  const Result<std::optional<std::string>> name = keeper_.save_on_leaving(table_);
  if (!name) {
    screen_.refuse(name.error());
    screen_.say(messages::cli_not_saved);
    return std::nullopt;
  }
  if (*name) screen_.say(messages::cli_saved, {printable(**name)});
  return ending;
}

// Nothing more can be asked. If all else fails, the record is on the screen.
Session::Ending Session::leave_for_good() {
  screen_.line();
  if (leave(Ending::quit)) return Ending::quit;
  screen_.say(messages::cli_not_saved_text);
  screen_.line(record_text(table_.record()));
  return Ending::not_saved;
}

// Back to the last decision of the person on turn; after the game, of whichever person decided
// last.
void Session::undo() {
  const Node node = table_.node();
  for (std::size_t i = decisions_.size(); i-- > 0;) {
    const Decision decision = decisions_[i];
    const bool own = node.turn == Turn::over || decision.seat == node.seat;
    if (!own || !is_person(decision.seat)) continue;
    while (table_.ply() > decision.ply) {
      if (!table_.undo()) break;
    }
    decisions_.resize(i);
    teller_ = {};
    drawn_ = false;
    screen_.say(messages::cli_undone);
    return;
  }
  screen_.say(messages::cli_undo_nothing);
}

// A game that comes from a record has decisions to go back to as well.
void Session::remember_decisions() {
  const Record record = table_.record();
  Result<Table> past = Table::replay(record, 0);
  if (!past) return;
  for (const RecordedAction& action : record.actions) {
    if (past->node().turn == Turn::decision) decisions_.push_back({past->ply(), past->node().seat});
    if (!past->act(action.text)) return;
  }
}

}  // namespace menagerie::cli

// What a session does when a player types a command instead of a move, and when it is left.
#include <algorithm>
#include <utility>

#include "cli/commands/table_source.h"
#include "cli/play/game_face.h"
#include "cli/play/hint.h"
#include "cli/play/how_to_play.h"
#include "cli/play/session.h"
#include "cli/terminal/text.h"
#include "core/scanner.h"
#include "messages/cli.h"

namespace menagerie::cli {

std::optional<Session::Next> Session::obey(const GivenCommand& given, const Scene& now) {
  pending_.clear();
  switch (given.command) {
    case GameCommand::help:
      show_help(screen_, now);
      break;
    case GameCommand::choices:
      screen_.lines(now.face().list(now));
      break;
    case GameCommand::hint:
      hint(now);
      break;
    case GameCommand::undo:
      undo();
      break;
    case GameCommand::resign:
      resign(now.view.node.seat);
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
      return leave(Next::fresh);
    case GameCommand::rematch:
      return leave(Next::rematch);
    case GameCommand::quit:
      return leave(Next::quit);
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
  if (!now.face().has_stacks()) return screen_.say(messages::cli_look_not_here);
  const Lines lines = now.face().draw_stack(now, lowered(space));
  if (lines.empty()) return screen_.say(messages::cli_look_where);
  screen_.lines(lines);
}

void Session::save(const std::string& path) {
  const Result<std::string> name = keeper_.save(table_, path);
  if (!name) return screen_.refuse(name.error());
  screen_.say(messages::cli_saved, {printable(*name)});
}

std::optional<Session::Next> Session::load(const std::string& path) {
  if (path.empty()) {
    screen_.say(messages::cli_load_what);
    return std::nullopt;
  }
  Result<Table> table = load_table(path);
  if (!table) {
    screen_.refuse(table.error());
    return std::nullopt;
  }
  loaded_ = std::move(*table);
  return leave(Next::loaded);
}

// Ends the session once the game is safe. If it cannot be saved, the player is told and stays. A
// game at which only players of the house have moved is nobody's loss.
std::optional<Session::Next> Session::leave(Next next) {
  if (!touched_ && !people_.empty()) return next;
  const Result<std::optional<std::string>> name = keeper_.save_on_leaving(table_);
  if (!name) {
    screen_.refuse(name.error());
    screen_.say(messages::cli_not_saved);
    return std::nullopt;
  }
  if (*name) screen_.say(messages::cli_saved, {printable(**name)});
  return next;
}

// Nothing more can be asked. If all else fails, the record is on the screen.
Session::Next Session::leave_for_good() {
  screen_.line();
  if (leave(Next::quit)) return Next::quit;
  screen_.say(messages::cli_not_saved_text);
  screen_.line(record_text(table_.record()));
  return Next::not_saved;
}

// Takes back the last decision of whoever sits at this screen, as far as the game lets them.
void Session::undo() {
  if (!table_.take_back(people_)) return screen_.say(why_not_taken_back());
  drawn_ = false;
  screen_.say(messages::cli_undone);
}

Message Session::why_not_taken_back() const {
  const std::vector<Node> nodes = table_.nodes();
  const auto is_peoples = [&](const Node& node) {
    return node.turn == Turn::decision && is_person(node.seat);
  };
  const auto decision = std::find_if(nodes.rbegin(), nodes.rend(), is_peoples);
  if (decision == nodes.rend()) return messages::cli_undo_nothing;
  const bool rolled = std::any_of(nodes.rbegin(), decision,
                                  [](const Node& node) { return node.turn == Turn::chance; });
  return rolled ? messages::cli_undo_rolled : messages::cli_undo_stands;
}

// The engine decides whether that ends the game or the others play on.
void Session::resign(Seat seat) {
  const std::string who = scene().player(seat);
  const Result<void> fine = table_.end({Ending::Kind::resigned, seat});
  if (!fine) return screen_.refuse(fine.error());
  touched_ = true;
  drawn_ = false;
  if (!table_.ending()) screen_.say(messages::cli_tell_resigned, {who});
}

}  // namespace menagerie::cli

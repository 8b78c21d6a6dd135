// `version`: which program this is, what built it, and which rules it plays.
#include "cli/commands/commands.h"
#include "cli/commands/exit_code.h"
#include "cli/play/how_to_play.h"
#include "cli/terminal/screen.h"
#include "engine/table.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr const char* kCompiler =
#if defined(__clang__)
    "clang " __clang_version__;
#else
    "g++ " __VERSION__;
#endif

}  // namespace

int version(const Manner& manner) {
  Screen screen(manner.ascii, manner.language);
  screen.say(messages::cli_version_program, {MENAGERIE_VERSION, kCompiler});
  for (const GameInfo& game : games()) {
    screen.say(messages::cli_version_rules,
               {game_title(game.name), std::to_string(game.rules_version)});
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli

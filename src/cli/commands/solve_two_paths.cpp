// `solve two-paths`: the whole game from nothing, or from the file that an earlier run has kept.
#include <chrono>
#include <nlohmann/json.hpp>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/kept_work.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "core/text.h"
#include "engine/solve/two_paths_solution.h"
#include "engine/table.h"
#include "messages/cli.h"
#include "messages/players_two_paths.h"

namespace menagerie::cli {

int solve_two_paths(const SolveRequest& request, const Manner& manner) {
  using Clock = std::chrono::steady_clock;
  Generator unused(0);
  const Result<Table> table = Table::start(request.game, request.options, unused);
  if (!table) return complain(table.error(), manner);
  const int rows = static_cast<int>(number_option(table->options(), "rows"));
  const Clock::time_point start = Clock::now();
  TwoPathsSolution solution(rows);
  KeptWork file(request.file, manner);
  file.take_up([&](std::string_view bytes) { return solution.take_up(bytes); });
  const bool made = !solution.solved();
  if (made) {
    Progress progress(say(messages::cli_solve_paths_progress, {}, manner.language));
    if (!solution.solve([&](double done) { progress.show(done); })) {
      return complain(messages::players_two_paths_no_memory, {}, manner);
    }
  }
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  if (made && file.keeps()) file.keep(solution.to_bytes());
  const double chance = solution.beginners_chance();
  Screen screen(manner.ascii, manner.language);
  if (request.json) {
    const nlohmann::ordered_json json = {{"rows", rows},
                                         {"made", made},
                                         {"beginner", chance},
                                         {"ms", static_cast<std::uint64_t>(seconds * 1000)}};
    screen.line(json.dump());
  } else {
    screen.say(messages::cli_solve_paths,
               {std::to_string(rows), percent(chance, 4, manner.language),
                decimal(seconds, 2, manner.language)});
    if (file.kept()) screen.say(messages::cli_solve_kept, {printable(request.file)});
  }
  return screen.flush() && (!made || file.fine()) ? kFine : kRefused;
}

}  // namespace menagerie::cli

// `solve two-paths`: the whole game from nothing, or from the file that an earlier run has kept.
#include <chrono>
#include <nlohmann/json.hpp>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "engine/table.h"
#include "engine/two_paths_solution.h"
#include "messages/cli.h"
#include "messages/players_two_paths.h"
#include "native/whole_file.h"

namespace menagerie::cli {

namespace {

using Clock = std::chrono::steady_clock;
using two_paths::Solution;

// A solution, whether it had to be made, and whether the file stays as it is, being somebody else's
// or unreadable.
struct Solved {
  std::optional<Solution> solution;
  bool made = false;
  bool stays = false;
};

Solved read_or_solve(const SolveRequest& request, int rows, const Manner& manner) {
  bool stays = false;
  if (!request.file.empty()) {
    const Result<std::string> bytes = read_bytes(request.file);
    stays = !bytes;
    if (!bytes) complain(bytes.error(), manner);
    if (bytes && !bytes->empty()) {
      Result<Solution> kept = Solution::from_bytes(*bytes);
      if (kept && kept->rules() == two_paths::Rules{.rows = rows}) return {std::move(*kept)};
      const std::string why = kept ? say(messages::cli_solve_other_rows, {}, manner.language)
                                   : kept.error().sentence(manner.language);
      complain(messages::cli_solve_refused, {request.file, why}, manner);
      stays = !kept && kept.error().code == messages::players_two_paths_file_foreign;
    }
    if (stays) complain(messages::cli_solve_stays, {}, manner);
  }
  Progress progress(say(messages::cli_solve_paths_progress, {}, manner.language));
  return {Solution::solve({.rows = rows},
                          [&](double done) {
                            progress.show(done);
                            return true;
                          }),
          true, stays};
}

}  // namespace

int solve_two_paths(const SolveRequest& request, const Manner& manner) {
  Generator unused(0);
  const Result<Table> table = Table::start(request.game, request.options, unused);
  if (!table) return complain(table.error(), manner);
  const int rows = static_cast<int>(number_option(table->options(), "rows"));
  const Clock::time_point start = Clock::now();
  const Solved solved = read_or_solve(request, rows, manner);
  if (!solved.solution) return complain(messages::players_two_paths_no_memory, {}, manner);
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  const bool keeps = solved.made && !solved.stays && !request.file.empty();
  if (keeps) {
    const Result<void> kept = write_bytes(request.file, solved.solution->to_bytes());
    if (!kept) return complain(kept.error(), manner);
  }
  const double chance = beginners_chance(*solved.solution);
  Screen screen(manner.ascii, manner.language);
  if (request.json) {
    const nlohmann::ordered_json json = {{"rows", rows},
                                         {"made", solved.made},
                                         {"beginner", chance},
                                         {"ms", static_cast<std::uint64_t>(seconds * 1000)}};
    screen.line(json.dump());
  } else {
    screen.say(messages::cli_solve_paths,
               {std::to_string(rows), percent(chance, 4, manner.language),
                decimal(seconds, 2, manner.language)});
    if (keeps) screen.say(messages::cli_solve_kept, {request.file});
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli

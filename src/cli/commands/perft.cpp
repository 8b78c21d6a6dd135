// `perft`: how many sequences of actions there are, depth by depth. The proof of a rules engine.
#include <chrono>
#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

using Clock = std::chrono::steady_clock;

// Counted action by action, so that there is progress to show.
std::uint64_t count(Table& table, int depth, Progress& progress) {
  const auto go_on = [] { return false; };
  if (depth < 2) return table.perft(depth, go_on).value_or(0);
  const std::vector<std::string> actions = table.legal();
  std::uint64_t nodes = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    progress.show(static_cast<double>(i) / static_cast<double>(actions.size()));
    if (!table.act(actions[i])) continue;
    nodes += table.perft(depth - 1, go_on).value_or(0);
    table.undo();
  }
  return nodes;
}

}  // namespace

int perft(const PositionRequest& request, int depth, const Manner& manner) {
  Result<Table> table =
      TableSource(request.seed).open(request.game, request.options, request.position);
  if (!table) return complain(table.error(), manner);
  const Result<std::uint64_t> first = table->perft(1, [] { return false; });
  if (!first) return complain(first.error(), manner);
  Screen screen(manner.ascii, manner.language);
  screen.line(screen.word(messages::cli_perft_heading));
  for (int d = 1; d <= depth; ++d) {
    const Clock::time_point start = Clock::now();
    std::uint64_t nodes = 0;
    {
      Progress progress(say(messages::cli_perft_progress, {std::to_string(d)}, manner.language));
      nodes = count(*table, d, progress);
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    screen.line(fmt::format("{:5} {:>20} {:>11} {:>14}", d, grouped(nodes, manner.language),
                            decimal(seconds, 3, manner.language),
                            rate(nodes, seconds, manner.language)));
    screen.flush();
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli

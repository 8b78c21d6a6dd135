// `analyse`: what the house thinks of a position.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "engine/expert.h"
#include "engine/protocol/opinion_json.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr Limits kUsual{.ms = 2000};

void show_opinion(Screen& screen, const Table& table, const Opinion& opinion, std::uint64_t ms) {
  const Language language = screen.language();
  for (std::size_t i = 0; i < opinion.value.size(); ++i) {
    screen.say(messages::cli_analyse_value, {table.seat_word(Seat{static_cast<std::uint8_t>(i)}),
                                             percent(opinion.value[i], 1, language)});
  }
  if (opinion.exact) {
    screen.say(messages::cli_analyse_exact);
  } else {
    screen.say(messages::cli_analyse_estimated,
               {grouped(opinion.nodes, language), grouped(ms, language)});
  }
  if (!opinion.policy.empty()) {
    screen.line();
    screen.line(screen.word(messages::cli_analyse_heading));
  }
  for (const Advice& advice : opinion.policy) {
    screen.line(fmt::format("{:<24} {:>10} {:>9}", advice.action,
                            percent(advice.probability, 1, language),
                            percent(advice.value, 1, language)));
  }
  if (opinion.pv.size() > 1) {
    screen.line();
    screen.say(messages::cli_analyse_line, {fmt::format("{}", fmt::join(opinion.pv, " "))});
  }
}

}  // namespace

int analyse(const PositionRequest& position, const AnalyseRequest& request, const Manner& manner) {
  const Result<Table> table =
      TableSource(position.seed).open(position.game, position.options, position.position);
  if (!table) return complain(table.error(), manner);
  const Limits limits = request.limits == Limits{} ? kUsual : request.limits;
  const Patience patience(limits);
  Opinion opinion;
  {
    Progress progress(say(messages::cli_analyse_progress, {}, manner.language));
    const Expert::Question question{.lines = request.lines, .seed = position.seed.value_or(0)};
    opinion = Expert(*table).analyse(*table, question, patience, [&](const Opinion& so_far) {
      progress.show(limits.ms != 0
                        ? static_cast<double>(patience.ms()) / static_cast<double>(limits.ms)
                        : static_cast<double>(so_far.nodes) / static_cast<double>(limits.nodes));
    });
  }
  Screen screen(manner.ascii, manner.language);
  if (request.json) {
    screen.line(opinion_json(*table, opinion, patience.ms()).dump());
  } else {
    show_opinion(screen, *table, opinion, patience.ms());
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli

// `random`: games between random players, counted.
#include <chrono>
#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/play/how_to_play.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "cli/terminal/text.h"
#include "engine/playouts.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// A line of statistics: what it is, then the figure.
void figure(Screen& screen, Message name, const std::string& value,
            std::initializer_list<Word> words = {}) {
  const std::string title = screen.word(name, words);
  const auto gap = static_cast<std::size_t>(std::max(28 - columns(title), 1));
  screen.line(title + std::string(gap, ' ') + value);
}

void show_statistics(Screen& screen, const PlayoutStatistics& played, const Table& table,
                     double seconds) {
  const Language language = screen.language();
  figure(screen, messages::cli_random_games, grouped(played.games, language));
  for (int i = 0; i < table.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    figure(screen, messages::cli_random_wins, share(played.wins[i], played.games, language),
           {table.seat_word(seat)});
  }
  figure(screen, messages::cli_random_draws, share(played.draws, played.games, language));
  figure(screen, messages::cli_random_first, share(played.first_wins, played.games, language));
  figure(screen, messages::cli_random_length,
         screen.word(messages::cli_random_range,
                     {mean(played.actions, played.games, language),
                      grouped(played.shortest, language), grouped(played.longest, language)}));
  figure(screen, messages::cli_random_choices,
         screen.word(messages::cli_random_most, {mean(played.choices, played.decisions, language),
                                                 grouped(played.most_choices, language)}));
  figure(screen, messages::cli_random_speed, rate(played.games, seconds, language));
}

}  // namespace

int random_games(const RandomRequest& request, const Manner& manner) {
  // A table tells the seats' names, and whether game and options are fine.
  const Result<Table> table = TableSource(1).start(request.game, request.options);
  if (!table) return complain(table.error(), manner);
  const std::uint64_t seed = request.seed ? *request.seed : OsRandom().next();
  const Clock::time_point start = Clock::now();
  Result<PlayoutStatistics> played{};
  {
    Progress progress(say(messages::cli_random_progress, {}, manner.language));
    played = play_random_games(
        request.game, request.options, request.games, seed, [&](std::uint64_t done) {
          progress.show(static_cast<double>(done) / static_cast<double>(request.games));
          return true;
        });
  }
  if (!played) return complain(played.error(), manner);
  Screen screen(manner.ascii, manner.language);
  screen.say(messages::cli_random_heading, {game_title(table->game()), std::to_string(seed)});
  show_statistics(screen, *played, *table, seconds_since(start));
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli

// `bench`: how fast the games are played and counted here, and the signature of every search.
#include <chrono>
#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/play/how_to_play.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/screen.h"
#include "engine/playouts.h"
#include "engine/signature.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// How many games a random player plays in a short while.
PlayoutStatistics timed_games(std::string_view game, double seconds) {
  const Clock::time_point start = Clock::now();
  const auto in_time = [&](std::uint64_t) { return seconds_since(start) < seconds; };
  constexpr std::uint64_t kMany = 1'000'000'000;
  return play_random_games(game, {}, kMany, 1, in_time).value_or(PlayoutStatistics{});
}

struct Counted {
  int depth = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// The deepest count that ends in a short while.
Counted timed_perft(const Table& table, double seconds) {
  constexpr int kDeepest = 64;
  Counted best;
  bool stopped = false;
  const Clock::time_point begin = Clock::now();
  const auto late = [&] { return stopped = seconds_since(begin) > seconds; };
  for (int depth = 1; depth <= kDeepest; ++depth) {
    const Clock::time_point start = Clock::now();
    const Result<std::uint64_t> nodes = table.perft(depth, late);
    if (!nodes || stopped) break;
    best = {depth, *nodes, seconds_since(start)};
  }
  return best;
}

}  // namespace

int signatures(const Manner& manner) {
  Screen screen(manner.ascii, manner.language);
  for (const GameInfo& game : games()) {
    const Signature signature = signature_of(game.name).value();
    screen.line(fmt::format("{} {} {}", game.name, signature.nodes, signature.answers));
    screen.flush();
  }
  return screen.flush() ? kFine : kRefused;
}

int bench(const Manner& manner) {
  constexpr double kPatience = 0.3;
  Screen screen(manner.ascii, manner.language);
  screen.line(screen.word(messages::cli_bench_heading));
  for (const GameInfo& game : games()) {
    const Clock::time_point start = Clock::now();
    const PlayoutStatistics played = timed_games(game.name, kPatience);
    const double seconds = seconds_since(start);
    const Result<Table> table = TableSource(1).start(game.name, {});
    if (!table) return complain(table.error(), manner);
    const Counted counted = timed_perft(*table, kPatience);
    screen.line(fmt::format("{:<12} {:>11} {:>11} {:>6} {:>15} {:>11}",
                            screen.word(game_title(game.name)),
                            rate(played.games, seconds, manner.language),
                            rate(played.actions, seconds, manner.language), counted.depth,
                            grouped(counted.nodes, manner.language),
                            rate(counted.nodes, counted.seconds, manner.language)));
    screen.flush();
  }
  screen.line();
  screen.line(screen.word(messages::cli_bench_signatures));
  return screen.flush() ? signatures(manner) : kRefused;
}

}  // namespace menagerie::cli

// `solve tokan`: proves who wins a position of Tokan, in as many threads as are asked for, and
// keeps what it has found in a file so that an interrupted proof goes on from there.
#include <atomic>
#include <chrono>
#include <nlohmann/json.hpp>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/kept_work.h"
#include "cli/commands/table_source.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "core/text.h"
#include "engine/solve/tokan_proof.h"
#include "messages/cli.h"
#include "native/interruption.h"
#include "native/parallel.h"

namespace menagerie::cli {

namespace {

using Clock = std::chrono::steady_clock;

struct Proven {
  std::optional<int> result;  // as TokanProof::work gives it
  double seconds = 0;
};

// Works until it is proven, the time is over or somebody interrupts, and keeps what was found.
Proven prove(TokanProof& proof, KeptWork& file, const SolveRequest& request, Language language) {
  const Interruption interruption;
  const Clock::time_point start = Clock::now();
  const auto seconds = [start] {
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  const auto keep = [&] {
    if (file.keeps()) file.keep(proof.to_bytes());
  };
  Progress progress(say(messages::cli_solve_progress, {}, language));
  const ParallelPlan plan{.threads = request.threads,
                          .enough =
                              [&] {
                                return Interruption::came() ||
                                       (request.seconds > 0 && seconds() >= request.seconds);
                              },
                          .progress = [&] { progress.show(proof.progress()); },
                          .checkpoint = keep};
  std::atomic<int> result = 0;
  const bool done = work_in_parallel(plan, [&](const Stop& stop) {
    const std::optional<int> found = proof.work(stop);
    if (found) result = *found;
    return found.has_value();
  });
  keep();
  return {done ? std::optional<int>(result) : std::nullopt, seconds()};
}

// Pre: the result is no draw.
Seat winner_of(const Table& table, int result) {
  const Seat mover = table.node().seat;
  return result > 0 ? mover : Seat{static_cast<std::uint8_t>(1 - mover.index)};
}

void tell(Screen& screen, const Table& table, TokanProof& proof, const Proven& proven) {
  const Language language = screen.language();
  const std::optional<int> result = proven.result;
  if (!result) screen.say(messages::cli_solve_open, {});
  if (result == 0) screen.say(messages::cli_solve_draw, {});
  if (result && *result != 0) {
    screen.say(messages::cli_solve_wins, {table.seat_word(winner_of(table, *result))});
  }
  if (result && *result >= 0) screen.say(messages::cli_solve_move, {proof.best(*result)});
  screen.say(
      messages::cli_solve_effort,
      {grouped(proof.nodes(), language), decimal(proven.seconds, 1, language),
       rate(proof.nodes(), proven.seconds, language), std::to_string(proof.table_bytes() >> 20)});
}

nlohmann::ordered_json json_of(const Table& table, TokanProof& proof, const Proven& proven,
                               int threads) {
  const std::optional<int> result = proven.result;
  nlohmann::ordered_json json = {{"position", table.position()}, {"proven", result.has_value()}};
  json["winner"] = nullptr;
  if (result) json["winner"] = *result == 0 ? "draw" : table.seat_name(winner_of(table, *result));
  if (result && *result >= 0) json["move"] = proof.best(*result);
  json["nodes"] = proof.nodes();
  json["ms"] = static_cast<std::uint64_t>(proven.seconds * 1000);
  json["threads"] = threads;
  json["table_mb"] = proof.table_bytes() >> 20;
  return json;
}

}  // namespace

int solve(const SolveRequest& request, const Manner& manner) {
  if (request.game == "two-paths") return solve_two_paths(request, manner);
  if (request.game != "tokan") return complain(messages::cli_solve_game, {}, manner);
  const Result<Table> table =
      TableSource(request.seed).open(request.game, request.options, request.position);
  if (!table) return complain(table.error(), manner);
  Result<TokanProof> proof =
      TokanProof::of(request.options, table->position(), request.megabytes << 20);
  if (!proof) return complain(proof.error(), manner);
  if (table->node().turn == Turn::over) return complain(messages::cli_solve_over, {}, manner);
  KeptWork file(request.file, manner);
  file.take_up([&](std::string_view bytes) { return proof->take_up(bytes); });
  const Proven proven = prove(*proof, file, request, manner.language);
  Screen screen(manner.ascii, manner.language);
  if (request.json) {
    screen.line(json_of(*table, *proof, proven, request.threads).dump());
  } else {
    tell(screen, *table, *proof, proven);
    if (file.kept()) screen.say(messages::cli_solve_kept, {printable(request.file)});
  }
  return screen.flush() && file.fine() ? kFine : kRefused;
}

}  // namespace menagerie::cli

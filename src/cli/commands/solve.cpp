// `solve tokan`: proves who wins a position of Tokan, in as many threads as are asked for, and
// keeps what it has found in a file so that an interrupted proof goes on from there.
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "engine/tokan_proof.h"
#include "messages/cli.h"
#include "messages/players_tokan.h"
#include "native/whole_file.h"

namespace menagerie::cli {

namespace {

using Clock = std::chrono::steady_clock;

std::atomic<bool> interrupted = false;

void interrupt(int) {
  interrupted = true;
}

// Takes Ctrl-C, a polite kill and the end of the terminal for as long as it lives: the proof stops
// and is kept.
class Interruptible {
 public:
  Interruptible() {
    for (std::size_t i = 0; i < kSignals.size(); ++i)
      before_[i] = std::signal(kSignals[i], interrupt);
  }
  ~Interruptible() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) std::signal(kSignals[i], before_[i]);
  }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

 private:
  static constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};
  std::array<void (*)(int), kSignals.size()> before_{};
};

class Prover {
 public:
  Prover(tokan::Proof& proof, const SolveRequest& request, Language language)
      : proof_(proof),
        request_(request),
        progress_(say(messages::cli_solve_progress, {}, language)) {}

  // Works until it is proven, the time is over or somebody interrupts; now and then `keep` is
  // called while all threads rest.
  template <class Keep>
  std::optional<int> run(const Keep& keep) {
    constexpr double kKeepEvery = 300;
    std::optional<int> result;
    for (double next = kKeepEvery; !result; next += kKeepEvery) {
      result = work_until(next);
      if (!result && over()) break;
      if (!result) keep();
    }
    return result;
  }

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
  }

 private:
  [[nodiscard]] bool over() const {
    return interrupted || (request_.seconds > 0 && seconds() >= request_.seconds);
  }

  std::optional<int> work_until(double pause) {
    std::atomic<int> result = kOpen;
    std::atomic<bool> done = false;
    const auto work = [&](int worker) {
      std::uint64_t counted = 0;
      const std::optional<int> found = proof_.work([&](std::uint64_t nodes) {
        nodes_ += nodes - counted;
        counted = nodes;
        if (worker == 0) show_progress();
        return done || over() || seconds() >= pause;
      });
      if (!found) return;
      result = *found;
      done = true;
    };
    {
      std::vector<std::jthread> others;
      for (int i = 1; i < request_.threads; ++i) others.emplace_back(work, i);
      work(0);
    }
    return result == kOpen ? std::nullopt : std::optional<int>(result);
  }

  void show_progress() {
    progress_.show(static_cast<double>(proof_.refuted()) / std::max(proof_.moves(), 1));
  }

  static constexpr int kOpen = 2;
  tokan::Proof& proof_;
  const SolveRequest& request_;
  Progress progress_;
  std::atomic<std::uint64_t> nodes_ = 0;
  Clock::time_point start_ = Clock::now();
};

// What an earlier run has kept. False where the file is not ours to write to.
bool take_up(tokan::Proof& proof, const std::string& path, const Manner& manner) {
  const Result<std::string> bytes = read_bytes(path);
  if (!bytes) {
    complain(bytes.error(), manner);
    return false;
  }
  if (bytes->empty()) return true;
  const Result<void> fine = proof.take_up(*bytes);
  if (fine) return true;
  complain(messages::cli_solve_refused, {path, fine.error().sentence(manner.language)}, manner);
  const Message why = fine.error().code;
  const bool foreign =
      why == messages::players_tokan_file_foreign || why == messages::players_tokan_file_position;
  if (foreign) complain(messages::cli_solve_stays, {}, manner);
  return !foreign;
}

// Whether it went well.
bool keep(const tokan::Proof& proof, const std::string& path, const Manner& manner) {
  const Result<void> kept = write_bytes(path, proof.to_bytes());
  if (!kept) complain(kept.error(), manner);
  return kept.has_value();
}

std::string winner_of(const Table& table, int result) {
  if (result == 0) return "draw";
  const Seat mover = table.node().seat;
  return std::string(
      table.seat_name(result > 0 ? mover : Seat{static_cast<std::uint8_t>(1 - mover.index)}));
}

void tell(Screen& screen, const Table& table, tokan::Proof& proof, const Prover& prover,
          std::optional<int> result) {
  const Language language = screen.language();
  if (!result) screen.say(messages::cli_solve_open, {});
  if (result == 0) screen.say(messages::cli_solve_draw, {});
  if (result && *result != 0) {
    const Seat mover = table.node().seat;
    const Seat winner = *result > 0 ? mover : Seat{static_cast<std::uint8_t>(1 - mover.index)};
    screen.say(messages::cli_solve_wins, {table.seat_word(winner)});
  }
  if (result && *result >= 0) screen.say(messages::cli_solve_move, {proof.best(*result).text()});
  screen.say(messages::cli_solve_effort,
             {grouped(prover.nodes(), language), decimal(prover.seconds(), 1, language),
              rate(prover.nodes(), prover.seconds(), language),
              std::to_string(proof.table_bytes() >> 20)});
}

nlohmann::ordered_json json_of(const Table& table, tokan::Proof& proof, const Prover& prover,
                               const SolveRequest& request, std::optional<int> result) {
  nlohmann::ordered_json json = {{"position", table.position()}, {"proven", result.has_value()}};
  json["winner"] = result ? nlohmann::ordered_json(winner_of(table, *result)) : nullptr;
  if (result && *result >= 0) json["move"] = proof.best(*result).text();
  json["nodes"] = prover.nodes();
  json["ms"] = static_cast<std::uint64_t>(prover.seconds() * 1000);
  json["threads"] = request.threads;
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
  const Result<std::unique_ptr<tokan::Proof>> proof =
      tokan_proof(request.options, table->position(), request.megabytes << 20);
  if (!proof) return complain(proof.error(), manner);
  if (table->node().turn == Turn::over) return complain(messages::cli_solve_over, {}, manner);
  const bool keeps = !request.file.empty() && take_up(**proof, request.file, manner);
  std::optional<int> result;
  const Interruptible interruptible;
  Prover prover(**proof, request, manner.language);
  result = prover.run([&] {
    if (keeps) (void)keep(**proof, request.file, manner);
  });
  const bool kept = keeps && keep(**proof, request.file, manner);
  Screen screen(manner.ascii, manner.language);
  if (request.json) {
    screen.line(json_of(*table, **proof, prover, request, result).dump());
  } else {
    tell(screen, *table, **proof, prover, result);
    if (kept) screen.say(messages::cli_solve_kept, {request.file});
  }
  return screen.flush() && (!keeps || kept) ? kFine : kRefused;
}

}  // namespace menagerie::cli

// How much a server of rooms carries: tables of two clients that play Tokan over sockets,
// everything durable before it is acknowledged. Starts the server itself, at a port and a store of
// its own.
#include <CLI/CLI.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <sys/resource.h>
#include <vector>

#include "server_process.h"
#include "table.h"
#include "web_client.h"

namespace menagerie::load {
namespace {

namespace asio = boost::asio;
using Clock = Table::Clock;

constexpr std::size_t kPosters = 8;
// From one rate to the next in a search.
constexpr double kStep = 1.2;

struct Wanted {
  std::string program = "build/release/menagerie";
  std::string folder = "build/web";
  std::string store = "memory:";
  std::uint16_t port = 18321;
  std::size_t tables = 1000;
  std::size_t games = 1;
  double rate = 1000;
  double seconds = 10;
  bool search = false;
  bool resume = false;
  std::size_t idle = 0;
};

class Load {
 public:
  Load(asio::io_context& context, ServerProcess& server, const Wanted& wanted)
      : context_(context), server_(server), wanted_(wanted), timer_(context) {
    for (std::size_t poster = 0; poster < kPosters; ++poster) {
      posters_.push_back(std::make_unique<Poster>(context, server.port()));
    }
  }

  asio::awaitable<void> run() {
    if (wanted_.idle > 0) co_await hold_idle();
    if (wanted_.tables > 0) co_await play();
    context_.stop();
  }

 private:
  asio::awaitable<void> play() {
    const bool seated = co_await sit_down();
    if (!seated) co_return;
    bool fine = co_await measure(wanted_.rate);
    for (double rate = wanted_.rate; wanted_.search && fine; fine = co_await measure(rate)) {
      highest_ = rate;
      rate *= kStep;
    }
    if (wanted_.search) {
      std::printf("highest rate with p99 <= 100 ms: %.0f commands/s\n", highest_);
    }
    if (wanted_.resume) co_await resume();
  }

  asio::awaitable<void> pause(std::chrono::milliseconds time) {
    timer_.expires_after(time);
    co_await timer_.async_wait(asio::use_awaitable);
  }

  // Sockets that only listen, and what they cost.
  asio::awaitable<void> hold_idle() {
    const std::size_t before = server_.memory();
    std::size_t lost = 0;
    for (std::size_t socket = 0; socket < wanted_.idle; ++socket) {
      idle_.push_back(std::make_unique<Socket>(
          context_, server_.port(), [](std::string_view) {}, [&lost] { ++lost; }));
      const bool open = co_await idle_.back()->open();
      if (!open) ++lost;
    }
    co_await pause(std::chrono::seconds(12));
    const std::size_t each = (server_.memory() - before) / wanted_.idle;
    std::printf("%zu idle sockets held, %zu lost, %zu bytes of memory each\n", wanted_.idle, lost,
                each);
  }

  asio::awaitable<bool> sit_down() {
    const Clock::time_point begin = Clock::now();
    for (std::size_t table = 0; table < wanted_.tables; ++table) {
      tables_.push_back(std::make_unique<Table>(context_, server_.port(),
                                                *posters_[table % kPosters], measured_, table));
    }
    std::size_t ready = 0;
    for (std::size_t first = 0; first < kPosters; ++first) {
      asio::co_spawn(context_, prepare_from(first, ready), asio::detached);
    }
    while (ready < kPosters && !failed_) co_await pause(std::chrono::milliseconds(10));
    if (failed_) co_return false;
    std::printf("%zu rooms made in %.1f s\n", wanted_.tables * wanted_.games,
                std::chrono::duration<double>(Clock::now() - begin).count());
    for (const auto& table : tables_) table->sit_down();
    co_await pause(std::chrono::seconds(2));
    co_return true;
  }

  // Every table that has this poster.
  asio::awaitable<void> prepare_from(std::size_t first, std::size_t& ready) {
    for (std::size_t table = first; table < tables_.size(); table += kPosters) {
      const bool made = co_await tables_[table]->prepare(wanted_.games);
      if (!made) {
        std::fprintf(stderr, "table %zu could not be made\n", table);
        failed_ = true;
        co_return;
      }
    }
    ++ready;
  }

  // Commands at this rate; what is late counts from when it was due. Whether 99 of 100 took at most
  // 100 ms.
  asio::awaitable<bool> measure(double rate) {
    measured_.to_answer.clear();
    measured_.to_opponent.clear();
    const double processor = server_.processor_time();
    const Clock::time_point begin = Clock::now();
    const auto total = static_cast<std::uint64_t>(rate * wanted_.seconds);
    std::uint64_t sent = 0;
    while (sent < total &&
           Clock::now() - begin < 2 * std::chrono::duration<double>(wanted_.seconds)) {
      const double passed = std::chrono::duration<double>(Clock::now() - begin).count();
      const auto due = std::min(total, static_cast<std::uint64_t>(passed * rate));
      for (; sent < due && move_one(due_time(begin, sent, rate)); ++sent) {
      }
      co_await pause(std::chrono::milliseconds(1));
    }
    const double took = std::chrono::duration<double>(Clock::now() - begin).count();
    co_await pause(std::chrono::milliseconds(500));
    co_return report(rate, static_cast<double>(sent) / took,
                     (server_.processor_time() - processor) / took);
  }

  static Clock::time_point due_time(Clock::time_point begin, std::uint64_t number, double rate) {
    return begin + std::chrono::duration_cast<Clock::duration>(
                       std::chrono::duration<double>(static_cast<double>(number) / rate));
  }

  // The next table at which somebody may move; games that are over begin anew meanwhile.
  bool move_one(Clock::time_point due) {
    for (std::size_t tried = 0; tried < tables_.size(); ++tried) {
      Table& table = *tables_[next_++ % tables_.size()];
      if (table.may_begin_anew()) {
        table.sit_down();
      } else if (table.ready()) {
        table.move(due);
        return true;
      }
    }
    return false;
  }

  bool report(double wanted, double reached, double cores) {
    Measured& m = measured_;
    const double answer = m.to_answer.quantile(0.99);
    const double opponent = m.to_opponent.quantile(0.99);
    std::printf(
        "%7.0f commands/s wanted, %7.0f sent: acknowledged p50 %.2f p99 %.2f ms, opponent p50 %.2f "
        "p99 %.2f ms; %zu of them, %llu refused, %llu sockets lost, server %.2f cores\n",
        wanted, reached, m.to_answer.quantile(0.5), answer, m.to_opponent.quantile(0.5), opponent,
        m.to_answer.count(), static_cast<unsigned long long>(m.refused),
        static_cast<unsigned long long>(m.lost), cores);
    std::fflush(stdout);
    constexpr double kMost = 100;
    constexpr double kNearly = 0.98;
    return answer <= kMost && opponent <= kMost && reached >= kNearly * wanted;
  }

  // The server dies and is started again; how long until everybody is back.
  asio::awaitable<void> resume() {
    server_.kill();
    server_.start();
    const Clock::time_point begin = Clock::now();
    std::size_t back = 0;
    for (const auto& table : tables_) {
      asio::co_spawn(context_, come_back(*table, back), asio::detached);
    }
    while (back < tables_.size()) co_await pause(std::chrono::milliseconds(5));
    std::printf("%zu clients were back and had resumed %.2f s after the restart\n",
                2 * tables_.size(), std::chrono::duration<double>(Clock::now() - begin).count());
  }

  asio::awaitable<void> come_back(Table& table, std::size_t& back) {
    asio::steady_timer again(context_);
    bool resumed = co_await table.resume();
    while (!resumed) {
      again.expires_after(std::chrono::milliseconds(100));
      co_await again.async_wait(asio::use_awaitable);
      resumed = co_await table.resume();
    }
    ++back;
  }

  asio::io_context& context_;
  ServerProcess& server_;
  const Wanted& wanted_;
  asio::steady_timer timer_;
  Measured measured_;
  std::vector<std::unique_ptr<Poster>> posters_;
  std::vector<std::unique_ptr<Socket>> idle_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::size_t next_ = 0;
  double highest_ = 0;
  bool failed_ = false;
};

void allow_many_descriptors() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

int run(const Wanted& wanted) {
  allow_many_descriptors();
  ServerProcess server(wanted.program, wanted.folder, wanted.store, wanted.port);
  server.start();
  asio::io_context context{1};
  Load load(context, server, wanted);
  asio::co_spawn(context, load.run(), [](const std::exception_ptr& error) {
    if (error) std::rethrow_exception(error);
  });
  context.run();
  return 0;
}

}  // namespace
}  // namespace menagerie::load

int main(int argc, char** argv) {
  menagerie::load::Wanted wanted;
  CLI::App app("Load for a server of rooms");
  app.add_option("--program", wanted.program, "the server's program");
  app.add_option("--folder", wanted.folder, "the pages that it serves");
  app.add_option("--store", wanted.store, "a file, postgresql://… or memory:");
  app.add_option("--port", wanted.port, "of 127.0.0.1");
  app.add_option("--tables", wanted.tables, "each with two sockets");
  app.add_option("--games", wanted.games, "for each table, one after another");
  app.add_option("--rate", wanted.rate, "commands a second, or where the search begins");
  app.add_option("--seconds", wanted.seconds, "for each rate");
  app.add_flag("--search", wanted.search, "raise the rate until p99 exceeds 100 ms");
  app.add_flag("--resume", wanted.resume, "kill the server at the end and come back");
  app.add_option("--idle", wanted.idle, "sockets that only listen, and their memory");
  CLI11_PARSE(app, argc, argv);
  return menagerie::load::run(wanted);
}

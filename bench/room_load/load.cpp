#include "load.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace menagerie::load {

namespace asio = boost::asio;

namespace {

// Connections that make rooms at the same time: the store commits together what came together.
constexpr std::size_t kPosters = 32;
// From one rate to the next in a search.
constexpr double kStep = 1.2;
// Games of Tokan whose players choose at random are longer than this, all but a few.
constexpr double kPliesOfAGame = 14;
constexpr double kMostMilliseconds = 100;
// Of the wanted rate; less has not been reached.
constexpr double kNearly = 0.98;
constexpr std::chrono::seconds kDrain{10};
// Until pings have gone round and buffers of the handshake are free.
constexpr std::chrono::seconds kSettle{12};

double seconds_since(Table::Clock::time_point then) {
  return std::chrono::duration<double>(Table::Clock::now() - then).count();
}

double own_processor_time() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

}  // namespace

Load::Load(asio::io_context& context, const Wanted& wanted)
    : context_(context), wanted_(wanted), timer_(context) {
  for (std::size_t node = 0; node < wanted.nodes; ++node) {
    servers_.push_back(
        std::make_unique<ServerProcess>(wanted.program, wanted.folder, wanted.store, port(node)));
    servers_.back()->start();
  }
  for (std::size_t poster = 0; poster < kPosters; ++poster) {
    posters_.push_back(std::make_unique<Poster>(context, port(poster % wanted.nodes)));
  }
}

asio::awaitable<void> Load::run() {
  co_await pause(std::chrono::seconds(1));
  empty_memory_ = memory();
  if (wanted_.idle > 0) co_await hold_idle();
  if (wanted_.tables > 0) co_await play();
  context_.stop();
}

asio::awaitable<void> Load::play() {
  co_await open_tables();
  if (wanted_.search && !failed_) {
    co_await search();
  } else if (!failed_) {
    co_await measure(wanted_.rate);
  }
  if (wanted_.resume && !failed_) co_await resume();
  if (wanted_.memory && !failed_) co_await measure_memory();
}

// Raises the rate until it is missed twice in a row: once may be the machine's doing.
asio::awaitable<void> Load::search() {
  double highest = 0;
  std::size_t missed = 0;
  for (double rate = wanted_.rate; missed < 2 && !failed_;) {
    const bool fine = co_await measure(rate);
    missed = fine ? 0 : missed + 1;
    if (fine) highest = rate;
    if (fine) rate *= kStep;
  }
  std::printf("{\"highest\":%.0f}\n", highest);
}

asio::awaitable<void> Load::pause(std::chrono::milliseconds time) {
  timer_.expires_after(time);
  co_await timer_.async_wait(asio::use_awaitable);
}

// Sockets that only listen, and what they cost.
asio::awaitable<void> Load::hold_idle() {
  const std::size_t before = memory();
  std::size_t lost = 0;
  for (std::size_t socket = 0; socket < wanted_.idle; ++socket) {
    idle_.push_back(std::make_unique<Socket>(
        context_, port(socket % wanted_.nodes), [](std::string_view) {}, [&lost] { ++lost; }));
    const bool open = co_await idle_.back()->open();
    if (!open) ++lost;
  }
  co_await pause(kSettle);
  const double each = (static_cast<double>(memory()) - static_cast<double>(before)) /
                      static_cast<double>(wanted_.idle);
  std::printf("{\"idle\":%zu,\"lost\":%zu,\"bytes\":%.0f}\n", wanted_.idle, lost, each);
  std::fflush(stdout);
  idle_.clear();
}

asio::awaitable<void> Load::open_tables() {
  for (std::size_t table = 0; table < wanted_.tables; ++table) {
    tables_.push_back(std::make_unique<Table>(context_,
                                              std::array{port(0), port(1 % wanted_.nodes)},
                                              *posters_[table % kPosters], measured_, table));
  }
  co_await make_rooms(wanted_.rate * wanted_.seconds);
  for (const auto& table : tables_) {
    if (failed_) co_return;
    const bool open = co_await table->open_sockets();
    if (!open) fail("a socket could not be opened");
  }
  for (const auto& table : tables_) table->sit_down();
  co_await pause(std::chrono::seconds(2));
}

// As many as the tables need for so many commands.
asio::awaitable<void> Load::make_rooms(double commands) {
  const double games = commands / static_cast<double>(wanted_.tables) / kPliesOfAGame;
  const auto each = static_cast<std::size_t>(std::ceil(games)) + 1;
  const Clock::time_point begin = Clock::now();
  std::size_t before = 0;
  for (const auto& table : tables_) before += table->rooms_left();
  std::size_t ready = 0;
  for (std::size_t first = 0; first < kPosters; ++first) {
    asio::co_spawn(context_, make_rooms_from(first, each, ready), asio::detached);
  }
  while (ready < kPosters) co_await pause(std::chrono::milliseconds(1));
  std::size_t after = 0;
  for (const auto& table : tables_) after += table->rooms_left();
  std::printf("{\"rooms\":%zu,\"seconds\":%.1f}\n", after - before, seconds_since(begin));
  std::fflush(stdout);
}

// For every table that has this poster.
asio::awaitable<void> Load::make_rooms_from(std::size_t first, std::size_t each,
                                            std::size_t& ready) {
  for (std::size_t table = first; table < tables_.size() && !failed_; table += kPosters) {
    const bool made = co_await tables_[table]->make_rooms(each);
    if (!made) fail("a room could not be made");
  }
  ++ready;
}

// Commands at this rate; what is late counts from when it was due. Whether 99 of 100 took at most
// 100 ms.
asio::awaitable<bool> Load::measure(double rate) {
  co_await make_rooms(rate * wanted_.seconds);
  if (failed_) co_return false;
  measured_ = Measured{};
  const double servers = processor_time();
  const double own = own_processor_time();
  const Clock::time_point begin = Clock::now();
  const auto total = static_cast<std::uint64_t>(rate * wanted_.seconds);
  std::uint64_t sent = 0;
  while (sent < total && seconds_since(begin) < 2 * wanted_.seconds) {
    // The first one at once.
    const auto due = std::min(total, static_cast<std::uint64_t>(seconds_since(begin) * rate) + 1);
    for (bool moved = true; moved && sent < due;) {
      const std::chrono::duration<double> at(static_cast<double>(sent) / rate);
      moved = move_one(begin + std::chrono::duration_cast<Clock::duration>(at));
      if (moved) ++sent;
    }
    co_await pause(std::chrono::milliseconds(1));
  }
  const double took = seconds_since(begin);
  const double server_cores = (processor_time() - servers) / took;
  const double own_cores = (own_processor_time() - own) / took;
  co_await drain();
  co_return report(rate, static_cast<double>(sent) / took, server_cores, own_cores);
}

// Until everything under way is answered; what is not by then counts with the time it had.
asio::awaitable<void> Load::drain() {
  const Clock::time_point begin = Clock::now();
  while (measured_.under_way > 0 && Clock::now() - begin < kDrain) {
    co_await pause(std::chrono::milliseconds(5));
  }
  for (const auto& table : tables_) table->give_up();
}

// The next table at which somebody may move; games that are over begin anew meanwhile.
bool Load::move_one(Clock::time_point due) {
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

bool Load::report(double wanted, double reached, double server_cores, double own_cores) {
  Measured& m = measured_;
  const double answer = m.to_answer.quantile(0.99);
  const double opponent = m.to_opponent.quantile(0.99);
  const bool fine = answer <= kMostMilliseconds && opponent <= kMostMilliseconds &&
                    reached >= kNearly * wanted && m.unanswered == 0 && m.lost == 0 &&
                    m.refused == 0;
  std::printf(
      "{\"wanted\":%.0f,\"sent\":%.0f,\"ack_p50\":%.2f,\"ack_p99\":%.2f,\"opponent_p50\":%.2f,"
      "\"opponent_p99\":%.2f,\"answered\":%zu,\"unanswered\":%zu,\"refused\":%zu,\"lost\":%zu,"
      "\"server_cores\":%.2f,\"load_cores\":%.2f,\"fine\":%s}\n",
      wanted, reached, m.to_answer.quantile(0.5), answer, m.to_opponent.quantile(0.5), opponent,
      m.to_answer.count(), m.unanswered, m.refused, m.lost, server_cores, own_cores,
      fine ? "true" : "false");
  std::fflush(stdout);
  if (m.refused > 0) std::fprintf(stderr, "refused: %s\n", m.refusal.c_str());
  return fine;
}

// The servers die and are started again; how long until everybody is back.
asio::awaitable<void> Load::resume() {
  const Clock::time_point begin = Clock::now();
  restart();
  const double started = seconds_since(begin);
  std::size_t back = 0;
  for (const auto& table : tables_) {
    asio::co_spawn(context_, come_back(*table, back), asio::detached);
  }
  double half = 0;
  while (back < tables_.size()) {
    co_await pause(std::chrono::milliseconds(5));
    if (back < tables_.size() / 2) half = seconds_since(begin);
  }
  std::printf(
      "{\"resumed\":%zu,\"seconds\":%.2f,\"half\":%.2f,\"started\":%.2f,\"behind\":%zu,"
      "\"server_seconds\":%.2f}\n",
      2 * tables_.size(), seconds_since(begin), half, started, measured_.behind, processor_time());
  std::fflush(stdout);
}

asio::awaitable<void> Load::come_back(Table& table, std::size_t& back) {
  asio::steady_timer again(context_);
  for (bool resumed = false; !resumed;) {
    const bool open = co_await table.open_sockets();
    if (open) resumed = co_await table.resume();
    if (resumed) continue;
    again.expires_after(std::chrono::milliseconds(100));
    co_await again.async_wait(asio::use_awaitable);
  }
  ++back;
}

// What a room costs that two listen to, beside their sockets; servers that have just started know
// rooms from the store alone.
asio::awaitable<void> Load::measure_memory() {
  restart();
  co_await pause(std::chrono::seconds(2));
  const auto started = static_cast<double>(memory());
  for (const auto& table : tables_) {
    const bool open = co_await table->open_sockets();
    if (!open) co_return fail("a socket could not be opened again");
  }
  co_await pause(kSettle);
  const auto connected = static_cast<double>(memory());
  for (const auto& table : tables_) {
    const bool resumed = co_await table->resume();
    if (!resumed) co_return fail("a room could not be loaded again");
  }
  co_await pause(kSettle);
  const auto loaded = static_cast<double>(memory());
  const auto tables = static_cast<double>(tables_.size());
  std::printf("{\"loaded\":%zu,\"room_bytes\":%.0f,\"socket_bytes\":%.0f,\"stored_bytes\":%.0f}\n",
              tables_.size(), (loaded - connected) / tables, (connected - started) / tables / 2,
              (started - static_cast<double>(empty_memory_)) / tables);
  std::fflush(stdout);
}

void Load::restart() {
  for (const auto& server : servers_) server->kill();
  for (const auto& server : servers_) server->start();
}

void Load::fail(const std::string& why) {
  if (!failed_) std::fprintf(stderr, "%s\n", why.c_str());
  failed_ = true;
}

std::size_t Load::memory() const {
  std::size_t all = 0;
  for (const auto& server : servers_) all += server->memory();
  return all;
}

double Load::processor_time() const {
  double all = 0;
  for (const auto& server : servers_) all += server->processor_time();
  return all;
}

std::uint16_t Load::port(std::size_t node) const {
  return static_cast<std::uint16_t>(wanted_.port + node);
}

}  // namespace menagerie::load

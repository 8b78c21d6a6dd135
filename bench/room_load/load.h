// A load of tables on one or more servers of rooms that it starts itself: how soon commands are
// acknowledged and heard, how many a second they may be, what sockets and rooms cost in memory,
// and how soon everybody is back after a restart. Each result is one line of JSON on standard
// output, with the names that bench/peers prints, too.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "server_process.h"
#include "table.h"
#include "web_client.h"

namespace menagerie::load {

struct Wanted {
  std::string program = "build/release/menagerie";
  std::string folder = "build/web";
  std::string store = "memory:";
  std::uint16_t port = 18321;
  std::size_t nodes = 1;
  std::size_t tables = 1000;
  double rate = 1000;
  double seconds = 10;
  bool search = false;
  bool resume = false;
  bool memory = false;
  std::size_t idle = 0;
};

class Load {
 public:
  Load(boost::asio::io_context& context, const Wanted& wanted);

  // Stops the context when all is measured.
  boost::asio::awaitable<void> run();
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  using Clock = Table::Clock;

  boost::asio::awaitable<void> play();
  boost::asio::awaitable<void> search();
  boost::asio::awaitable<void> hold_idle();
  boost::asio::awaitable<void> open_tables();
  boost::asio::awaitable<void> make_rooms(double commands);
  boost::asio::awaitable<void> make_rooms_from(std::size_t first, std::size_t each,
                                               std::size_t& ready);
  boost::asio::awaitable<bool> measure(double rate);
  boost::asio::awaitable<void> drain();
  boost::asio::awaitable<void> resume();
  boost::asio::awaitable<void> come_back(Table& table, std::size_t& back);
  boost::asio::awaitable<void> measure_memory();
  boost::asio::awaitable<void> pause(std::chrono::milliseconds time);
  void restart();
  bool move_one(Clock::time_point due);
  bool report(double wanted, double reached, double server_cores, double own_cores);
  void fail(const std::string& why);
  [[nodiscard]] std::size_t memory() const;
  [[nodiscard]] double processor_time() const;
  [[nodiscard]] std::uint16_t port(std::size_t node) const;

  boost::asio::io_context& context_;
  const Wanted& wanted_;
  boost::asio::steady_timer timer_;
  Measured measured_;
  std::vector<std::unique_ptr<ServerProcess>> servers_;
  std::vector<std::unique_ptr<Poster>> posters_;
  std::vector<std::unique_ptr<Socket>> idle_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::size_t next_ = 0;
  std::size_t empty_memory_ = 0;  // of the servers before there were rooms
  bool failed_ = false;
};

}  // namespace menagerie::load

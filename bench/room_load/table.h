// A room of Tokan with two clients at it, each with a socket: one moves when it is told to, and
// both note when they hear of it.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "latencies.h"
#include "web_client.h"

namespace menagerie::load {

// What is measured over all tables.
struct Measured {
  Latencies to_answer;    // from sending a command to its acknowledgement
  Latencies to_opponent;  // and to the other one's socket
  std::size_t under_way = 0;
  std::size_t unanswered = 0;  // given up
  std::size_t refused = 0;
  std::string refusal;     // the last one
  std::size_t lost = 0;    // sockets that broke
  std::size_t behind = 0;  // clients that came back and knew more than the server
};

class Table {
 public:
  using Clock = std::chrono::steady_clock;

  // The clients may be at two servers of one store.
  Table(boost::asio::io_context& context, std::array<std::uint16_t, 2> ports, Poster& poster,
        Measured& measured, std::uint64_t seed);

  // Makes rooms with both seated until so many are left to play; whether all went well. What is
  // measured later is playing alone.
  boost::asio::awaitable<bool> make_rooms(std::size_t left);
  [[nodiscard]] std::size_t rooms_left() const { return rooms_.size(); }
  // For both clients, anew if there were any; whether the servers took them.
  boost::asio::awaitable<bool> open_sockets();
  // Both follow the next of these rooms. Pre: there is one.
  void sit_down();
  // Both ask for what they do not have yet of the room they were at, after the server was away;
  // whether they got it.
  boost::asio::awaitable<bool> resume();
  // Whether somebody may move, everybody knows everything, and nothing is under way.
  [[nodiscard]] bool ready() const {
    return !over_ && !action_.empty() && command_.empty() &&
           clients_[0].version == clients_[1].version;
  }
  // The game is over, nobody waits for anything, and there is another room.
  [[nodiscard]] bool may_begin_anew() const { return over_ && command_.empty() && !rooms_.empty(); }
  // Pre: ready(). The time counts from `due`.
  void move(Clock::time_point due);
  // Waits no longer for what is under way; the next room comes.
  void give_up();

 private:
  struct Room {
    std::string id;
    std::array<std::string, 2> tokens;
  };
  struct Client {
    std::unique_ptr<Socket> socket;
    std::uint64_t version = 0;
  };
  std::string random_hex(std::size_t digits);
  boost::asio::awaitable<bool> make_room();
  [[nodiscard]] bool subscribed() const { return subscribed_[0] && subscribed_[1]; }
  void subscribe(std::size_t chair);
  void unsubscribe(std::size_t chair);
  void hear(std::size_t chair, std::string_view line);
  void hear_event(std::size_t chair, std::string_view line);
  void hear_answer(std::string_view line);
  void hear_subscribed(std::size_t chair, std::string_view line);
  void choose(std::string_view view);
  void finish();

  boost::asio::io_context& context_;
  std::array<std::uint16_t, 2> ports_;
  Poster& poster_;
  Measured& measured_;
  std::mt19937_64 random_;
  std::vector<Room> rooms_;  // not played yet
  Room room_;
  std::array<Client, 2> clients_;
  std::array<bool, 2> subscribed_{};
  std::string action_;  // what may be done next
  std::size_t next_mover_ = 0;
  std::size_t mover_ = 0;  // of the command under way
  bool over_ = false;
  std::string command_;  // under way
  Clock::time_point sent_;
  bool answered_ = false;
  bool heard_by_opponent_ = false;
};

}  // namespace menagerie::load

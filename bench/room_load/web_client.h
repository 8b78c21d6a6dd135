// The client's end of HTTP requests and sockets, by Boost.Beast.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace menagerie::load {

// One POST after another over one connection.
class Poster {
 public:
  Poster(boost::asio::io_context& context, std::uint16_t port);
  ~Poster();
  Poster(const Poster&) = delete;
  Poster& operator=(const Poster&) = delete;
  // The body of the answer; empty where the connection broke.
  boost::asio::awaitable<std::string> post(std::string path, std::string body);

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

// A socket whose lines go to `heard`, one at a time; `lost` when it is gone.
class Socket {
 public:
  using Heard = std::function<void(std::string_view line)>;
  Socket(boost::asio::io_context& context, std::uint16_t port, Heard heard,
         std::function<void()> lost);
  ~Socket();
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  // Whether the server took it.
  boost::asio::awaitable<bool> open();
  void send(std::string text);

 private:
  class Implementation;
  std::shared_ptr<Implementation> implementation_;
};

}  // namespace menagerie::load

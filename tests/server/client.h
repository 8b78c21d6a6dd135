// A raw client on this computer: writes bytes to a port and reads what comes back.
#pragma once

#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace menagerie::testing {

class Client {
 public:
  // Connects from 127.0.0.1, or from 127.0.0.2 and so on: they all belong to this computer.
  explicit Client(std::uint16_t port, std::uint32_t from = 1)
      : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const sockaddr_in own = endpoint(from, 0);
    const sockaddr_in server = endpoint(1, port);
    // The calls of the socket library want every kind of address as this one.
    EXPECT_EQ(::bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own), 0);
    EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&server), sizeof server), 0);
  }
  ~Client() {
    if (socket_ >= 0) close(socket_);
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  // The connection itself; whoever takes it closes it.
  int release() { return std::exchange(socket_, -1); }

  void write(std::string_view bytes) const {
    ASSERT_EQ(send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL),
              static_cast<ssize_t>(bytes.size()));
  }
  // Reads until the text has come, or the connection has ended.
  std::string read_to(std::string_view text) {
    while (got_.find(text) == std::string::npos && more()) {
    }
    return std::exchange(got_, {});
  }
  // The bytes up to the end of the text, which stay nowhere; what came behind it is kept.
  std::string take_to(std::string_view text) {
    while (got_.find(text) == std::string::npos && more()) {
    }
    const std::size_t at = got_.find(text);
    return take(at == std::string::npos ? got_.size() : at + text.size());
  }
  // Whether something has come that was not read yet.
  [[nodiscard]] bool arrived() const {
    pollfd end{socket_, POLLIN, 0};
    return poll(&end, 1, 0) > 0;
  }
  // So many bytes, or fewer if the connection ends before.
  std::string take(std::size_t count) {
    while (got_.size() < count && more()) {
    }
    std::string taken = got_.substr(0, count);
    got_.erase(0, count);
    return taken;
  }
  // Everything up to the end of the connection.
  std::string read_all() {
    while (more()) {
    }
    return std::exchange(got_, {});
  }

 private:
  static sockaddr_in endpoint(std::uint32_t number, std::uint16_t port) {
    sockaddr_in one{};
    one.sin_family = AF_INET;
    one.sin_port = htons(port);
    one.sin_addr.s_addr = htonl(INADDR_LOOPBACK - 1 + number);
    return one;
  }
  bool more() {
    pollfd end{socket_, POLLIN, 0};
    if (poll(&end, 1, 40000) <= 0) {
      ADD_FAILURE() << "nothing came after: " << got_;
      return false;
    }
    std::array<char, 65536> bytes{};
    const ssize_t count = recv(socket_, bytes.data(), bytes.size(), 0);
    if (count <= 0) return false;
    got_.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
  }

  int socket_;
  std::string got_;
};

}  // namespace menagerie::testing

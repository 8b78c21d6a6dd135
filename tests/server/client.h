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
  explicit Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    // The calls of the socket library want every kind of address as this one.
    EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&place), sizeof place), 0);
  }
  ~Client() { close(socket_); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

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
  // Everything up to the end of the connection.
  std::string read_all() {
    while (more()) {
    }
    return std::exchange(got_, {});
  }

 private:
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

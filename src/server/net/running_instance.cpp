#include "server/net/running_instance.h"

#include <array>
#include <charconv>
#include <chrono>
#include <fstream>
#include <netinet/in.h>
#include <poll.h>
#include <sstream>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "native/descriptor.h"
#include "server/net/limits.h"

namespace menagerie::server {

namespace {

// A server of ours answers from memory, in a millisecond.
constexpr std::chrono::seconds kProbeTimeout{1};

std::optional<std::uint32_t> number(std::string_view text, int base) {
  std::uint32_t value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc{} || stop != text.data() + text.size()) return std::nullopt;
  return value;
}

bool runs_as_this_user(std::uint16_t port) {
  std::ifstream table("/proc/net/tcp");
  return listener_owner(table, port) == getuid();
}

// Sends the bytes to the port of 127.0.0.1. A socket that is not open could not.
Descriptor connect_and_send(std::uint16_t port, std::string_view bytes) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  // Holds for connecting, too, which waits for a server that accepts no connections any more.
  const timeval timeout{kProbeTimeout.count(), 0};
  setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, sizeof timeout);
  sockaddr_in server{};
  server.sin_family = AF_INET;
  server.sin_port = htons(port);
  server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  // The calls of the socket library want every kind of address as this one.
  const auto* const address = reinterpret_cast<const sockaddr*>(&server);
  if (socket >= 0 && ::connect(socket, address, sizeof server) == 0 &&
      ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL) ==
          static_cast<ssize_t>(bytes.size())) {
    return Descriptor(socket);
  }
  if (socket >= 0) ::close(socket);
  return Descriptor(-1);
}

// What comes back up to the end of the header, the time or the longest header that we read.
std::string header_from(const Descriptor& socket) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point deadline = Clock::now() + kProbeTimeout;
  std::string header;
  std::array<char, 1024> bytes{};
  while (header.find("\r\n\r\n") == std::string::npos && header.size() < kLongestHeader) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    pollfd readable{socket.number(), POLLIN, 0};
    if (left.count() <= 0 || poll(&readable, 1, static_cast<int>(left.count())) <= 0) break;
    const ssize_t count = recv(socket.number(), bytes.data(), bytes.size(), 0);
    if (count <= 0) break;
    header.append(bytes.data(), static_cast<std::size_t>(count));
  }
  return header;
}

}  // namespace

std::optional<std::uint32_t> listener_owner(std::istream& table, std::uint16_t port) {
  constexpr std::string_view kListening = "0A";
  for (std::string line; std::getline(table, line);) {
    std::istringstream words(line);
    std::string number_of_line, local, remote, state, queues, timer, retransmits, user;
    words >> number_of_line >> local >> remote >> state >> queues >> timer >> retransmits >> user;
    const std::size_t colon = local.find(':');
    if (state != kListening || colon == std::string::npos) continue;
    // The address is written as a number of this machine's byte order, the port is not.
    if (number(local.substr(0, colon), 16) == htonl(INADDR_LOOPBACK) &&
        number(local.substr(colon + 1), 16) == port) {
      return number(user, 10);
    }
  }
  return std::nullopt;
}

bool serves_same_pages(std::uint16_t port, const Site& site) {
  const Page* const index = site.find("index.html");
  if (index == nullptr || !runs_as_this_user(port)) return false;
  const Descriptor socket =
      connect_and_send(port, "HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  if (!socket.open()) return false;
  // The entity tag is a digest of the first page, whose scripts are named by theirs.
  const std::string header = header_from(socket);
  return header.starts_with("HTTP/1.1 200 ") &&
         header.find("\r\nETag: " + index->plain.entity_tag + "\r\n") != std::string::npos;
}

}  // namespace menagerie::server

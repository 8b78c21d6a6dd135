// How much of the server its clients may use, each limit with its reason.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace menagerie::server {

struct Limits {
  // Half of the 1,024 descriptors that a process usually gets; a connection takes one, and up to
  // 16 KB of memory.
  std::size_t connections = 512;
  // A browser opens 6 for an origin, so this serves 40 of them behind one address, and leaves half
  // of all connections to the other addresses.
  std::size_t connections_per_address = 256;
  // From a new connection, or the first byte of a further request, to the end of its header. A
  // header is one packet or two; only a client that holds the connection on purpose needs longer.
  std::chrono::milliseconds request_timeout{5'000};
  // Between two requests. Browsers reuse a connection while a person reads a page.
  std::chrono::milliseconds idle_timeout{30'000};
  // For a whole answer: 10 MB at 3 Mbit/s.
  std::chrono::milliseconds send_timeout{30'000};
  // After the last answer, for what the client still sends.
  std::chrono::milliseconds drain_timeout{2'000};
};

// Of a request: a browser sends less than 1 KB.
inline constexpr std::uint32_t kLongestHeader = 8192;

}  // namespace menagerie::server

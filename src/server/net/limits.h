// How much of the server its clients may use, each limit with its reason.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace menagerie::server {

struct Limits {
  // Each takes a descriptor, of which the program asks for as many as it may have, and a socket of
  // rooms up to 24 KB of memory.
  std::size_t connections = 20'000;
  // Of those that ask for pages. A browser opens 6 for an origin, so this serves 40 of them behind
  // one address.
  std::size_t connections_per_address = 256;
  // Of sockets and streams of rooms: a school behind one address.
  std::size_t sockets_per_address = 1'000;
  // From a new connection, or the first byte of a further request, to the end of its header. A
  // header is one packet or two; only a client that holds the connection on purpose needs longer.
  std::chrono::milliseconds request_timeout{5'000};
  // For the body behind it: 64 KB at 50 kbit/s.
  std::chrono::milliseconds body_timeout{10'000};
  // Between two requests. Browsers reuse a connection while a person reads a page.
  std::chrono::milliseconds idle_timeout{30'000};
  // For a whole answer: 10 MB at 3 Mbit/s.
  std::chrono::milliseconds send_timeout{30'000};
  // After the last answer, for what the client still sends.
  std::chrono::milliseconds drain_timeout{2'000};
  // Between two pings of a socket; each measures the trip.
  std::chrono::milliseconds ping_interval{5'000};
  // A socket that sent nothing for so long, not even an answer to pings, is gone.
  std::chrono::milliseconds silence_timeout{15'000};
  // Between two empty lines of a stream.
  std::chrono::milliseconds empty_line_interval{15'000};
  // What may wait for a slow reader; then it is let go, and asks for the rest when it comes back.
  std::size_t waiting_texts = 512;
  std::size_t waiting_bytes = 4U << 20U;
  // When the server ends, for answers under way and sockets that are told.
  std::chrono::milliseconds stop_timeout{5'000};
};

// Of a request: a browser sends less than 1 KB.
inline constexpr std::uint32_t kLongestHeader = 8192;
// Of a body or a frame: the longest command is a few KB.
inline constexpr std::size_t kLongestBody = 64U << 10U;

}  // namespace menagerie::server

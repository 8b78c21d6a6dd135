// What went over the connections since the start, for /metrics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace menagerie::server {

struct Traffic {
  std::uint64_t requests = 0;
  std::uint64_t refused = 0;  // answered with 4xx or 5xx
  std::uint64_t sockets_opened = 0;
  std::uint64_t frames_in = 0;
  std::uint64_t frames_out = 0;
  std::uint64_t slow_readers = 0;  // let go
  std::uint64_t failures = 0;      // requests that ended by an exception
  std::uint64_t proxied = 0;       // connections of trusted proxies
  std::size_t sockets = 0;         // open now
  std::size_t streams = 0;
};

// As Prometheus reads it; `connections` are those open now.
[[nodiscard]] std::string prometheus_text(const Traffic& traffic, std::size_t connections);

}  // namespace menagerie::server

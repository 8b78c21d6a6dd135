#include "server/net/traffic.h"

#include <string_view>

namespace menagerie::server {

namespace {

void add(std::string& text, std::string_view name, std::string_view kind, std::string_view help,
         std::uint64_t value) {
  const std::string full = "menagerie_" + std::string(name);
  text += "# HELP " + full + " " + std::string(help) + "\n# TYPE " + full + " " +
          std::string(kind) + "\n" + full + " " + std::to_string(value) + "\n";
}

}  // namespace

std::string prometheus_text(const Traffic& traffic, std::size_t connections) {
  std::string text;
  add(text, "connections", "gauge", "Open connections.", connections);
  add(text, "connections_held", "gauge", "Open WebSockets and streams of events.",
      traffic.sockets + traffic.streams);
  add(text, "requests_total", "counter", "HTTP requests.", traffic.requests);
  add(text, "requests_refused_total", "counter", "HTTP requests answered with 4xx or 5xx.",
      traffic.refused);
  add(text, "requests_failed_total", "counter", "Requests that ended by an exception.",
      traffic.failures);
  add(text, "sockets_opened_total", "counter", "WebSockets opened.", traffic.sockets_opened);
  add(text, "frames_received_total", "counter", "Frames received.", traffic.frames_in);
  add(text, "frames_sent_total", "counter", "Frames sent.", traffic.frames_out);
  add(text, "slow_readers_total", "counter", "Connections let go because they read too slowly.",
      traffic.slow_readers);
  return text;
}

}  // namespace menagerie::server

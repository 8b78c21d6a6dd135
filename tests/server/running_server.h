// A small site on a server that runs in a thread, and requests to it.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <thread>

#include "client.h"
#include "server/net/http_server.h"

namespace menagerie::testing {

class RunningServer {
 public:
  // Pages alone.
  explicit RunningServer(const server::Limits& limits = {})
      : RunningServer(server::ServerSettings{.limits = limits}, nullptr) {}
  explicit RunningServer(server::RoomApi& rooms, const server::Limits& limits = {})
      : RunningServer(server::ServerSettings{.limits = limits}, &rooms) {}
  RunningServer(const server::ServerSettings& settings, server::RoomApi* rooms)
      : server_(server::HttpServer::open(site_, settings)) {
    EXPECT_TRUE(server_);
    if (rooms != nullptr) server_->use(*rooms);
    thread_ = std::thread([this] { server_->run(); });
  }
  ~RunningServer() { stop(); }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  // As a signal does; waits for the end.
  void stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
  }
  [[nodiscard]] std::uint16_t port() const { return server_->port(); }

 private:
  server::Site site_ =
      server::Site::of({{"index.html", "hello"}, {"large.txt", std::string(5'000'000, 'x')}});
  Result<server::HttpServer> server_;
  std::thread thread_;
};

inline std::string request(std::string_view line, std::string_view headers = {}) {
  return std::string(line) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(headers) + "\r\n";
}

// What comes back for these bytes, to the end of the connection.
inline std::string response_to(const RunningServer& server, std::string_view bytes) {
  Client client(server.port());
  client.write(bytes);
  return client.read_all();
}

}  // namespace menagerie::testing

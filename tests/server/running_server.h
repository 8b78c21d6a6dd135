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
  explicit RunningServer(const server::Limits& limits = {})
      : server_(server::HttpServer::open(site_, {}, {}, limits)) {
    EXPECT_TRUE(server_);
    thread_ = std::thread([this] { server_->run(); });
  }
  ~RunningServer() {
    server_->stop();
    thread_.join();
  }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

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

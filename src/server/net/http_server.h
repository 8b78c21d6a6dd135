// The server itself: where it listens, and how it starts and ends, by Boost.Asio. It listens on
// this computer's own addresses only. A connection is http_session.h's business.
#pragma once

#include <cstdint>
#include <memory>

#include "core/message.h"
#include "core/result.h"
#include "server/net/limits.h"
#include "server/pages/site.h"

namespace menagerie::server {

struct Ports {
  std::uint16_t first = 0;  // 0 for any free one
  std::uint16_t last = 0;
};

class HttpServer {
 public:
  // Listens on the first of these ports that is free. The site has to outlive the server.
  [[nodiscard]] static Result<HttpServer> open(const Site& site, Ports ports, Language language,
                                               const Limits& limits = {});
  ~HttpServer();
  HttpServer(HttpServer&&) noexcept;
  HttpServer& operator=(HttpServer&&) noexcept;
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  [[nodiscard]] std::uint16_t port() const;
  // Serves until stop(), Ctrl-C or another signal that asks the program to end.
  void run();
  // May be called from any thread.
  void stop();

 private:
  class Implementation;
  explicit HttpServer(std::unique_ptr<Implementation> implementation);
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace menagerie::server

// The server itself: where it listens, and how it starts and ends, by Boost.Asio. A connection is
// http_session.h's business, what is said about rooms that of the RoomApi.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/live/room_api.h"
#include "server/net/server_settings.h"
#include "server/pages/site.h"

namespace boost::asio {
class io_context;
}

namespace menagerie::server {

class HttpServer {
 public:
  // Listens, but answers nobody yet. The site has to outlive the server. Addresses that anybody in
  // the world could reach are refused unless there is TLS, a proxy, or `plain` was asked for.
  [[nodiscard]] static Result<HttpServer> open(const Site& site, ServerSettings settings);
  ~HttpServer();
  HttpServer(HttpServer&&) noexcept;
  HttpServer& operator=(HttpServer&&) noexcept;
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  [[nodiscard]] std::uint16_t port() const;                  // of the first address
  [[nodiscard]] std::vector<std::string> addresses() const;  // "127.0.0.1:8321"
  // Where everything of this server runs, rooms included.
  [[nodiscard]] boost::asio::io_context& context();
  // Answers below /api/ from now on. They have to outlive run(). Pre: run() was not called.
  void use(RoomApi& rooms);
  // Serves until stop(), Ctrl-C or another signal that asks the program to end: then rooms are
  // stopped, sockets told, and what was begun is answered. A second signal ends it at once.
  void run();
  // May be called from any thread.
  void stop();

 private:
  class Implementation;
  explicit HttpServer(std::unique_ptr<Implementation> implementation);
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace menagerie::server

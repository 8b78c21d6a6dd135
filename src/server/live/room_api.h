// What connections ask of the rooms: the contract between src/server/net, which carries bytes, and
// RoomService, which knows what they mean. Tests of the one put something smaller in the place of
// the other. All calls and all callbacks happen on one thread, that of the server's io_context.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace menagerie::server {

// A request below /api/, its body read already.
struct ApiRequest {
  std::string method;
  std::string path;    // "/api/rooms/0123…/commands", without the query
  std::string query;   // "since=3"
  std::string bearer;  // of the Authorization header; empty without one
  std::string body;
  std::string address;  // what limits count by (connection_table.h)
  Language language;    // of refusals
};

struct ApiAnswer {
  int status = 200;
  std::string body;  // JSON
  std::optional<std::chrono::milliseconds> retry_after = std::nullopt;
};

// One connection that hears of rooms: a WebSocket, or a stream of lines over plain HTTP.
class Listener {
 public:
  Listener() = default;
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  virtual ~Listener() = default;

  // A line, or a frame's text, shared by all who get it; several lines of a backlog come as one
  // text with line ends between them and none at its end. Never blocks; a listener that reads too
  // slowly is closed by whoever carries it.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // No more will come.
  virtual void close() = 0;
  // The trip to the client and back, as measured by pings; zero where it is not known.
  [[nodiscard]] virtual std::chrono::milliseconds round_trip() const = 0;
};

class RoomApi {
 public:
  RoomApi() = default;
  RoomApi(const RoomApi&) = delete;
  RoomApi& operator=(const RoomApi&) = delete;
  virtual ~RoomApi() = default;

  // Everything below /api/ but the socket and the stream of events; `reply` is called once, maybe
  // later.
  virtual void request(ApiRequest request, std::function<void(ApiAnswer)> reply) = 0;

  // GET /api/rooms/ROOM/events: the listener hears all events after `since`, then live ones. Where
  // that is allowed an empty text is sent first, so that the answer begins before there is an
  // event. `refused` is called instead where it is not.
  virtual void stream(const ApiRequest& request, std::shared_ptr<Listener> listener,
                      std::function<void(ApiAnswer)> refused) = 0;

  // GET /api/socket. A frame is answered through the listener: `subscribe`, `unsubscribe`,
  // commands, `lobby` (list now, and again when it changes).
  virtual void open_socket(const std::shared_ptr<Listener>& listener, std::string address,
                           Language language) = 0;
  virtual void frame(const std::shared_ptr<Listener>& listener, std::string_view text) = 0;
  // The connection is gone: a socket or a stream.
  virtual void gone(const std::shared_ptr<Listener>& listener) = 0;

  // Closes every listener, stops thinking and timers; then calls `stopped` once nothing is under
  // way in the store.
  virtual void stop(std::function<void()> stopped) = 0;

  // Numbers for /metrics, as Prometheus reads them.
  [[nodiscard]] virtual std::string metrics() const = 0;
  // Whether the store answered lately, for /healthz.
  [[nodiscard]] virtual bool healthy() const = 0;
};

}  // namespace menagerie::server

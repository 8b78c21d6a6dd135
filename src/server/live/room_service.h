// All rooms that this node has loaded, and everything that is asked of them from outside: what a
// request means, who hears of an event, whose clock runs out, which computer thinks. It knows
// HTTP's words but no socket: src/server/net carries requests to it and lines from it. All calls
// and all callbacks happen on the thread of the io_context that it is made with.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "server/live/service_limits.h"
#include "store/store.h"

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

class RoomService {
 public:
  struct Settings {
    ServiceLimits limits{};
    std::chrono::hours retention{24 * 30};
    std::size_t thinkers = 1;  // threads for the computer's seats
    std::string node;          // this node's name; empty for one made at random
    // Milliseconds since 1970; the system's where there is none. Who hands one in calls `wake`
    // after moving it.
    std::function<std::int64_t()> clock{};
  };

  // The store has to outlive the service.
  RoomService(boost::asio::io_context& context, store::Store& store, Settings settings);
  ~RoomService();
  RoomService(const RoomService&) = delete;
  RoomService& operator=(const RoomService&) = delete;

  // Everything below /api/ but the socket and the stream of events; `reply` is called once, maybe
  // later.
  void request(ApiRequest request, std::function<void(ApiAnswer)> reply);

  // GET /api/rooms/ROOM/events: the listener hears all events after `since`, then live ones.
  // `refused` is called instead where that is not allowed.
  void stream(const ApiRequest& request, std::shared_ptr<Listener> listener,
              std::function<void(ApiAnswer)> refused);

  // GET /api/socket. A frame is answered through the listener: `subscribe`, `unsubscribe`,
  // commands, `lobby` (list now, and again when it changes).
  void open_socket(const std::shared_ptr<Listener>& listener, std::string address,
                   Language language);
  void frame(const std::shared_ptr<Listener>& listener, std::string_view text);
  // The connection is gone.
  void gone(const std::shared_ptr<Listener>& listener);

  // Does what is due by now: flags, computers' dice, what is told in bundles. The service's own
  // timer calls it.
  void wake();

  // Tells every listener that the server ends, stops thinking and timers; then calls `stopped`
  // once nothing is under way in the store.
  void stop(std::function<void()> stopped);

  // Numbers for /metrics, as Prometheus reads them.
  [[nodiscard]] std::string metrics() const;
  // Whether the store answered lately, for /healthz.
  [[nodiscard]] bool healthy() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace menagerie::server

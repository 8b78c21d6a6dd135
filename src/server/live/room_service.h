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
#include <string>
#include <string_view>

#include "core/message.h"
#include "server/live/room_api.h"
#include "server/live/service_limits.h"
#include "store/store.h"

namespace menagerie::server {

class RoomService final : public RoomApi {
 public:
  struct Settings {
    ServiceLimits limits{};
    std::chrono::hours retention{24 * 30};
    std::size_t thinkers = 1;  // threads for the computer's seats
    std::string node;          // this node's name; empty for one made at random
    // Where devices of the home network find the pages; empty where nothing was opened to them.
    std::string lan_address{};
    // Milliseconds since 1970; the system's where there is none. Who hands one in calls `wake`
    // after moving it.
    std::function<std::int64_t()> clock{};
  };

  // The store has to outlive the service.
  RoomService(boost::asio::io_context& context, store::Store& store, const Settings& settings);
  ~RoomService() override;

  void request(ApiRequest request, std::function<void(ApiAnswer)> reply) override;
  void stream(const ApiRequest& request, std::shared_ptr<Listener> listener,
              std::function<void(ApiAnswer)> refused) override;
  void open_socket(const std::shared_ptr<Listener>& listener, std::string address,
                   Language language) override;
  void frame(const std::shared_ptr<Listener>& listener, std::string_view text) override;
  void gone(const std::shared_ptr<Listener>& listener) override;
  // Does what is due by now: flags, computers' dice, what is told in bundles. The service's own
  // timer calls it.
  void wake();
  void stop(std::function<void()> stopped) override;
  [[nodiscard]] std::string metrics() const override;
  [[nodiscard]] bool healthy() const override;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace menagerie::server

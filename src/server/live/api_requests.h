// The requests of HTTP below /api/: which address and method mean what, and the answers' JSON. What
// is done is room_words.h's.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/live/lobby.h"
#include "server/live/room_api.h"
#include "server/live/room_words.h"

namespace menagerie::server {

// The JSON object of a body or a frame, or why it is none.
[[nodiscard]] rooms::Heard<rooms::Json> read_object(std::string_view text, std::size_t longest);

class ApiRequests {
 public:
  using Reply = std::function<void(ApiAnswer)>;

  // `lan_address` is told to pages that are looked at on the server's own computer.
  ApiRequests(LoadedRooms& rooms, RoomWords& words, Lobby& lobby, const ServiceLimits& limits,
              std::string lan_address);

  void request(ApiRequest request, Reply reply);
  void stream(const ApiRequest& request, const std::shared_ptr<Listener>& listener, Reply refused);
  // A stream has ended; whether it was one.
  bool gone(const std::shared_ptr<Listener>& listener);
  void close_all();
  [[nodiscard]] std::size_t streams() const { return streams_.size(); }

 private:
  struct Stream {
    std::shared_ptr<Subscriber> subscriber;
    std::shared_ptr<LiveRoom> room;
  };

  void make(const ApiRequest& request, const Reply& reply);
  void list(const ApiRequest& request, const Reply& reply);
  void show(const ApiRequest& request, const std::string& room, const Reply& reply);
  void sit(const ApiRequest& request, const std::string& room, const Reply& reply);
  void command(const ApiRequest& request, const std::string& room, const Reply& reply);
  void begin_stream(const std::shared_ptr<Subscriber>& subscriber, const RoomWords::Reader& reader);

  LoadedRooms& rooms_;
  RoomWords& words_;
  Lobby& lobby_;
  ServiceLimits limits_;
  std::string lan_address_;
  std::unordered_map<const Listener*, Stream> streams_;
};

}  // namespace menagerie::server

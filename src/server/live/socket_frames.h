// The frames of WebSockets: one connection that follows many rooms, plays in them and looks at the
// lobby. What is done is room_words.h's.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/live/lobby.h"
#include "server/live/room_api.h"
#include "server/live/room_words.h"

namespace menagerie::server {

class SocketFrames {
 public:
  SocketFrames(LoadedRooms& rooms, RoomWords& words, Lobby& lobby, const ServiceLimits& limits);

  void open(const std::shared_ptr<Listener>& listener, std::string address, Language language);
  void frame(const std::shared_ptr<Listener>& listener, std::string_view text);
  void gone(const std::shared_ptr<Listener>& listener);
  // Says that the server ends, and closes all.
  void close_all();
  [[nodiscard]] std::size_t size() const { return sockets_.size(); }

 private:
  struct Subscription {
    std::shared_ptr<Subscriber> subscriber;
    std::string token;
    std::shared_ptr<LiveRoom> room;  // once it is loaded
  };
  struct Socket {
    std::shared_ptr<Listener> listener;
    std::string address;
    Language language;
    std::map<std::string, Subscription> subscriptions;  // by room
  };
  // A frame that is being answered. It may outlast its connection.
  struct Frame {
    std::weak_ptr<Socket> socket;
    std::string room;
    std::string id;  // as JSON; empty where there is none
  };

  void subscribe(const std::shared_ptr<Socket>& socket, const Frame& frame,
                 const rooms::Json& json);
  void subscribed(const std::shared_ptr<Socket>& socket, const Frame& frame,
                  const std::shared_ptr<Subscriber>& subscriber,
                  const rooms::Heard<RoomWords::Reader>& reader);
  void unsubscribe(Socket& socket, const std::string& room);
  void let_go(Subscription& subscription);
  void command(const std::shared_ptr<Socket>& socket, const Frame& frame, rooms::Json json);
  [[nodiscard]] Sender sender(const Socket& socket, const std::string& room,
                              const rooms::Json& json) const;
  static void answer(const Frame& frame, std::string_view members);
  static void refuse(const Frame& frame, const rooms::Refusal& refusal,
                     std::string_view events = {});

  LoadedRooms& rooms_;
  RoomWords& words_;
  Lobby& lobby_;
  ServiceLimits limits_;
  std::unordered_map<const Listener*, std::shared_ptr<Socket>> sockets_;
};

}  // namespace menagerie::server

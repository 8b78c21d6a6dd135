#include "server/live/socket_frames.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "messages/live.h"
#include "rooms/command.h"
#include "server/live/api_requests.h"
#include "server/live/refusals.h"

namespace menagerie::server {

namespace {

using rooms::Heard;
using rooms::Json;

// Longer ones are not echoed.
constexpr std::size_t kLongestId = 64;
// Frames about a room that are no commands of its game.
constexpr std::array<std::string_view, 3> kAboutRooms = {"subscribe", "unsubscribe", "react"};

std::string id_text(const Json& json) {
  const auto found = json.find("id");
  if (found == json.end()) return {};
  if (found->is_number_integer()) return found->dump();
  if (!found->is_string() || found->get_ref<const std::string&>().size() > kLongestId) return {};
  return json_text(found->get_ref<const std::string&>());
}

std::string text_in(const Json& json, std::string_view field) {
  const auto found = json.find(field);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Heard<bool> truth_in(const Json& json, std::string_view field) {
  const auto found = json.find(field);
  if (found == json.end()) return true;
  if (found->is_boolean()) return found->get<bool>();
  return std::unexpected(refusal_of("malformed", 400, messages::live_missing,
                                    {messages::live_a_truth}, std::string(field)));
}

Heard<std::uint64_t> since_in(const Json& json) {
  const auto found = json.find("since");
  if (found == json.end()) return 0;
  if (found->is_number_unsigned()) return found->get<std::uint64_t>();
  return std::unexpected(
      refusal_of("malformed", 400, messages::live_missing, {messages::live_a_number}, "since"));
}

}  // namespace

SocketFrames::SocketFrames(LoadedRooms& rooms, RoomWords& words, Lobby& lobby,
                           const ServiceLimits& limits)
    : rooms_(rooms), words_(words), lobby_(lobby), limits_(limits) {}

void SocketFrames::open(const std::shared_ptr<Listener>& listener, std::string address,
                        Language language) {
  sockets_[listener.get()] =
      std::make_shared<Socket>(Socket{listener, std::move(address), language, {}});
}

// `{"room":…,"id":…,` and the members.
void SocketFrames::answer(const Frame& frame, std::string_view members) {
  const std::shared_ptr<Socket> socket = frame.socket.lock();
  if (!socket) return;
  std::string text = "{";
  if (!frame.room.empty()) text.append(R"("room":")").append(frame.room).append("\",");
  if (!frame.id.empty()) text.append(R"("id":)").append(frame.id).append(",");
  text.append(members).append("}");
  socket->listener->send(std::make_shared<const std::string>(std::move(text)));
}

void SocketFrames::refuse(const Frame& frame, const rooms::Refusal& refusal,
                          std::string_view events) {
  if (const std::shared_ptr<Socket> socket = frame.socket.lock()) {
    answer(frame, error_member(refusal, socket->language, events));
  }
}

void SocketFrames::frame(const std::shared_ptr<Listener>& listener, std::string_view text) {
  const auto found = sockets_.find(listener.get());
  if (found == sockets_.end()) return;
  const std::shared_ptr<Socket> socket = found->second;
  // What cannot be read counts like anything else, and nobody reads much of those who are too fast.
  constexpr std::size_t kUsualFrame = 1024;
  const std::optional<rooms::Refusal> refusal = words_.admit(socket->address);
  if (refusal && text.size() > kUsualFrame) return refuse({socket, {}, {}}, *refusal);
  Heard<Json> json = read_object(text, limits_.longest_frame);
  if (!json) return refuse({socket, {}, {}}, refusal ? *refusal : json.error());
  Frame frame{socket, {}, id_text(*json)};
  // A page may speak another language than its browser.
  const std::string wanted = text_in(*json, "language");
  if (!wanted.empty()) socket->language = language_of(wanted);
  if (refusal) return refuse(frame, *refusal);
  const std::string cmd = text_in(*json, "cmd");
  if (cmd == "ping") return answer(frame, R"("pong":true)");
  if (cmd == "lobby") {
    const Heard<bool> on = truth_in(*json, "on");
    if (!on) return refuse(frame, on.error());
    return *on ? lobby_.follow(listener) : lobby_.leave(listener);
  }
  if (cmd.empty()) {
    return refuse(frame, refusal_of("malformed", 400, messages::live_missing,
                                    {messages::live_a_command}, "cmd"));
  }
  if (std::ranges::find(kAboutRooms, cmd) == kAboutRooms.end()) {
    const Heard<void> known = rooms::check_command_word(cmd);
    if (!known) return refuse(frame, known.error());
  }
  const Heard<std::string> room = room_named(text_in(*json, "room"));
  if (!room) {
    return refuse(frame, refusal_of("malformed", 400, messages::live_missing,
                                    {messages::live_a_room}, "room"));
  }
  frame.room = *room;
  if (cmd == "subscribe") return subscribe(socket, frame, *json);
  if (cmd == "unsubscribe") {
    unsubscribe(*socket, *room);
    return answer(frame, R"("subscribed":false)");
  }
  if (cmd == "react") {
    return words_.react(sender(*socket, *room, *json), *room, *json,
                        [frame](const Heard<void>& fine) {
                          if (!fine) return refuse(frame, fine.error());
                          answer(frame, R"("reacted":true)");
                        });
  }
  command(socket, frame, std::move(*json));
}

// The token of the frame, or of the subscription to the room.
Sender SocketFrames::sender(const Socket& socket, const std::string& room, const Json& json) const {
  Sender sender{.address = socket.address,
                .token = text_in(json, "token"),
                .lag = socket.listener->round_trip().count()};
  if (sender.token.empty()) {
    const auto found = socket.subscriptions.find(room);
    if (found != socket.subscriptions.end()) sender.token = found->second.token;
  }
  return sender;
}

void SocketFrames::command(const std::shared_ptr<Socket>& socket, const Frame& frame, Json json) {
  const Sender who = sender(*socket, frame.room, json);
  words_.command(who, frame.room, std::move(json),
                 [frame](const Heard<std::uint64_t>& version, const std::string& events) {
                   if (!version) return refuse(frame, version.error(), events);
                   answer(frame, R"("version":)" + std::to_string(*version));
                 });
}

void SocketFrames::subscribe(const std::shared_ptr<Socket>& socket, const Frame& frame,
                             const Json& json) {
  const Heard<std::uint64_t> since = since_in(json);
  if (!since) return refuse(frame, since.error());
  const Heard<bool> views = truth_in(json, "views");
  if (!views) return refuse(frame, views.error());
  unsubscribe(*socket, frame.room);
  if (socket->subscriptions.size() >= limits_.subscriptions) {
    return refuse(frame,
                  refusal_of("too_many_subscriptions", 429, messages::live_too_many_subscriptions,
                             {std::to_string(limits_.subscriptions)}));
  }
  const auto subscriber = std::make_shared<Subscriber>(Subscriber{.listener = socket->listener,
                                                                  .chair = {},
                                                                  .socket = true,
                                                                  .views = *views,
                                                                  .position = *since});
  const Sender who{.address = socket->address, .token = text_in(json, "token")};
  socket->subscriptions[frame.room] = {subscriber, who.token, nullptr};
  words_.read(who, frame.room, *since,
              [this, frame, subscriber](const Heard<RoomWords::Reader>& reader) {
                const std::shared_ptr<Socket> still = frame.socket.lock();
                if (still && !subscriber->gone) subscribed(still, frame, subscriber, reader);
              });
}

void SocketFrames::subscribed(const std::shared_ptr<Socket>& socket, const Frame& frame,
                              const std::shared_ptr<Subscriber>& subscriber,
                              const Heard<RoomWords::Reader>& reader) {
  if (!reader) {
    subscriber->gone = true;
    socket->subscriptions.erase(frame.room);
    return refuse(frame, reader.error());
  }
  const std::shared_ptr<LiveRoom>& room = reader->room;
  const std::optional<std::size_t> chair = reader->chair;
  subscriber->chair = chair;
  if (chair) subscriber->taken_by = room->room().taken_by(*chair);
  socket->subscriptions[frame.room].room = room;
  room->presence().connect(chair);
  rooms_.presence_changed(*room);
  if (chair) rooms_.set_group(room->id(), socket->address);
  answer(frame, R"("subscribed":true,"version":)" + std::to_string(room->room().version()) +
                    R"(,"chair":)" + (chair ? std::to_string(*chair) : "null"));
  room->subscribe(subscriber, [this, frame, room] {
    answer({frame.socket, frame.room, {}}, room->presence().text(rooms_.now()));
  });
}

void SocketFrames::unsubscribe(Socket& socket, const std::string& room) {
  const auto found = socket.subscriptions.find(room);
  if (found == socket.subscriptions.end()) return;
  Subscription subscription = std::move(found->second);
  socket.subscriptions.erase(found);
  let_go(subscription);
}

void SocketFrames::let_go(Subscription& subscription) {
  subscription.subscriber->gone = true;
  if (!subscription.room) return;
  subscription.room->unsubscribe(subscription.subscriber);
  subscription.room->presence().disconnect(subscription.subscriber->chair, rooms_.now());
  rooms_.presence_changed(*subscription.room);
}

void SocketFrames::gone(const std::shared_ptr<Listener>& listener) {
  const auto found = sockets_.find(listener.get());
  if (found == sockets_.end()) return;
  const std::shared_ptr<Socket> socket = found->second;
  sockets_.erase(found);
  lobby_.leave(listener);
  for (auto& [room, subscription] : socket->subscriptions) let_go(subscription);
  socket->subscriptions.clear();
}

void SocketFrames::close_all() {
  const auto text = std::make_shared<const std::string>(R"({"closing":true})");
  std::vector<std::shared_ptr<Listener>> all;
  all.reserve(sockets_.size());
  for (const auto& [key, socket] : sockets_) all.push_back(socket->listener);
  for (const std::shared_ptr<Listener>& one : all) {
    one->send(text);
    one->close();
  }
}

}  // namespace menagerie::server

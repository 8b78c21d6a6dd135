#include "server/live/api_requests.h"

#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "core/text.h"
#include "engine/protocol/line_json.h"
#include "messages/live.h"
#include "server/live/refusals.h"

namespace menagerie::server {

namespace {

using rooms::Heard;
using rooms::Json;

constexpr int kCreated = 201;
constexpr std::string_view kRooms = "/api/rooms";
constexpr std::string_view kAddress = "/api/address";

// "/api/rooms/ROOM/commands" in parts: ROOM and "commands".
struct Target {
  std::string room;
  std::string word;
};

std::optional<Target> target_of(std::string_view path) {
  if (!path.starts_with(kRooms)) return std::nullopt;
  path.remove_prefix(kRooms.size());
  if (path.empty()) return Target{};
  if (path.front() != '/') return std::nullopt;
  path.remove_prefix(1);
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos) return Target{std::string(path), {}};
  return Target{std::string(path.substr(0, slash)), std::string(path.substr(slash + 1))};
}

// The number of `since=` in the query; 0 where it is missing.
Heard<std::uint64_t> since_in(std::string_view query) {
  constexpr std::string_view kName = "since=";
  while (!query.empty()) {
    const std::string_view part = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), part.size() + 1));
    if (!part.starts_with(kName)) continue;
    const std::string_view digits = part.substr(kName.size());
    std::uint64_t since = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), since);
    if (error == std::errc() && end == digits.data() + digits.size()) return since;
    return std::unexpected(
        refusal_of("malformed", 400, messages::live_missing, {messages::live_a_number}, "since"));
  }
  return 0;
}

rooms::Refusal no_such_request(const std::string& path) {
  constexpr std::size_t kShown = 100;
  return refusal_of("not_found", 404, messages::live_no_such_request,
                    {shortened(printable(path), kShown)});
}

rooms::Refusal other_method(const char* method) {
  return refusal_of("method", 405, messages::live_method, {method});
}

// Pre: an address, in which nothing has to be escaped.
std::string address_text(const std::string& lan_address) {
  return R"({"address":)" + (lan_address.empty() ? "null" : '"' + lan_address + '"') + '}';
}

std::string texts(const std::vector<std::string>& list) {
  std::string text = "[";
  for (const std::string& one : list) text += (text.size() > 1 ? ",\"" : "\"") + one + '"';
  return text + ']';
}

std::string made_text(const RoomWords::Made& made) {
  return R"({"room":")" + made.room + R"(","chair":)" +
         (made.chair ? std::to_string(*made.chair) : "null") + R"(,"version":)" +
         std::to_string(made.version) + R"(,"invites":)" + texts(made.invites) + '}';
}

// What the room says of itself, and who is there.
std::string shown_text(LiveRoom& room, std::optional<std::size_t> chair, rooms::Millis now) {
  Json json = room.room().tell(chair, now);
  json["watching"] = room.presence().watching(now);
  const std::vector<std::optional<rooms::Millis>> away = room.presence().away_since(now);
  Json& chairs = json["chairs"];
  for (std::size_t i = 0; i < away.size() && i < chairs.size(); ++i) {
    chairs[i]["connected"] = !away[i];
    if (away[i]) chairs[i]["away"] = now - *away[i];
  }
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

Heard<Json> read_object(std::string_view text, std::size_t longest) {
  if (text.size() > longest) {
    return std::unexpected(
        refusal_of("too_large", 413, messages::live_too_large, {std::to_string(longest)}));
  }
  LineJson line = read_line(text);
  if (!line.fine) return std::unexpected(malformed(line.fine.error()));
  if (!line.json.is_object()) {
    return std::unexpected(refusal_of("malformed", 400, messages::live_not_an_object));
  }
  return std::move(line.json);
}

ApiRequests::ApiRequests(LoadedRooms& rooms, RoomWords& words, Lobby& lobby,
                         const ServiceLimits& limits, std::string lan_address)
    : rooms_(rooms),
      words_(words),
      lobby_(lobby),
      limits_(limits),
      lan_address_(std::move(lan_address)) {}

void ApiRequests::request(ApiRequest request, Reply reply) {
  const auto refuse = [&](const rooms::Refusal& why) { reply(answer_of(why, request.language)); };
  if (const std::optional<rooms::Refusal> refusal = words_.admit(request.address)) {
    return refuse(*refusal);
  }
  const bool posts = request.method == "POST";
  const bool gets = request.method == "GET";
  if (request.path == kAddress) {
    return gets ? reply({.body = address_text(lan_address_)}) : refuse(other_method("GET"));
  }
  const std::optional<Target> target = target_of(request.path);
  if (!target) return refuse(no_such_request(request.path));
  if (target->room.empty()) {
    if (posts) return make(request, reply);
    return gets ? list(request, reply) : refuse(other_method("GET, POST"));
  }
  const Heard<std::string> room = room_named(target->room);
  if (!room) {
    return refuse(words_.absent({.address = request.address, .token = {}}, room.error()));
  }
  if (target->word.empty()) {
    return gets ? show(request, *room, reply) : refuse(other_method("GET"));
  }
  if (target->word == "chairs") {
    return posts ? sit(request, *room, reply) : refuse(other_method("POST"));
  }
  if (target->word == "commands") {
    return posts ? command(request, *room, reply) : refuse(other_method("POST"));
  }
  refuse(no_such_request(request.path));
}

void ApiRequests::make(const ApiRequest& request, const Reply& reply) {
  Heard<Json> json = read_object(request.body, limits_.longest_frame);
  if (!json) return reply(answer_of(json.error(), request.language));
  words_.make(request.address, std::move(*json),
              [reply, language = request.language](const Heard<RoomWords::Made>& made) {
                if (!made) return reply(answer_of(made.error(), language));
                reply({.status = kCreated, .body = made_text(*made)});
              });
}

void ApiRequests::list(const ApiRequest& request, const Reply& reply) {
  lobby_.list([reply, language = request.language](const Heard<std::string>& list) {
    if (!list) return reply(answer_of(list.error(), language));
    reply({.body = R"({"rooms":)" + *list + '}'});
  });
}

void ApiRequests::show(const ApiRequest& request, const std::string& room, const Reply& reply) {
  const Sender sender{.address = request.address, .token = request.bearer};
  rooms_.find(room, [this, sender, reply,
                     language = request.language](const Heard<std::shared_ptr<LiveRoom>>& found) {
    if (!found) return reply(answer_of(words_.absent(sender, found.error()), language));
    const Heard<std::optional<std::size_t>> chair = words_.viewer(**found, sender);
    if (!chair) return reply(answer_of(chair.error(), language));
    reply({.body = shown_text(**found, *chair, rooms_.now())});
  });
}

void ApiRequests::sit(const ApiRequest& request, const std::string& room, const Reply& reply) {
  Heard<Json> json = read_object(request.body, limits_.longest_frame);
  if (!json) return reply(answer_of(json.error(), request.language));
  words_.sit(
      {.address = request.address, .token = {}}, room, std::move(*json),
      [reply, room, language = request.language](const Heard<RoomWords::Seated>& seated) {
        if (!seated) return reply(answer_of(seated.error(), language));
        reply({.body = R"({"room":")" + room + R"(","chair":)" + std::to_string(seated->chair) +
                       R"(,"version":)" + std::to_string(seated->version) + '}'});
      });
}

void ApiRequests::command(const ApiRequest& request, const std::string& room, const Reply& reply) {
  Heard<Json> json = read_object(request.body, limits_.longest_frame);
  if (!json) return reply(answer_of(json.error(), request.language));
  const Sender sender{.address = request.address, .token = request.bearer};
  const auto cmd = json->find("cmd");
  if (cmd != json->end() && *cmd == "react") {
    return words_.react(sender, room, *json,
                        [reply, language = request.language](const Heard<void>& fine) {
                          if (!fine) return reply(answer_of(fine.error(), language));
                          reply({.body = R"({"reacted":true})"});
                        });
  }
  const auto found = json->find("id");
  const std::string id =
      found != json->end() && found->is_string() ? found->get<std::string>() : std::string();
  words_.command(sender, room, std::move(*json),
                 [reply, id, language = request.language](const Heard<std::uint64_t>& version,
                                                          const std::string& events) {
                   if (!version) return reply(answer_of(version.error(), language, events));
                   reply({.body = R"({"id":)" + json_text(id) + R"(,"version":)" +
                                  std::to_string(*version) + '}'});
                 });
}

void ApiRequests::stream(const ApiRequest& request, const std::shared_ptr<Listener>& listener,
                         Reply refused) {
  const Language language = request.language;
  const Sender sender{.address = request.address, .token = request.bearer};
  const auto refuse = [&](const rooms::Refusal& why) { refused(answer_of(why, language)); };
  if (const std::optional<rooms::Refusal> refusal = words_.admit(request.address)) {
    return refuse(*refusal);
  }
  const std::optional<Target> target = target_of(request.path);
  if (!target || target->word != "events") return refuse(no_such_request(request.path));
  if (request.method != "GET") return refuse(other_method("GET"));
  const Heard<std::string> room = room_named(target->room);
  if (!room) return refuse(words_.absent(sender, room.error()));
  const Heard<std::uint64_t> since = since_in(request.query);
  if (!since) return refuse(since.error());
  const auto subscriber = std::make_shared<Subscriber>(
      Subscriber{.listener = listener, .chair = {}, .socket = false, .position = *since});
  streams_[listener.get()] = {subscriber, nullptr};
  words_.read(sender, *room, *since,
              [this, subscriber, listener, language,
               refused = std::move(refused)](const Heard<RoomWords::Reader>& reader) {
                if (subscriber->gone) return;
                if (!reader) {
                  streams_.erase(listener.get());
                  return refused(answer_of(reader.error(), language));
                }
                begin_stream(subscriber, *reader);
              });
}

void ApiRequests::begin_stream(const std::shared_ptr<Subscriber>& subscriber,
                               const RoomWords::Reader& reader) {
  const auto& [room, chair] = reader;
  subscriber->chair = chair;
  if (chair) subscriber->taken_by = room->room().taken_by(*chair);
  streams_[subscriber->listener.get()].room = room;
  room->presence().connect(chair);
  rooms_.presence_changed(*room);
  // The answer begins even if there is no event yet.
  subscriber->listener->send(std::make_shared<const std::string>());
  room->subscribe(subscriber, [] {});
}

bool ApiRequests::gone(const std::shared_ptr<Listener>& listener) {
  const auto found = streams_.find(listener.get());
  if (found == streams_.end()) return false;
  const Stream stream = std::move(found->second);
  streams_.erase(found);
  stream.subscriber->gone = true;
  if (stream.room) {
    stream.room->unsubscribe(stream.subscriber);
    stream.room->presence().disconnect(stream.subscriber->chair, rooms_.now());
    rooms_.presence_changed(*stream.room);
  }
  return true;
}

void ApiRequests::close_all() {
  std::vector<std::shared_ptr<Listener>> all;
  all.reserve(streams_.size());
  for (const auto& [key, stream] : streams_) all.push_back(stream.subscriber->listener);
  for (const std::shared_ptr<Listener>& one : all) one->close();
}

}  // namespace menagerie::server

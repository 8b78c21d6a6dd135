#include "server/live/room_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "fairness/digest.h"
#include "messages/live.h"
#include "server/live/refusals.h"
#include "server/live/secrets.h"

namespace menagerie::server {

namespace {

using rooms::Heard;
using rooms::Json;
using rooms::Millis;

constexpr double kSecondsInAnHour = 3600;
// Nobody knows when a table of the lobby ends.
constexpr Millis kListedAgain = 60'000;
constexpr std::array<std::string_view, 8> kReactions = {"hello", "well_done", "laugh", "wow",
                                                        "oops",  "thinking",  "hurry", "thanks"};

std::string all_reactions() {
  std::string text;
  for (const std::string_view one : kReactions) {
    text.append(text.empty() ? "" : ", ").append(one);
  }
  return text;
}

// A text among the fields; empty where there is none.
std::string text_in(const Json& json, std::string_view field) {
  if (!json.is_object()) return {};
  const auto found = json.find(field);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// The token of whoever makes a room and sits down in it.
std::string maker_token(const Json& request) {
  if (!request.is_object()) return {};
  const auto chairs = request.find("chairs");
  if (chairs == request.end() || !chairs->is_array()) return {};
  for (const Json& chair : *chairs) {
    if (text_in(chair, "kind") == "me") return text_in(chair, "token");
  }
  return {};
}

bool asks_to_list(const Json& request) {
  const auto listed = request.find("listed");
  return listed != request.end() && listed->is_boolean() && listed->get<bool>();
}

std::uint64_t version_in(const Json& command) {
  const auto found = command.find("version");
  return found != command.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

}  // namespace

Heard<std::string> room_named(std::string_view text) {
  if (!fairness::is_id(text)) return std::unexpected(no_such_room());
  return std::string(text);
}

RoomWords::RoomWords(LoadedRooms& rooms, const ServiceLimits& limits)
    : rooms_(rooms),
      limits_(limits),
      requests_({limits.requests_per_second, limits.requests_burst}),
      attempts_({limits.attempts_per_second, limits.attempts_burst}),
      made_({static_cast<double>(limits.made_per_hour) / kSecondsInAnHour,
             static_cast<double>(limits.made_per_hour)}),
      listed_(rooms, limits.listed_per_address) {
  rooms_.on_reaction = [](LiveRoom& room, const Json& note) {
    const std::string reaction = text_in(note, "reaction");
    const auto chair = note.find("chair");
    if (std::ranges::find(kReactions, reaction) == kReactions.end() || chair == note.end()) return;
    if (!chair->is_number_unsigned() || chair->get<std::size_t>() >= room.room().chairs()) return;
    room.audience().tell_sockets(R"({"room":")" + room.id() + R"(","reaction":")" + reaction +
                                 R"(","chair":)" + std::to_string(chair->get<std::size_t>()) + '}');
  };
}

std::optional<rooms::Refusal> RoomWords::admit(const std::string& address) {
  const std::optional<Millis> wait = requests_.take(address, rooms_.now());
  if (!wait) return std::nullopt;
  ++numbers_.refused;
  return refusal_until("too_fast", 429, messages::live_too_fast, *wait);
}

// A wrong secret: said so for a while, then only how long to wait.
rooms::Refusal RoomWords::wrong(const Sender& sender, const rooms::Refusal& refusal) {
  ++numbers_.attempts;
  const std::optional<Millis> wait = attempts_.take(sender.address, rooms_.now());
  if (!wait) return refusal;
  return refusal_until("too_many_attempts", 429, messages::live_too_many_attempts, *wait);
}

// Ids of rooms are secrets, too; but not every room that cannot be had was guessed.
rooms::Refusal RoomWords::absent(const Sender& sender, const rooms::Refusal& refusal) {
  constexpr int kNotFound = 404;
  return refusal.status == kNotFound ? wrong(sender, refusal) : refusal;
}

Heard<std::size_t> RoomWords::chair_of(const rooms::Room& room, const Sender& sender) {
  if (sender.token.empty()) {
    return std::unexpected(refusal_of("no_token", 401, messages::live_no_token, {}, "token"));
  }
  if (const std::optional<std::size_t> chair = room.chair_of(sender.token)) return *chair;
  return std::unexpected(
      wrong(sender, refusal_of("wrong_token", 403, messages::live_wrong_token, {}, "token")));
}

Heard<std::optional<std::size_t>> RoomWords::viewer(LiveRoom& room, const Sender& sender) {
  if (!sender.token.empty()) {
    const Heard<std::size_t> chair = chair_of(room.room(), sender);
    if (chair) room.presence().seen(*chair, rooms_.now());
    return chair;
  }
  if (room.room().started() && !room.room().watchable()) {
    return std::unexpected(refusal_of("spectators", 403, messages::live_no_spectators));
  }
  return std::optional<std::size_t>();
}

void RoomWords::read(const Sender& sender, const std::string& room, std::uint64_t since,
                     std::function<void(const Heard<Reader>&)> then) {
  rooms_.find(room, [this, sender, since,
                     then = std::move(then)](const Heard<std::shared_ptr<LiveRoom>>& found) {
    if (!found) return then(std::unexpected(absent(sender, found.error())));
    const std::shared_ptr<LiveRoom>& live = *found;
    live->when_known(since, [this, sender, live, then](const Heard<void>& known) {
      if (!live->ready()) return then(std::unexpected(unavailable()));
      const Heard<std::optional<std::size_t>> chair = viewer(*live, sender);
      if (!chair) return then(std::unexpected(chair.error()));
      if (!known) return then(std::unexpected(known.error()));
      then(Reader{live, *chair});
    });
  });
}

std::optional<rooms::Refusal> RoomWords::hold_back(LiveRoom& room, std::size_t chair) {
  const std::optional<Millis> wait =
      room.bucket(chair).take({limits_.commands_per_second, limits_.commands_burst}, rooms_.now());
  if (!wait) return std::nullopt;
  return refusal_until("too_fast", 429, messages::live_too_fast, *wait);
}

void RoomWords::make(const std::string& address, Json request,
                     std::function<void(const Heard<Made>&)> made) {
  if (const std::optional<Millis> wait = made_.take(address, rooms_.now())) {
    ++numbers_.refused;
    return made(std::unexpected(
        refusal_until("too_many_rooms", 429, messages::live_too_many_rooms, *wait)));
  }
  // Taken beforehand, since many may be asked for at once; what makes no table gets it back.
  const auto done = [this, address, made = std::move(made)](const Heard<Made>& answer, bool fresh) {
    if (!fresh) made_.give_back(address, rooms_.now());
    if (!answer) ++numbers_.refused;
    made(answer);
  };
  const std::string token = maker_token(request);
  const bool mine = fairness::Digest::parse(token).has_value();
  rooms::Room::Making making{
      .id = mine ? room_id_of(token) : random_id(), .server_key = random_secret(), .invites = {}};
  const std::size_t open = rooms::Room::open_chairs(request);
  for (std::size_t n = 0; n < open; ++n) {
    making.invites.push_back(mine ? invite_of(token, n) : random_secret());
  }
  if (!asks_to_list(request)) {
    return make_admitted(address, std::move(request), std::move(making), done);
  }
  const std::string id = making.id;
  listed_.admit(address, id,
                [this, address, id, request = std::move(request), making = std::move(making),
                 done](bool fine) {
                  if (!fine) {
                    rooms::Refusal refusal =
                        refusal_of("too_many_listed", 429, messages::live_too_many_listed,
                                   {std::to_string(limits_.listed_per_address)}, "listed");
                    refusal.retry_after = kListedAgain;
                    return done(std::unexpected(std::move(refusal)), false);
                  }
                  make_admitted(address, request, making,
                                [this, address, id, done](const Heard<Made>& answer, bool fresh) {
                                  answer ? listed_.keep(address, id) : listed_.give_up(address, id);
                                  done(answer, fresh);
                                });
                });
}

void RoomWords::make_admitted(const std::string& address, Json request, rooms::Room::Making making,
                              std::function<void(const Heard<Made>&, bool fresh)> done) {
  Made answer{making.id, {}, 0, making.invites};
  rooms_.make(address, std::move(request), std::move(making),
              [answer = std::move(answer),
               done = std::move(done)](const Heard<LoadedRooms::MadeRoom>& room) mutable {
                if (!room) return done(std::unexpected(room.error()), false);
                answer.chair = room->chair;
                answer.version = room->version;
                done(answer, room->fresh);
              });
}

void RoomWords::sit(const Sender& sender, const std::string& room, Json request,
                    std::function<void(const Heard<Seated>&)> seated) {
  rooms_.find(room, [this, sender, request = std::move(request),
                     seated = std::move(seated)](const Heard<std::shared_ptr<LiveRoom>>& found) {
    if (!found) return seated(std::unexpected(absent(sender, found.error())));
    const std::shared_ptr<LiveRoom>& live = *found;
    const auto chair = std::make_shared<std::size_t>(0);
    live->ask(
        {.hear = [live, request, chair](const rooms::Room& known,
                                        Millis now) -> Heard<rooms::Next> {
           Heard<rooms::Room::Taken> taken = known.sit(request, live->moment(now, 0));
           if (!taken) return std::unexpected(std::move(taken.error()));
           *chair = taken->chair;
           return std::move(taken->next);
         },
         .answer =
             [this, sender, live, chair, seated](const Heard<std::uint64_t>& version) {
               if (version) {
                 live->presence().seen(*chair, rooms_.now());
                 rooms_.set_group(live->id(), sender.address);
                 return seated(Seated{*chair, *version});
               }
               ++numbers_.refused;
               constexpr int kForbidden = 403;
               const bool guessed = version.error().status == kForbidden;
               seated(std::unexpected(guessed ? wrong(sender, version.error()) : version.error()));
             }});
  });
}

void RoomWords::command(const Sender& sender, const std::string& room, Json command,
                        Answered answered) {
  ++numbers_.commands;
  // Most rooms that somebody plays in are loaded.
  if (const std::shared_ptr<LiveRoom> live = rooms_.loaded_room(room); live && live->ready()) {
    return command_in(live, sender, std::move(command), std::move(answered));
  }
  rooms_.find(room, [this, sender, command = std::move(command), answered = std::move(answered)](
                        const Heard<std::shared_ptr<LiveRoom>>& found) {
    if (found) return command_in(*found, sender, command, answered);
    ++numbers_.refused;
    answered(std::unexpected(absent(sender, found.error())), {});
  });
}

void RoomWords::command_in(const std::shared_ptr<LiveRoom>& room, const Sender& sender,
                           Json command, Answered answered) {
  const Heard<std::size_t> chair = chair_of(room->room(), sender);
  std::optional<rooms::Refusal> refusal;
  if (!chair) {
    refusal = chair.error();
  } else {
    refusal = hold_back(*room, *chair);
  }
  if (refusal) {
    ++numbers_.refused;
    return answered(std::unexpected(*refusal), {});
  }
  room->presence().seen(*chair, rooms_.now());
  const std::uint64_t since = version_in(command);
  // Its sender may have heard of events from another node.
  room->catch_up_to(since);
  room->ask({.hear = [this, room, sender, command = std::move(command)](
                         const rooms::Room& known, Millis now) -> Heard<rooms::Next> {
               // Asked again: another node's event may have given the chair to another device.
               const Heard<std::size_t> mine = chair_of(known, sender);
               if (!mine) return std::unexpected(mine.error());
               return known.hear(*mine, command, room->moment(now, sender.lag));
             },
             .answer =
                 [this, room, since,
                  answered = std::move(answered)](const Heard<std::uint64_t>& version) {
                   if (!version) ++numbers_.refused;
                   if (!version && version.error().code == "late") {
                     return give_late(room, since, version.error(), answered);
                   }
                   answered(version, {});
                 }});
}

// The refusal with the events that its sender does not know.
void RoomWords::give_late(const std::shared_ptr<LiveRoom>& room, std::uint64_t since,
                          const rooms::Refusal& refusal, const Answered& answered) {
  room->lines_after(
      since, [room, since, refusal, answered](const Result<std::vector<std::string>>& lines) {
        if (!lines) return answered(std::unexpected(refusal), "[]");
        std::string events = "[";
        for (std::size_t i = 0; i < lines->size(); ++i) {
          const bool last = room->ready() && since + i + 1 == room->room().version();
          if (i > 0) events += ',';
          events += with_room_and_view((*lines)[i], {}, last ? room->view() : std::string_view());
        }
        answered(std::unexpected(refusal), events + ']');
      });
}

void RoomWords::react(const Sender& sender, const std::string& room, const Json& command,
                      std::function<void(const Heard<void>&)> done) {
  const std::string reaction = text_in(command, "reaction");
  if (std::ranges::find(kReactions, reaction) == kReactions.end()) {
    return done(std::unexpected(refusal_of("malformed", 400, messages::live_unknown_reaction,
                                           {all_reactions()}, "reaction")));
  }
  rooms_.find(room, [this, sender, reaction,
                     done = std::move(done)](const Heard<std::shared_ptr<LiveRoom>>& found) {
    if (!found) return done(std::unexpected(absent(sender, found.error())));
    LiveRoom& live = **found;
    const Heard<std::size_t> chair = chair_of(live.room(), sender);
    if (!chair) return done(std::unexpected(chair.error()));
    if (const std::optional<rooms::Refusal> refusal = hold_back(live, *chair)) {
      return done(std::unexpected(*refusal));
    }
    const std::string about =
        R"("reaction":")" + reaction + R"(","chair":)" + std::to_string(*chair) + '}';
    done({});
    live.audience().tell_sockets(R"({"room":")" + live.id() + "\"," + about);
    rooms_.send_note(live.id(), '{' + about);
  });
}

}  // namespace menagerie::server

#include "client/remote_seat.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>
#include <utility>

#include "core/text.h"
#include "engine/protocol/line_json.h"
#include "engine/table.h"
#include "messages/client.h"
#include "rooms/witness.h"

namespace menagerie::client {

using rooms::Room;

namespace {

// Refusals after which the same is worth another attempt (docs/network.md, Writing a bot).
constexpr std::array<std::string_view, 6> kLater = {"busy",     "closing",          "failed",
                                                    "too_fast", "too_many_sockets", "unavailable"};
constexpr std::int64_t kUsualPause = 500;
constexpr std::int64_t kGlance = 50;
constexpr std::string_view kDigest = R"(,"digest":")";
constexpr std::size_t kDigestDigits = 64;

bool worth_another(std::string_view code) {
  return std::ranges::find(kLater, code) != kLater.end();
}

std::string text_in(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<std::uint64_t> number_in(const Json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_number_unsigned()) return std::nullopt;
  return found->get<std::uint64_t>();
}

// A server is not trusted, either: what it sends is read under the limits of any text from outside.
Json object_in(const std::string& text) {
  LineJson line = read_line(text);
  return line.fine && line.json.is_object() ? std::move(line.json) : Json::object();
}

OptionValues options_in(const Json& state) {
  OptionValues options;
  const auto found = state.find("options");
  if (found == state.end() || !found->is_object()) return options;
  for (const auto& [name, value] : found->items())
    if (value.is_string()) options[name] = value.get<std::string>();
  return options;
}

}  // namespace

RemoteSeat::RemoteSeat(HttpClient& http, TableLink link, const SeatKeys& keys,
                       Surroundings surroundings)
    : http_(http), link_(std::move(link)), keys_(keys), surroundings_(std::move(surroundings)) {}

HttpRequest RemoteSeat::request(const std::string& path, const Json& body) const {
  return {.path = "/api/rooms/" + link_.room + path,
          .body = body.empty() ? std::string() : body.dump(),
          .bearer = seated_ ? keys_.token : std::string()};
}

RemoteSeat::Refusal RemoteSeat::refusal_in(const HttpAnswer& answer) {
  const Json json = object_in(answer.body);
  const auto error = json.find("error");
  // Something that stands before the server has answered.
  if (error == json.end() || !error->is_object()) return {"unavailable", {}, kUsualPause};
  const std::uint64_t after = number_in(*error, "retry_after").value_or(kUsualPause);
  return {text_in(*error, "code"), printable(text_in(*error, "message")),
          static_cast<std::int64_t>(std::min<std::uint64_t>(after, 60'000))};
}

Result<Json> RemoteSeat::ask(const std::string& path, const Json& body) {
  const Result<HttpAnswer> answer = http_.ask(request(path, body));
  if (!answer) return fail(answer.error());
  if (answer->status < 300) return object_in(answer->body);
  const Refusal refusal = refusal_in(*answer);
  if (refusal.message.empty()) return fail(messages::client_no_tables, {link_.authority});
  return fail(messages::client_refused, {refusal.message});
}

// ---- Sitting down.

Result<std::size_t> RemoteSeat::chair_of(const std::string& seat) {
  const Result<Json> state = ask("", {});
  if (!state) return fail(state.error());
  if (text_in(*state, "order") == "drawn") return fail(messages::client_seats_drawn);
  Generator unused(0);
  const Result<Table> table = Table::start(text_in(*state, "game"), options_in(*state), unused);
  if (!table) return fail(table.error());
  const Result<Seat> found = table->find_seat(seat);
  if (!found) return fail(found.error());
  return found->index;
}

Result<void> RemoteSeat::sit(const std::string& name, const std::string& seat) {
  const fairness::Anchors anchors = keys_.anchors();
  Json body = {{"name", name},
               {"token", keys_.token},
               {"anchors", {{"own", anchors.own.hex()}, {"help", anchors.help.hex()}}}};
  if (!link_.invite.empty()) body["invite"] = link_.invite;
  if (!seat.empty()) {
    const Result<std::size_t> chair = chair_of(seat);
    if (!chair) return fail(chair.error());
    body["chair"] = *chair;
  }
  const Result<Json> taken = ask("/chairs", body);
  if (!taken) return fail(taken.error());
  const std::optional<std::uint64_t> chair = number_in(*taken, "chair");
  if (!chair) return fail(messages::client_no_tables, {link_.authority});
  chair_ = static_cast<std::size_t>(*chair);
  seated_ = true;
  surroundings_.tell(messages::client_seated, {name});
  return {};
}

// ---- Playing.

Result<void> RemoteSeat::play(const Contender& contender, const Duties::Decide& decide) {
  const Duties duties(keys_, chair_, contender, decide);
  const auto over = [this] { return room_ && room_->over(); };
  while (!over() && !surroundings_.stopped()) {
    const std::string since = std::to_string(room_ ? room_->version() : 0);
    const Result<HttpAnswer> answer =
        http_.watch(request("/events?since=" + since, {}),
                    [&](std::string_view line) { return hear(line, duties); });
    if (misfit_) return fail(*misfit_);
    if (over() || surroundings_.stopped()) break;
    if (!answer) {
      wait_for_server();
    } else if (answer->status >= 300) {
      if (const Result<void> fine = bear(refusal_in(*answer)); !fine) return fine;
    }
  }
  return {};
}

Result<void> RemoteSeat::bear(const Refusal& refusal) {
  if (!worth_another(refusal.code)) return fail(messages::client_refused, {refusal.message});
  pause(refusal.pause);
  return {};
}

bool RemoteSeat::hear(std::string_view line, const Duties& duties) {
  found_server();
  bool newest = line.empty();  // the server is still there, and nothing has happened
  if (!line.empty()) {
    const std::size_t mark = std::min(line.find(kDigest), line.size());
    const std::string_view rest = line.substr(std::min(mark + kDigest.size(), line.size()));
    const Result<void> fine =
        take(std::string(line.substr(0, mark)) + "}", rest.substr(0, kDigestDigits));
    if (!fine) {
      misfit_ = fine.error();
      return false;
    }
    // Lines of a backlog have no view but for the last one; before the start none has.
    newest = !room_->started() || rest.find(R"(,"view":)") != std::string_view::npos;
  }
  if (newest && room_) act(duties);
  return !misfit_ && !surroundings_.stopped() && !(room_ && room_->over());
}

Result<void> RemoteSeat::take(std::string open, std::string_view digest) {
  const std::array<rooms::Event, 1> event = {rooms::witnessed(std::move(open))};
  Result<void> fine;
  if (room_) {
    fine = room_->take(event[0]);
  } else if (Result<Room> first = Room::replay(link_.room, event)) {
    room_ = std::move(*first);
  } else {
    fine = fail(first.error());
  }
  if (!fine) {
    const std::uint64_t number = room_ ? room_->version() + 1 : 1;
    return fail(messages::client_misfit, {std::to_string(number)});
  }
  if (room_->digest() != digest || chair_ >= room_->chairs())
    return fail(messages::client_other_story);
  return {};
}

void RemoteSeat::act(const Duties& duties) {
  const std::optional<rooms::Awaited> waits = room_->awaited();
  // What was sent last is on its way in the stream.
  if (!waits || waits->need == rooms::Need::chairs || room_->version() < answered_) return;
  if (!duties.has_chair(*room_)) {
    misfit_ = Error{messages::client_other_anchors, {}, {}};
    return;
  }
  if (const std::optional<Json> command = duties.due(*room_, new_id())) send(*command);
}

void RemoteSeat::send(const Json& command) {
  say_sent(command);
  while (!surroundings_.stopped()) {
    const Result<HttpAnswer> answer = http_.ask(request("/commands", command));
    if (!answer) {
      wait_for_server();
      continue;
    }
    found_server();
    if (answer->status < 300) {
      answered_ = number_in(object_in(answer->body), "version").value_or(0);
      return;
    }
    const Refusal refusal = refusal_in(*answer);
    if (!worth_another(refusal.code)) {
      surroundings_.tell(messages::client_refused, {refusal.message});
      return;
    }
    pause(refusal.pause);
  }
}

void RemoteSeat::say_sent(const Json& command) const {
  const std::string cmd = text_in(command, "cmd");
  if (cmd == "act") surroundings_.tell(messages::client_acts, {text_in(command, "action")});
  if (cmd == "commit") surroundings_.tell(messages::client_acts, {text_in(command, "animal")});
  if (cmd == "roll") surroundings_.tell(messages::client_rolls, {});
  if (cmd == "answer") surroundings_.tell(messages::client_declines, {});
  if (cmd == "cannot_open") surroundings_.tell(messages::client_cannot_open, {});
}

void RemoteSeat::leave() {
  for (const char* const cmd : {"leave", "resign"}) {
    const Json command = {
        {"id", new_id()}, {"version", room_ ? room_->version() : 0}, {"cmd", cmd}};
    if (ask("/commands", command)) return;
  }
}

// ---- Waiting.

void RemoteSeat::wait_for_server() {
  if (!std::exchange(away_, true)) surroundings_.tell(messages::client_away, {link_.authority});
  pause(kUsualPause);
}

void RemoteSeat::found_server() {
  if (std::exchange(away_, false)) surroundings_.tell(messages::client_back, {});
}

void RemoteSeat::pause(std::int64_t milliseconds) const {
  for (std::int64_t left = milliseconds; left > 0 && !surroundings_.stopped(); left -= kGlance)
    std::this_thread::sleep_for(std::chrono::milliseconds(std::min(left, kGlance)));
}

std::string RemoteSeat::new_id() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string id;
  for (int digit = 0; digit < 32; ++digit)
    id += kDigits[static_cast<std::size_t>(surroundings_.random.below(kDigits.size()))];
  return id;
}

}  // namespace menagerie::client

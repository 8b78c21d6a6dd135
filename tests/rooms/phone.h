// What a person's device does in the tests: it has a key and a token, makes chains and nonces of
// the key and writes commands. And a log that commands are heard against, as a server keeps one.
#pragma once

#include <cstdint>
#include <deque>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.h"
#include "fairness/chain.h"
#include "fairness/side.h"
#include "fairness/story.h"
#include "rooms/room.h"

namespace menagerie::rooms {

// Random digits that a seed repeats.
class Digits {
 public:
  explicit Digits(std::uint64_t seed) : random_(seed) {}
  std::string operator()(std::size_t count) {
    std::string text;
    while (text.size() < count) text += "0123456789abcdef"[random_.below(16)];
    return text;
  }

 private:
  Generator random_;
};

// Chains take milliseconds to make, and tests make thousands of rooms: keys come from a small set.
struct Keys {
  fairness::Digest key;
  fairness::Chain own;
  fairness::Chain help;
  static const Keys& number(std::size_t n) {
    static std::deque<Keys> all;  // which stay where they are
    while (all.size() <= n) {
      const auto key = fairness::digest_of({"key of the tests", std::to_string(all.size())});
      all.push_back({key, fairness::Chain::make(fairness::ChainKind::own, key),
                     fairness::Chain::make(fairness::ChainKind::help, key)});
    }
    return all[n];
  }
};

class Phone {
 public:
  // Devices without chains leave their dice to the server.
  enum class Chains : std::uint8_t { none, both };
  explicit Phone(std::size_t number, Chains chains = Chains::both)
      : keys_(&Keys::number(number)), chains_(chains), digits_(number + 1) {
    token_ = digits_(64);
  }

  [[nodiscard]] const std::string& token() const { return token_; }
  [[nodiscard]] bool has_chains() const { return chains_ == Chains::both; }
  [[nodiscard]] Json anchors() const {
    if (!has_chains()) return nullptr;
    return {{"own", keys_->own.anchor().hex()}, {"help", keys_->help.anchor().hex()}};
  }
  [[nodiscard]] std::string own_link(std::uint32_t i) const { return keys_->own.link(i).hex(); }
  [[nodiscard]] std::string help_link(std::uint32_t i) const { return keys_->help.link(i).hex(); }
  [[nodiscard]] std::string nonce(std::string_view room, std::string_view id) const {
    return fairness::nonce_of(room, id, keys_->key).hex();
  }
  [[nodiscard]] std::string commitment(std::string_view room, std::string_view id,
                                       std::string_view seat, std::string_view animal,
                                       std::string_view side) const {
    const auto nonce = fairness::nonce_of(room, id, keys_->key);
    return fairness::commitment_of(room, id, {seat, animal, side}, nonce).hex();
  }

  [[nodiscard]] Json chair(std::string_view name) const {
    return {{"kind", "me"}, {"name", name}, {"token", token_}, {"anchors", anchors()}};
  }
  [[nodiscard]] Json sit(std::string_view name, const std::string& invite) const {
    return {{"invite", invite}, {"name", name}, {"token", token_}, {"anchors", anchors()}};
  }

  std::string new_id() { return digits_(32); }
  Json command(std::string_view cmd, std::uint64_t version, Json fields = Json::object()) {
    Json json = {{"id", new_id()}, {"version", version}, {"cmd", cmd}};
    for (const auto& [name, value] : fields.items()) json[name] = value;
    return json;
  }
  Json links(std::uint64_t version, std::uint32_t from, std::uint32_t count) {
    Json list = Json::array();
    for (std::uint32_t i = from; i < from + count; ++i) list.push_back(help_link(i));
    return command("links", version, {{"from", from}, {"links", list}});
  }

 private:
  const Keys* keys_;
  Chains chains_;
  Digits digits_;
  std::string token_;
};

inline const std::string kRoom = "00112233445566778899aabbccddeeff";

// A room and its log.
struct Logged {
  std::vector<Event> log;
  std::vector<std::string> invites;
  std::optional<Room> room;
  Millis now = 1'763'400'000'000;
  std::vector<std::optional<Millis>> away;

  static std::string invite(std::size_t n) { return Digits(900 + n)(64); }

  Heard<Room::Made> make(const Json& request, const std::string& id = kRoom) {
    for (std::size_t i = 0; i < Room::open_chairs(request); ++i) invites.push_back(invite(i));
    const Room::Making making{id, fairness::digest_of({"server"}).hex(), invites};
    Heard<Room::Made> made = Room::make(request, making, now);
    if (made) {
      Result<Room> replayed = Room::replay(id, made->events);
      EXPECT_TRUE(replayed) << (replayed ? "" : replayed.error().full_sentence());
      log = made->events;
      if (replayed) room = std::move(*replayed);
    }
    return made;
  }

  void take(const std::vector<Event>& events) {
    for (const Event& event : events) {
      const Result<void> fine = room->take(event);
      ASSERT_TRUE(fine) << fine.error().full_sentence() << " in " << event.open;
      log.push_back(event);
    }
  }
  [[nodiscard]] Moment moment() const { return {.now = now, .lag = 0, .away_since = away}; }

  Heard<Next> hear(std::size_t chair, const Json& command) {
    Heard<Next> next = room->hear(chair, command, moment());
    if (next) take(next->events);
    return next;
  }
  Heard<Room::Taken> sit(const Json& request) {
    Heard<Room::Taken> taken = room->sit(request, moment());
    if (taken) take(taken->next.events);
    return taken;
  }
  void tick() { take(room->tick(moment())); }

  // The events since, as JSON.
  [[nodiscard]] std::vector<Json> events(std::size_t since = 0) const {
    std::vector<Json> list;
    for (std::size_t i = since; i < log.size(); ++i) list.push_back(Json::parse(log[i].open));
    return list;
  }
  [[nodiscard]] Json last() const { return Json::parse(log.back().open); }
  [[nodiscard]] std::vector<std::string> kinds(std::size_t since = 0) const {
    std::vector<std::string> list;
    for (const Json& event : events(since)) list.push_back(event["kind"]);
    return list;
  }
  [[nodiscard]] Json tell() const { return room->tell(std::nullopt, now); }
  [[nodiscard]] Json view() const { return Json::parse(room->view_text()); }
};

// The code of a refusal, or "fine".
template <class T>
std::string code(const Heard<T>& heard) {
  return heard ? "fine" : std::string(heard.error().code);
}
template <class T>
std::string field(const Heard<T>& heard) {
  return heard ? "fine" : heard.error().error.place.field;
}

}  // namespace menagerie::rooms

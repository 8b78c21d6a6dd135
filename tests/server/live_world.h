// A room service on a store in memory, with a clock that tests move and listeners that remember.
// One thread: what a test waits for is done while it waits.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fairness/digest.h"
#include "rooms/room.h"
#include "server/live/room_service.h"
#include "store/memory_store.h"

namespace menagerie::testing {

using rooms::Json;

// A listener that keeps what it was sent, line by line.
class Ear final : public server::Listener {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    for (std::size_t at = 0; at <= text->size();) {
      const std::size_t end = std::min(text->find('\n', at), text->size());
      if (end > at) lines.push_back(text->substr(at, end - at));
      at = end + 1;
    }
  }
  void close() override { closed = true; }
  [[nodiscard]] std::chrono::milliseconds round_trip() const override { return trip; }

  // Frames that have this member.
  [[nodiscard]] std::vector<Json> with(const std::string& member) const {
    std::vector<Json> found;
    for (const std::string& line : lines) {
      Json json = Json::parse(line);
      if (json.contains(member)) found.push_back(std::move(json));
    }
    return found;
  }
  [[nodiscard]] std::vector<Json> events() const { return with("kind"); }
  [[nodiscard]] std::vector<std::string> kinds() const {
    std::vector<std::string> all;
    for (const Json& event : events()) all.push_back(event["kind"]);
    return all;
  }

  std::vector<std::string> lines;
  std::chrono::milliseconds trip{0};
  bool closed = false;
};

// A secret of 64 digits for tests: the digest of its name.
inline std::string secret(std::string_view name) {
  return fairness::digest_of({name}).hex();
}
inline std::string command_id(std::string_view name) {
  return secret(name).substr(0, 32);
}

// What services of a test share: the thread and the time.
struct Surroundings {
  boost::asio::io_context context;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> guard =
      boost::asio::make_work_guard(context);
  std::int64_t time = 1'800'000'000'000;

  // Works until it is so.
  void until(const std::function<bool()>& so) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!so()) {
      context.run_one_for(std::chrono::milliseconds(100));
      if (std::chrono::steady_clock::now() > end) {
        FAIL() << "it never came";
      }
    }
  }
};

// One node.
class Node {
 public:
  Node(Surroundings& around, store::Store& store, server::RoomService::Settings settings = {})
      : around_(around) {
    settings.clock = [&around] { return around.time; };
    service_ = std::make_unique<server::RoomService>(around.context, store, std::move(settings));
    around.until([this] { return service_->healthy(); });
  }

  server::ApiAnswer ask(server::ApiRequest request) {
    std::optional<server::ApiAnswer> answer;
    if (request.address.empty()) request.address = "here";
    service_->request(std::move(request), [&](server::ApiAnswer got) { answer = std::move(got); });
    around_.until([&] { return answer.has_value(); });
    return answer.value_or(server::ApiAnswer{});
  }
  // The answer's JSON; fails where the status is another one.
  Json get(const std::string& path, const std::string& bearer = {}, int status = 200) {
    const std::size_t mark = path.find('?');
    return checked(ask({.method = "GET",
                        .path = path.substr(0, mark),
                        .query = mark == std::string::npos ? "" : path.substr(mark + 1),
                        .bearer = bearer,
                        .body = {},
                        .address = {},
                        .language = {}}),
                   status);
  }
  Json post(const std::string& path, const Json& body, const std::string& bearer = {},
            int status = 200) {
    return checked(ask({.method = "POST",
                        .path = path,
                        .query = {},
                        .bearer = bearer,
                        .body = body.dump(),
                        .address = {},
                        .language = {}}),
                   status);
  }
  static Json checked(const server::ApiAnswer& answer, int status) {
    EXPECT_EQ(answer.status, status) << answer.body;
    return Json::parse(answer.body);
  }

  std::shared_ptr<Ear> socket(const std::string& address = "here") {
    auto ear = std::make_shared<Ear>();
    service_->open_socket(ear, address, {});
    return ear;
  }
  void send(const std::shared_ptr<Ear>& ear, const Json& frame) {
    service_->frame(ear, frame.dump());
  }
  // Sends the frame and waits for the answer with its id.
  Json answer_to(const std::shared_ptr<Ear>& ear, Json frame) {
    frame["id"] = command_id("frame " + std::to_string(++frames_));
    return answered(ear, frame);
  }
  Json answered(const std::shared_ptr<Ear>& ear, const Json& frame) {
    send(ear, frame);
    const auto mine = [&]() -> std::optional<Json> {
      for (const Json& one : ear->with("id")) {
        // Events name the command that caused them, too.
        if (one["id"] == frame["id"] && !one.contains("kind")) return one;
      }
      return std::nullopt;
    };
    around_.until([&] { return mine().has_value(); });
    return mine().value_or(Json());
  }
  std::shared_ptr<Ear> stream(const std::string& room, std::uint64_t since,
                              const std::string& bearer = {}) {
    auto ear = std::make_shared<Ear>();
    service_->stream({.method = "GET",
                      .path = "/api/rooms/" + room + "/events",
                      .query = "since=" + std::to_string(since),
                      .bearer = bearer,
                      .body = {},
                      .address = "here",
                      .language = {}},
                     ear, [](const server::ApiAnswer& refused) { FAIL() << refused.body; });
    return ear;
  }

  // Moves the clock, does what is due.
  void pass(std::int64_t ms) {
    around_.time += ms;
    service_->wake();
  }
  void stop() {
    bool stopped = false;
    service_->stop([&] { stopped = true; });
    around_.until([&] { return stopped; });
  }
  server::RoomService& service() { return *service_; }

 private:
  Surroundings& around_;
  std::unique_ptr<server::RoomService> service_;
  int frames_ = 0;
};

inline std::string path_of(const std::string& room, const std::string& word = {}) {
  return "/api/rooms/" + room + (word.empty() ? "" : "/" + word);
}

// A request for a table of two: the maker, and an open chair.
inline Json table_of_two(const std::string& maker, const std::string& game = "tokan") {
  return {{"game", game},
          {"chairs", Json::array({{{"kind", "me"}, {"name", "Ada"}, {"token", secret(maker)}},
                                  {{"kind", "open"}}})}};
}

// A table of two people that has started; tokens are secret("NAME 0") and secret("NAME 1").
inline std::string started_table(Node& node, const std::string& name, Json extra = Json::object(),
                                 const std::string& game = "tokan") {
  Json request = table_of_two(name + " 0", game);
  request.update(extra);
  const Json made = node.post("/api/rooms", request, {}, 201);
  const std::string room = made["room"];
  node.post(path_of(room, "chairs"),
            {{"invite", made["invites"][0]}, {"name", "Ben"}, {"token", secret(name + " 1")}});
  return room;
}

// The command by which whoever is on turn plays the first legal action.
inline Json next_action(const Json& shown, const std::string& id) {
  const Json& actions = shown["view"]["actions"];
  return {{"id", command_id(id)},
          {"version", shown["version"]},
          {"cmd", "act"},
          {"action", actions.empty() ? Json() : actions[0]}};
}
// Which chair is on turn.
inline std::size_t on_turn(const Json& shown) {
  for (std::size_t chair = 0; chair < shown["chairs"].size(); ++chair) {
    if (shown["chairs"][chair]["seat"] == shown["view"]["seat"]) return chair;
  }
  return 0;
}

}  // namespace menagerie::testing

// What comes to a server over sockets and in bodies: a line each, whose first letter says how it is
// sent. The server has one table; whatever is sent, every frame and every body is answered with an
// object of JSON, and the server goes on.
#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "fuzz/expand.h"
#include "fuzz/must.h"
#include "server/live/room_service.h"
#include "store/memory_store.h"

namespace menagerie::fuzz {
namespace {

using nlohmann::json;

// More of them say nothing new.
constexpr int kMostLines = 32;
// Who sits at the table. Its id follows from the first one, so that frames can name it.
const std::string kTokens[2] = {std::string(64, 'a'), std::string(64, 'b')};

class Ear final : public server::Listener {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    std::string_view rest = *text;
    while (!rest.empty()) {
      const std::string_view line = rest.substr(0, rest.find('\n'));
      must(json::parse(line, nullptr, false).is_object(), "all that is said is an object", line);
      rest.remove_prefix(std::min(rest.size(), line.size() + 1));
      ++heard;
    }
  }
  void close() override { closed = true; }
  [[nodiscard]] std::chrono::milliseconds round_trip() const override { return {}; }

  std::size_t heard = 0;
  bool closed = false;
};

class World {
 public:
  World() {
    server::RoomService::Settings settings;
    settings.clock = [this] { return time_; };
    settings.limits.requests_burst = 1e6;
    service_ = std::make_unique<server::RoomService>(context_, *stores_[0], settings);
    until([this] { return service_->healthy(); });
    const json made = json::parse(post("/api/rooms", {},
                                       R"({"game":"two-paths","listed":true,"chairs":[
        {"kind":"me","name":"A","token":")" +
                                           kTokens[0] + R"("},{"kind":"open"}]})"));
    must(made.contains("room"), "a table can be made");
    room_ = made["room"];
    post("/api/rooms/" + room_ + "/chairs", {}, R"({"name":"B","token":")" + kTokens[1] + "\"}");
  }
  ~World() {
    bool stopped = false;
    service_->stop([&] { stopped = true; });
    until([&] { return stopped; });
  }
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  // A frame of somebody's socket, after which the socket is still served.
  void frame(std::string_view text) {
    if (!ear_) {
      ear_ = std::make_shared<Ear>();
      service_->open_socket(ear_, "there", {});
    }
    service_->frame(ear_, text);
    const std::size_t before = ear_->heard;
    service_->frame(ear_, R"({"cmd":"ping"})");
    until([&] { return ear_->heard > before || ear_->closed; });
    if (ear_->closed) {
      service_->gone(ear_);
      ear_.reset();
    }
  }
  std::string post(const std::string& path, const std::string& bearer, std::string_view body) {
    std::optional<server::ApiAnswer> answer;
    service_->request({.method = "POST",
                       .path = path,
                       .query = {},
                       .bearer = bearer,
                       .body = std::string(body),
                       .address = "here",
                       .language = {}},
                      [&](server::ApiAnswer got) { answer = std::move(got); });
    until([&] { return answer.has_value(); });
    must(json::parse(answer->body, nullptr, false).is_object(), "an answer is an object", body);
    must(answer->status < 500 || answer->status == 503, "nothing breaks", body);
    time_ += 1'000;
    return answer->body;
  }
  void send(std::string_view line) {
    const std::string_view rest = line.substr(1);
    switch (line[0]) {
      case 'm':
        post("/api/rooms", {}, rest);
        return;
      case 's':
        post("/api/rooms/" + room_ + "/chairs", {}, rest);
        return;
      case '0':
      case '1':
        post("/api/rooms/" + room_ + "/commands", kTokens[line[0] - '0'], rest);
        return;
      default:
        frame(rest);
    }
  }

 private:
  void until(const std::function<bool()>& so) {
    while (!so()) context_.run_one_for(std::chrono::milliseconds(100));
  }

  boost::asio::io_context context_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> guard_ =
      boost::asio::make_work_guard(context_);
  std::int64_t time_ = 1'800'000'000'000;
  std::vector<std::unique_ptr<store::Store>> stores_ = store::make_memory_nodes(1);
  std::unique_ptr<server::RoomService> service_;
  std::shared_ptr<Ear> ear_;
  std::string room_;
};

void check(std::string_view text) {
  World world;
  for (int lines = 0; !text.empty() && lines < kMostLines; ++lines) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (!line.empty()) world.send(line);
  }
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check(menagerie::fuzz::expand(menagerie::fuzz::text_of(data, size)));
  return 0;
}

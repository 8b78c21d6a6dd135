// Rooms that mean nothing: they tell what reached them, so that tests see what connections carry.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/live/room_api.h"

namespace menagerie::testing {

class FakeRooms final : public server::RoomApi {
 public:
  // "/api/later" is answered with the next request; "/api/broken" throws; "/api/address" tells from
  // where it was asked.
  void request(server::ApiRequest request, std::function<void(server::ApiAnswer)> reply) override {
    if (request.path == "/api/broken") throw std::bad_alloc();
    if (request.path == "/api/later") {
      later_ = std::move(reply);
      return;
    }
    if (later_) std::exchange(later_, {})({202, "\"later\""});
    if (request.path == "/api/address") return reply({200, shown(request.address)});
    if (request.path == "/api/busy") {
      return reply({503, "{}", std::chrono::milliseconds(1500)});
    }
    reply({200, request.method + " " + request.path + " " + request.query + " " + request.bearer +
                    " " + request.body});
  }

  // The room "none" does not exist, "long" sends more than anybody reads.
  void stream(const server::ApiRequest& request, std::shared_ptr<server::Listener> listener,
              std::function<void(server::ApiAnswer)> refused) override {
    if (request.path.find("/none/") != std::string::npos) return refused({404, "\"none\""});
    listener->send(text(""));
    if (request.path.find("/long/") != std::string::npos) flood(*listener);
    listener->send(text("since " + request.query));
    listener->send(text("second"));
    listeners_.push_back(std::move(listener));
  }

  void open_socket(const std::shared_ptr<server::Listener>& listener, std::string /*address*/,
                   Language language) override {
    listeners_.push_back(listener);
    listener->send(text("hello " + std::to_string(language.index)));
  }

  void frame(const std::shared_ptr<server::Listener>& listener, std::string_view frame) override {
    if (frame == "broken") throw std::bad_alloc();
    if (frame == "close") return listener->close();
    if (frame == "flood") return flood(*listener);
    if (frame == "all") {
      for (const auto& one : listeners_) one->send(text("to all"));
      return;
    }
    if (frame == "trip") {
      const bool known = listener->round_trip().count() >= 0;
      return listener->send(text(known ? "known" : "not known"));
    }
    if (frame == "two") listener->send(text("one"));
    listener->send(text(std::string(frame)));
  }

  void gone(const std::shared_ptr<server::Listener>& listener) override {
    std::erase(listeners_, listener);
    ++left;
  }

  void stop(std::function<void()> stopped) override {
    for (const auto& listener : listeners_) listener->send(text("closing"));
    for (const auto& listener : listeners_) listener->close();
    stopped();
  }

  [[nodiscard]] std::string metrics() const override { return "menagerie_rooms 7\n"; }
  [[nodiscard]] bool healthy() const override { return well; }

  std::atomic<int> left = 0;
  std::atomic<bool> well = true;

 private:
  // The bytes of an address as numbers.
  static std::string shown(const std::string& address) {
    std::string numbers;
    for (const char byte : address) {
      numbers += std::to_string(static_cast<unsigned char>(byte)) + '.';
    }
    return numbers;
  }
  static std::shared_ptr<const std::string> text(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
  }
  // 64 MB: more than the system keeps for a reader that does not read.
  static void flood(server::Listener& listener) {
    const auto line = text(std::string(65536, 'x'));
    for (int count = 0; count < 1024; ++count) listener.send(line);
  }

  std::vector<std::shared_ptr<server::Listener>> listeners_;
  std::function<void(server::ApiAnswer)> later_;
};

}  // namespace menagerie::testing

#include "server/game_server.h"

#include <optional>
#include <string>
#include <utility>

#include "server/live/room_service.h"
#include "server/net/http_server.h"

namespace menagerie::server {

namespace {

// The likeliest one; empty where nobody of the home network was let in.
std::string lan_address_of(const HttpServer& http, const ServerSettings& connections) {
  if (connections.also.empty()) return {};
  return (connections.certificate.given() ? "https://" : "http://") + connections.also.front() +
         ":" + std::to_string(http.port()) + "/";
}

}  // namespace

// Whoever is used stands before whoever uses it: members end in reverse.
class GameServer::Implementation {
 public:
  Implementation(HttpServer http, const ServeSettings& settings)
      : http_(std::move(http)),
        settings_{.limits = settings.limits,
                  .retention = settings.retention,
                  .thinkers = settings.thinkers,
                  .node = settings.node,
                  .lan_address = lan_address_of(http_, settings.connections)} {}

  void add_rooms(std::unique_ptr<store::Store> store) {
    store_ = std::move(store);
    rooms_.emplace(http_.context(), *store_, settings_);
    http_.use(*rooms_);
  }
  HttpServer& http() { return http_; }
  [[nodiscard]] const std::string& lan_address() const { return settings_.lan_address; }

 private:
  HttpServer http_;
  RoomService::Settings settings_;
  std::unique_ptr<store::Store> store_;
  std::optional<RoomService> rooms_;
};

GameServer::GameServer(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
GameServer::~GameServer() = default;
GameServer::GameServer(GameServer&&) noexcept = default;
GameServer& GameServer::operator=(GameServer&&) noexcept = default;

Result<GameServer> GameServer::open(const Site& site, const ServeSettings& settings) {
  Result<HttpServer> http = HttpServer::open(site, settings.connections);
  if (!http) return fail(http.error());
  return GameServer(std::make_unique<Implementation>(std::move(*http), settings));
}

std::uint16_t GameServer::port() const {
  return implementation_->http().port();
}

std::vector<std::string> GameServer::addresses() const {
  return implementation_->http().addresses();
}

std::optional<std::string> GameServer::lan_address() const {
  const std::string& address = implementation_->lan_address();
  return address.empty() ? std::nullopt : std::optional(address);
}

void GameServer::add_rooms(std::unique_ptr<store::Store> store) {
  implementation_->add_rooms(std::move(store));
}

void GameServer::run() {
  implementation_->http().run();
}

}  // namespace menagerie::server

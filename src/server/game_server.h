// One whole server: pages, rooms, their store and the connections, put together. Whoever starts it
// needs to know nothing of sockets.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/pages/site.h"
#include "server/settings/settings.h"
#include "store/store.h"

namespace menagerie::server {

class GameServer {
 public:
  // Listens, but answers nobody yet. The site has to outlive it.
  [[nodiscard]] static Result<GameServer> open(const Site& site, const ServeSettings& settings);
  ~GameServer();
  GameServer(GameServer&&) noexcept;
  GameServer& operator=(GameServer&&) noexcept;
  GameServer(const GameServer&) = delete;
  GameServer& operator=(const GameServer&) = delete;

  [[nodiscard]] std::uint16_t port() const;
  [[nodiscard]] std::vector<std::string> addresses() const;  // "127.0.0.1:8321"
  // Where devices of the home network find the pages, if they were let in.
  [[nodiscard]] std::optional<std::string> lan_address() const;
  // Has rooms from now on; without this it has pages alone. Pre: run() was not called.
  void add_rooms(std::unique_ptr<store::Store> store);
  // Serves until a signal asks the program to end.
  void run();

 private:
  class Implementation;
  explicit GameServer(std::unique_ptr<Implementation> implementation);
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace menagerie::server

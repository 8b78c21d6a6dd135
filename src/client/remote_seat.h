// A chair at a table over the network, from sitting down to the end of the game: reads the room's
// log, checks every event of it by the rules that the server has, and sends what is due until it is
// answered, whatever happens to server and connection meanwhile.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/duties.h"
#include "client/http_client.h"
#include "client/seat_keys.h"
#include "core/random.h"
#include "core/result.h"
#include "rooms/room.h"

namespace menagerie::client {

class RemoteSeat {
 public:
  // Hears what happens, as sentences of the catalogue.
  using Tell = std::function<void(Message message, const std::vector<Word>& words)>;
  struct Surroundings {
    RandomSource& random;           // for ids
    std::function<bool()> stopped;  // whether to end early
    Tell tell;
  };

  RemoteSeat(HttpClient& http, TableLink link, const SeatKeys& keys, Surroundings surroundings);

  // Takes the chair, or that of this seat; an error says why it could not. The same keys get the
  // same chair again.
  [[nodiscard]] Result<void> sit(const std::string& name, const std::string& seat);
  // Plays until the game is over or it is stopped. Pre: seated.
  [[nodiscard]] Result<void> play(const Contender& contender, const Duties::Decide& decide);
  // Stands up, or resigns where the game goes on already. Tried once. Pre: seated.
  void leave();

  // The room as it is known; nothing before the first event.
  [[nodiscard]] const std::optional<rooms::Room>& room() const { return room_; }
  [[nodiscard]] std::size_t chair() const { return chair_; }

 private:
  struct Refusal {
    std::string code;
    std::string message;
    std::int64_t pause = 0;  // in milliseconds, before another attempt
  };
  [[nodiscard]] Result<std::size_t> chair_of(const std::string& seat);
  [[nodiscard]] Result<Json> ask(const std::string& path, const Json& body);
  [[nodiscard]] HttpRequest request(const std::string& path, const Json& body) const;
  [[nodiscard]] static Refusal refusal_in(const HttpAnswer& answer);
  // Whether the line was one to go on after.
  [[nodiscard]] bool hear(std::string_view line, const Duties& duties);
  [[nodiscard]] Result<void> take(std::string open, std::string_view digest);
  void act(const Duties& duties);
  void send(const Json& command);
  void say_sent(const Json& command) const;
  // What a refusal of the stream means for the rest of the game.
  [[nodiscard]] Result<void> bear(const Refusal& refusal);
  void wait_for_server();
  void pause(std::int64_t milliseconds) const;
  void found_server();
  [[nodiscard]] std::string new_id();

  HttpClient& http_;
  TableLink link_;
  const SeatKeys& keys_;
  Surroundings surroundings_;
  std::size_t chair_ = 0;
  bool seated_ = false;
  bool away_ = false;  // the server; it has been told
  std::optional<rooms::Room> room_;
  std::uint64_t answered_ = 0;  // the version that the last command led to
  std::optional<Error> misfit_;
};

}  // namespace menagerie::client

// What a player's device has to say in a room as it stands: links and rolls of its chains, the
// player's decisions, the commitment to a hidden side and its opening, and a polite no to offers.
// Pure: the room is one that the device has followed and checked itself, ids and decisions are
// handed in, and sending is for others.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "client/seat_keys.h"
#include "engine/contender.h"
#include "rooms/room.h"

namespace menagerie::client {

using Json = rooms::Json;

class Duties {
 public:
  // What the player does: an action of the table, or "w" or "e" in a duel.
  using Decide = std::function<std::string(const rooms::Room::Thinking& question)>;

  Duties(const SeatKeys& keys, std::size_t chair, Contender contender, Decide decide);

  // Whether the room is played with the anchors of this device; nothing may be shown elsewhere.
  [[nodiscard]] bool has_chair(const rooms::Room& room) const;
  // The command that is due, under this id; nothing where the room does not wait for the chair.
  [[nodiscard]] std::optional<Json> due(const rooms::Room& room, const std::string& id) const;

 private:
  [[nodiscard]] Json decision(const rooms::Room& room, const std::string& id,
                              const std::string& seat) const;
  [[nodiscard]] Json opening(const rooms::Room& room, const Json& duel) const;

  const SeatKeys& keys_;
  std::size_t chair_;
  Contender contender_;
  Decide decide_;
};

}  // namespace menagerie::client

// The secrets of one chair, all of them made of one secret of the player and the room: so they are
// fresh for every table, and whoever has kept the secret comes back to the same chair.
#pragma once

#include <string>
#include <string_view>

#include "fairness/chain.h"
#include "fairness/story.h"

namespace menagerie::client {

struct SeatKeys {
  std::string token;  // proves the chair to the server
  fairness::Digest key;
  fairness::Chain own;
  fairness::Chain help;

  [[nodiscard]] static SeatKeys make(std::string_view secret, std::string_view room);
  [[nodiscard]] fairness::Anchors anchors() const { return {own.anchor(), help.anchor()}; }
};

}  // namespace menagerie::client

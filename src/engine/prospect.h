// What some actions would lead to, for whoever has to know it before they are done.
#pragma once

#include <optional>
#include <vector>

#include "core/seat.h"
#include "engine/view.h"

namespace menagerie {

struct Prospect {
  std::vector<Node> nodes{};  // what the game waits for before each of them
  Node node{};                // and after the last
  Standing standing{};
  bool hides = false;                  // something that not everybody may know, after any of them
  std::optional<Seat> next_to_roll{};  // as Table::next_to_roll says it
};

}  // namespace menagerie

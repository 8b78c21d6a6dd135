// What the house thinks of a position, in the words of notation: `Analysis` of players/analysis.h
// without its type.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"

namespace menagerie {

struct Advice {
  std::string action;
  double probability = 0;  // how often best play chooses it
  double value = 0;        // the chance to win with it of the seat that decides
};

// A whole turn, where a turn is many actions, and why it is played so.
struct Plan {
  struct Reason {
    std::string kind;
    std::optional<Seat> seat;
    int count = 0;  // 0 where nothing is counted
  };
  std::vector<std::string> actions;  // to the end of the turn
  std::vector<Reason> reasons;       // the weightiest first
};

struct Opinion {
  std::vector<double> value;  // the chance to win, by seat
  bool exact = false;         // proven, not estimated
  std::vector<Advice> policy;
  std::vector<std::string> pv;
  std::optional<Plan> plan;
  int depth = 0;
  std::uint64_t nodes = 0;
  double solved = 0;  // how far the work is that leads to an exact answer, where that can be told
};

}  // namespace menagerie

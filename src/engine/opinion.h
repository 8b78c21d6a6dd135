// What the house thinks of a position, in the words of notation: `Analysis` of players/analysis.h
// without its type.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace menagerie {

struct Advice {
  std::string action;
  double probability = 0;  // how often best play chooses it
  double value = 0;        // the chance to win with it of the seat that decides
};

struct Opinion {
  std::vector<double> value;  // the chance to win, by seat
  bool exact = false;         // proven, not estimated
  std::vector<Advice> policy;
  std::vector<std::string> pv;
  int depth = 0;
  std::uint64_t nodes = 0;
  double solved = 0;  // how far the work is that leads to an exact answer, where that can be told
};

}  // namespace menagerie

// One game from where a table stands to its end, every seat decided for by a contender. Matches and
// whatever else lets contenders play are built on it; who sits where and which dice are thrown is
// the caller's.
#pragma once

#include <functional>
#include <string>

#include "core/random.h"
#include "engine/contender.h"
#include "engine/expert.h"
#include "engine/patience.h"
#include "engine/table.h"

namespace menagerie {

// Who decides for a seat, and with whose head.
struct Seated {
  const Contender* contender = nullptr;
  Expert* expert = nullptr;
};

struct SeatedGame {
  std::function<Seated(Seat)> seated;
  Limits limits;  // for each action
  std::function<bool()> stopped = [] { return false; };
  // Hears of every action once it is done: what the game had waited for, the action, and how long
  // it was thought about.
  std::function<void(const Node& node, const std::string& action, double ms)> seen =
      [](const Node&, const std::string&, double) {};
};

// False if it was broken off.
[[nodiscard]] bool play_to_the_end(Table& table, const SeatedGame& game, RandomSource& dice,
                                   RandomSource& thoughts);

}  // namespace menagerie

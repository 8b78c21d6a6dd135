// What a table of Tokan can choose: the scoring, the set-up, who begins, and whether positions with
// fewer tiles are welcome. How the choices are named outside is said in game.cpp.
#pragma once

#include <cstdint>

namespace menagerie::tokan {

enum class Scoring : std::uint8_t { classic, heads };  // T12, T13
enum class Setup : std::uint8_t { deal, lay, fair };   // T2, T14; fair: see Game::start
enum class Begins : std::uint8_t { random, red, black };

struct Options {
  Scoring scoring = Scoring::classic;
  Setup setup = Setup::deal;
  Begins begins = Begins::random;
  bool study = false;  // positions in play may lack tiles
  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace menagerie::tokan

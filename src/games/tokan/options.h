// What a table of Tokan can choose: the scoring, when a game ends, how gaps close, the set-up, who
// begins, and whether positions with fewer tiles are welcome. How the choices are named outside is
// said in game.cpp.
#pragma once

#include <cstdint>

namespace menagerie::tokan {

enum class Scoring : std::uint8_t { classic, heads };  // T12, T13
enum class Ends : std::uint8_t { turn, either };       // T11
enum class Gaps : std::uint8_t { run, all };           // T10
enum class Frame : std::uint8_t { floating, centre };  // T14
enum class Setup : std::uint8_t { deal, lay, fair };   // T2, T14; fair: see Game::start
enum class Begins : std::uint8_t { random, red, black };

// What a field in play has to know of them. One byte, because searches copy fields.
struct PlayRules {
  Scoring scoring : 1 = Scoring::classic;
  Ends ends : 1 = Ends::turn;
  Gaps gaps : 1 = Gaps::run;
  friend bool operator==(const PlayRules&, const PlayRules&) = default;
};

struct Options {
  Scoring scoring = Scoring::classic;
  Setup setup = Setup::deal;
  Begins begins = Begins::random;
  bool study = false;  // positions in play may lack tiles
  Ends ends = Ends::turn;
  Gaps gaps = Gaps::run;
  Frame frame = Frame::floating;

  [[nodiscard]] constexpr PlayRules play_rules() const {
    return PlayRules{.scoring = scoring, .ends = ends, .gaps = gaps};
  }
  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace menagerie::tokan

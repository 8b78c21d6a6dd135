// What the next roll will bring: the expectation over all rolls of what the roller makes of them.
// One search serves all 21: it spends up to twelve points and notes the best that can be done with
// each number of them.
#pragma once

#include <array>

#include "games/totem/position.h"
#include "players/totem/judge.h"
#include "players/totem/meter.h"
#include "players/totem/travels.h"
#include "search/best_few.h"
#include "search/key_set.h"

namespace menagerie::totem {

class Forecast {
 public:
  static constexpr std::size_t kMaxBeam = 32;

  Forecast(Judge& judge, Meter& meter);

  // The chances after the roll and the turn that the roller makes of it. Meaningless once the meter
  // has stopped. Pre: stage roll.
  [[nodiscard]] Chances expect(const Position& position, std::size_t beam);

 private:
  struct Best {
    bool known = false;
    Chances chances{};
  };

  void spend_points(const Position& position);
  void take_up(const Position& position, int spent);
  void note(int spent, const Chances& chances);
  [[nodiscard]] double worth(const Best& best) const { return best.chances[roller_.index]; }
  [[nodiscard]] Chances average() const;

  Judge& judge_;
  Meter& meter_;
  Trails trails_;
  Travels travels_;
  search::KeySet met_;
  std::array<search::BestFew<Position>, kMaxPoints + 1> beams_;  // by points spent
  std::array<Best, kMaxPoints + 1> best_;                        // by points spent
  Best exchanged_;
  Seat roller_;
  Seat after_;  // who rolls after the roller
};

}  // namespace menagerie::totem

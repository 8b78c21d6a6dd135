// Plans the rest of a turn: a beam search over whole travels, from any decision of a turn to its
// end, in which turns that reach the same position meet again.
#pragma once

#include <array>
#include <span>

#include "games/totem/position.h"
#include "players/totem/judge.h"
#include "players/totem/meter.h"
#include "players/totem/travels.h"
#include "search/best_few.h"
#include "search/key_set.h"

namespace menagerie::totem {

// A way to end the turn.
struct Ending {
  Position position;  // it waits for the next roll, or the game is over
  Chances chances{};  // as judged without looking ahead
  Trails::Index trail = Trails::kStart;
};

class Planner {
 public:
  static constexpr std::size_t kMaxBeam = 64;
  static constexpr std::size_t kMaxEndings = 256;

  Planner(Judge& judge, Meter& meter);

  // The best endings that were found, best first, for the seat that decides. With many points left
  // only the `beam` most promising positions are pursued for each number of them. When the meter
  // stops it, it returns what it has, which may be nothing. They are forgotten with the next plan.
  // Pre: a decision, not of seating.
  using Endings = std::span<search::BestFew<Ending>::Entry>;
  [[nodiscard]] Endings plan(const Position& position, std::size_t beam);

  [[nodiscard]] const Trails& trails() const { return trails_; }

 private:
  struct Standing {
    Position position;
    Trails::Index trail = Trails::kStart;
  };

  // What is looked for: endings that are judged best, or only those that take a totem, which the
  // judgement alone would miss where many travels must play together.
  enum class Aim : std::uint8_t { best, totem };

  void begin(const Position& position, std::size_t beam);
  void search(const Position& position, Aim aim);
  void pursue();
  [[nodiscard]] double promise(const Position& position);
  void take_up(const Position& position, Trails::Index trail);
  void decide_extra(const Position& position, Trails::Index trail);
  void finish(const Position& position, Trails::Index trail);

  Judge& judge_;
  Meter& meter_;
  Trails trails_;
  Travels travels_;
  search::KeySet met_;
  search::BestFew<Ending> endings_;
  std::array<search::BestFew<Standing>, kMaxPoints + 1> beams_;  // by points left
  Seat seat_;
  int opponents_ = 0;  // in play when the plan begins
  Aim aim_ = Aim::best;
  std::size_t beam_ = 1;
};

}  // namespace menagerie::totem

// Decides by looking ahead: plans ways to end the turn, asks for the most promising ones what the
// next player's rolls will bring, and goes on with wider plans and more replies until it is enough.
#pragma once

#include <optional>
#include <vector>

#include "games/totem/position.h"
#include "players/analysis.h"
#include "players/totem/forecast.h"
#include "players/totem/judge.h"
#include "players/totem/meter.h"
#include "players/totem/planner.h"
#include "players/totem/prospects.h"

namespace menagerie::totem {

// How hard to look.
struct Effort {
  std::size_t beam = 1;        // of the planner
  std::size_t candidates = 0;  // endings whose replies are looked at; 0: no replies at all
  std::size_t replies = 1;     // the beam of the replies
};

// A turn as it was played.
struct PlayedTurn {
  std::optional<Position> before{};  // it waits for the roll; nothing if that is not known
  Position rolled{};                 // the first decision
  Trails::Line line{};               // all decisions
  Position end{};                    // it waits for the next roll, or the game is over
};

// What a turn was worth, all of it by one effort, so that it compares.
struct WeighedTurn {
  Chances before{};   // on the average over all rolls; those after the roll if it is not known
  Chances rolled{};   // if the roll is put to its best use
  Chances after{};    // with what was made of it
  Trails::Line best;  // the best use; what was played if nothing is better
};

class Thinker {
 public:
  Thinker() : judge_(kTunedWeights), planner_(judge_, meter_), forecast_(judge_, meter_) {}

  // The whole analysis of a position that is not over; what it depends on is told in player.h.
  [[nodiscard]] Analysis<Position> analyse(const Position& position, const Watch<Position>& watch,
                                           int lines);

  // Ideas for one effort, best first by their chances; empty if it was stopped before it had any.
  // Those whose replies were not looked at are left out if others were. Pre: as for Planner::plan.
  [[nodiscard]] std::vector<Idea> ideas(const Position& position, const Weights& weights,
                                        Effort effort, const Watch<Position>& watch,
                                        std::uint64_t nodes);

  // The played turn against the best one for its roll, and the roll against all others. It looks as
  // wide as about so many nodes for each roll allow, and as wide for one roll as for the others.
  // Nothing if the watch ends it.
  [[nodiscard]] std::optional<WeighedTurn> weigh(const PlayedTurn& turn,
                                                 const Watch<Position>& watch, std::uint64_t nodes);

 private:
  [[nodiscard]] Analysis<Position> decide(const Position& position, const Watch<Position>& watch,
                                          int lines);
  [[nodiscard]] Analysis<Position> await_roll(const Position& position,
                                              const Watch<Position>& watch);
  [[nodiscard]] static Analysis<Position> take_seat(const Position& position);

  // The best endings by first judgement, `effort.candidates` of them or one where there are none.
  [[nodiscard]] std::vector<Idea> plan(const Position& position, Effort effort);
  // Looks at the replies to them, in order, until stopped; returns how many it has done.
  std::size_t look_ahead(std::vector<Idea>& ideas, std::size_t replies);
  // Adds an ending for each of these actions.
  void complete(const Position& position, const std::vector<Action>& actions,
                std::vector<Idea>& ideas);
  // The idea that is best for the seat that decides, or nothing if it was stopped.
  [[nodiscard]] std::optional<Idea> best_of(const Position& position, Effort effort);
  [[nodiscard]] std::optional<WeighedTurn> weigh(const PlayedTurn& turn, Effort effort);

  Meter meter_;
  Judge judge_;
  Planner planner_;
  Forecast forecast_;
};

}  // namespace menagerie::totem

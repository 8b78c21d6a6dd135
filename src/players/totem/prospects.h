// What a search knows about each legal action of a decision, and how that is told.
#pragma once

#include <vector>

#include "games/totem/position.h"
#include "players/analysis.h"
#include "players/totem/judge.h"
#include "players/totem/planner.h"

namespace menagerie::totem {

// A way to end the turn that was thought through.
struct Idea {
  Ending ending;
  Trails::Line line;  // from the decision to the end of the turn
  Chances chances{};
};

class Prospects {
 public:
  // Nothing is known yet but how the position is judged. Pre: a decision.
  Prospects(const Position& position, const Chances& judged);

  // The idea that leads, or null before there was any.
  [[nodiscard]] const Idea* favourite() const;
  // Takes up what a round has found, which replaces what earlier rounds said about the same
  // actions. Pre: there are some, and they lead on from the same position.
  void take(const std::vector<Idea>& ideas);

  // The actions that no idea of these begins with.
  [[nodiscard]] std::vector<Action> missing(const std::vector<Idea>& ideas) const;
  [[nodiscard]] std::size_t size() const { return options_.size(); }
  // The best `lines` of the actions that are valued.
  [[nodiscard]] Analysis<Position> told(std::size_t lines, int depth, std::uint64_t nodes) const;

 private:
  struct Option {
    Action action;
    bool valued = false;
    Idea idea;
    double loss = 0;  // against the best of the round that valued it
  };

  [[nodiscard]] double worth(const Option& option) const { return option.idea.chances[seat_]; }

  std::vector<Option> options_;  // in the order of legal actions
  std::size_t seat_ = 0;
  std::size_t best_ = 0;
};

}  // namespace menagerie::totem

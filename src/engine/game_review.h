// A game looked at afterwards, in the words of notation: `Review` of players/review.h, which says
// how it counts, without its type.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/seat.h"

namespace menagerie {

// How a choice is called by what it cost, in chances to win. Below a slip nothing is said: a search
// does not judge finer than that.
enum class Judgement : std::uint8_t { none, slip, mistake, blunder };

[[nodiscard]] constexpr Judgement judgement_of(double cost) {
  constexpr double kSlip = 0.02;
  constexpr double kMistake = 0.08;
  constexpr double kBlunder = 0.2;
  if (cost >= kBlunder) return Judgement::blunder;
  if (cost >= kMistake) return Judgement::mistake;
  return cost >= kSlip ? Judgement::slip : Judgement::none;
}

// One action and what is to be said of it. Numbers by seat are chances to win.
struct JudgedAction {
  std::string action;
  Node node;  // who decided, or that it was chance
  std::vector<double> before;
  std::vector<double> after;
  bool exact = false;
  std::string best;  // of a decision: the best action, the played one if none is better,
  double best_value = 0;
  double cost = 0;
  std::vector<double> luck;

  // Of a decision.
  [[nodiscard]] Judgement judgement() const { return judgement_of(cost); }
};

// How far one player's sides in Two Paths could be foretold from the duels before.
struct Foretelling {
  int sides = 0;
  int right = 0;      // of the sides, guessed right by simple predictors
  double usual = 0;   // so many would be right of best play, in the mean
  double gained = 0;  // the chance to win that an opponent who listened would have gained

  // The single predictor that would have gained most, picked afterwards.
  struct Best {
    std::string predictor;  // "none" if none gains
    int right = 0;
    double gained = 0;
    double by_luck = 0;  // what the best would have gained of best play, in the mean
  };
  Best best;
};

struct GameReview {
  std::vector<JudgedAction> actions;
  bool complete = false;
  std::vector<double> cost;  // by seat, over all actions
  std::vector<double> luck;
  std::vector<double> result;
  std::vector<double> adjusted;     // the result less the luck
  std::vector<Foretelling> hiding;  // by seat; Two Paths only
  std::vector<Foretelling> blocking;
};

}  // namespace menagerie

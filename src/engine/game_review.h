// A game looked at afterwards, in the words of notation: what players/review.h and the reviews of
// single games say, without their types. How they count is told there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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

// A turn of many actions, judged as a whole.
struct JudgedTurn {
  Seat seat;
  std::size_t from = 0;  // which of the actions: those before `to`
  std::size_t to = 0;
  std::array<int, 2> dice{};
  bool rolled = false;  // the roll is among the actions
  std::vector<double> before;
  std::vector<double> after;
  std::vector<double> luck;
  std::vector<std::string> best;  // after the roll; what was played if nothing is better
  double best_value = 0;
  double cost = 0;

  [[nodiscard]] Judgement judgement() const { return judgement_of(cost); }
};

// A player's game in figures that stay within their bounds however long it was: averages and
// counts. Sums of costs or luck would not: the same lead can be given away many times.
struct SeatSummary {
  int choices = 0;   // judged: turns, or single decisions
  double given = 0;  // the chance to win that a choice gave away, on the average; 0 to 1
  int slips = 0;
  int mistakes = 0;
  int blunders = 0;
  int events = 0;   // of chance: the seat's rolls, or the guesses that it had a part in
  double luck = 0;  // what one of them gained, on the average; -1 to 1
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
  std::optional<std::vector<JudgedTurn>> turns;  // in place of the actions, where turns are judged
  bool complete = false;
  std::vector<double> result;       // by seat
  std::vector<Foretelling> hiding;  // by seat; Two Paths only
  std::vector<Foretelling> blocking;
};

// By seat.
[[nodiscard]] std::vector<SeatSummary> summary_of(const GameReview& review);

}  // namespace menagerie

#include "engine/game_review.h"

#include <algorithm>

namespace menagerie {

namespace {

// Sums on the way to averages.
class Ledger {
 public:
  explicit Ledger(std::size_t seats) : seats_(seats) {}

  void add_choice(Seat seat, double cost) {
    SeatSummary& one = seats_[seat.index];
    ++one.choices;
    one.given += cost;
    const Judgement judgement = judgement_of(cost);
    one.slips += judgement == Judgement::slip ? 1 : 0;
    one.mistakes += judgement == Judgement::mistake ? 1 : 0;
    one.blunders += judgement == Judgement::blunder ? 1 : 0;
  }
  void add_event(std::size_t seat, double luck) {
    ++seats_[seat].events;
    seats_[seat].luck += luck;
  }
  [[nodiscard]] std::vector<SeatSummary> averages() const {
    std::vector<SeatSummary> averages = seats_;
    for (SeatSummary& one : averages) {
      one.given /= std::max(one.choices, 1);
      one.luck /= std::max(one.events, 1);
    }
    return averages;
  }

 private:
  std::vector<SeatSummary> seats_;
};

}  // namespace

std::vector<SeatSummary> summary_of(const GameReview& review) {
  Ledger ledger(review.result.size());
  for (const JudgedAction& one : review.actions) {
    if (one.node.turn == Turn::decision) ledger.add_choice(one.node.seat, one.cost);
    for (std::size_t seat = 0; seat < one.luck.size(); ++seat) {
      if (one.luck[seat] != 0) ledger.add_event(seat, one.luck[seat]);
    }
  }
  if (!review.turns) return ledger.averages();
  for (const JudgedTurn& one : *review.turns) {
    ledger.add_choice(one.seat, one.cost);
    if (one.rolled) ledger.add_event(one.seat.index, one.luck[one.seat.index]);
  }
  return ledger.averages();
}

}  // namespace menagerie

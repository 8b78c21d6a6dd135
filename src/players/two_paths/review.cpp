#include "players/two_paths/review.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <vector>

#include "players/two_paths/mind_reader.h"

namespace menagerie::two_paths {

namespace {

Values values_for(Seat seat, double value) {
  Values values{};
  values[seat.index] = value;
  values[opponent(seat).index] = 1 - value;
  return values;
}

// A duel as it was played.
struct Played {
  Position before;
  Kind kind{};
  Side hidden{};
  Side blocked{};
  Duel duel;
};

// Without a last choice that is still hidden.
std::span<const Action> open(std::span<const Action> actions) {
  const bool hidden = !actions.empty() && actions.back().type() == Action::Type::choose;
  return actions.first(actions.size() - (hidden ? 1 : 0));
}

class Reviewer {
 public:
  Reviewer(const Solution& solution, std::span<const Action> actions)
      : solution_(solution), actions_(open(actions)) {}

  [[nodiscard]] GameReview run(Position position, const ReviewProgress& progress) {
    for (const Action action : actions_) {
      if (position.phase() == Phase::blocking) {
        judge_block(position, action);
      } else {
        judge_openly(position, action);
      }
      position.apply(action);
      if (!progress(review_.actions.size(), actions_.size())) return told();
    }
    finish(review_, position);
    return told();
  }

 private:
  [[nodiscard]] Judged<Action> judge(const Position& position, Action action) const {
    const Analysis<Position> analysis = analyse(solution_, position);
    const auto played = std::ranges::find(analysis.policy, action, &Candidate<Action>::action);
    assert(played != analysis.policy.end());
    Judged<Action> judged{.action = action, .node = position.node(), .exact = true};
    const Candidate<Action>& front = analysis.policy.front();
    judged.best = played->value < front.value ? front.action : action;
    judged.best_value = front.value;
    judged.cost = front.value - played->value;
    return judged;
  }

  // The chances after the action before, which rounding may have made others than those that the
  // solution has for the position, and a side that best play never hides others than the blocker
  // knows. At first, what the seat's best action is worth.
  [[nodiscard]] Values so_far(Seat seat, double best_value) const {
    return review_.actions.empty() ? values_for(seat, best_value) : review_.actions.back().after;
  }

  // A line-up, or a choice.
  void judge_openly(const Position& position, Action action) {
    Judged<Action> judged = judge(position, action);
    const Seat seat = position.mover();
    judged.before = so_far(seat, judged.best_value);
    judged.after = values_for(seat, judged.before[seat.index] - judged.cost);
    add(review_, judged);
  }

  void judge_block(const Position& position, Action action) {
    const Kind kind = *position.announced();
    const Played played{before_announcement(position), kind, *position.hidden_side(), action.side(),
                        solution_.duel(position, kind)};
    Judged<Action> judged = judge(position, action);
    const Seat mover = position.mover();
    const Seat blocker = opponent(mover);
    judged.before = so_far(blocker, judged.best_value);
    const double opened = played.duel.chances[index_of(played.hidden)][index_of(played.blocked)];
    judged.after = values_for(mover, opened);
    const double expected = judged.before[blocker.index] - judged.cost;
    judged.luck[blocker.index] = judged.after[blocker.index] - expected;
    judged.luck[mover.index] = -judged.luck[blocker.index];
    add(review_, judged);
    watch(played, mover);
  }

  void watch(const Played& played, Seat mover) {
    const Seat blocker = opponent(mover);
    const auto now = [&](bool hides, Seat other) {
      return circumstances(played.before, played.kind, played.duel, hides, last_[other.index]);
    };
    hiding_[mover.index].push_back(
        {now(true, blocker), played.duel, true, played.hidden, played.blocked});
    blocking_[blocker.index].push_back(
        {now(false, mover), played.duel, false, played.blocked, played.hidden});
    last_[mover.index] = played.hidden;
    last_[blocker.index] = played.blocked;
  }

  [[nodiscard]] GameReview told() {
    for (const Seat seat : kBothSeats) {
      review_.hiding[seat.index] = foretell(hiding_[seat.index]);
      review_.blocking[seat.index] = foretell(blocking_[seat.index]);
    }
    return review_;
  }

  const Solution& solution_;
  std::span<const Action> actions_;
  GameReview review_;
  std::array<std::vector<Watched>, 2> hiding_;  // by seat
  std::array<std::vector<Watched>, 2> blocking_;
  std::array<std::optional<Side>, 2> last_;  // by seat, in the duel before
};

}  // namespace

GameReview review(Player& player, const Position& start, std::span<const Action> actions,
                  const ReviewLimits& /*limits*/, const ReviewProgress& progress) {
  const Solution* solution =
      player.solve(start.rows(), [&](std::uint64_t) { return !progress(0, actions.size()); });
  if (solution == nullptr) return {};
  return Reviewer(*solution, actions).run(start, progress);
}

}  // namespace menagerie::two_paths

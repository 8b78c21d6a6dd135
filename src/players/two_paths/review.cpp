#include "players/two_paths/review.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "players/two_paths/habits.h"
#include "players/two_paths/mind_reader.h"

namespace menagerie::two_paths {

namespace {

// Less than that to be gained is no reason to leave best play.
constexpr double kWorthwhile = 1e-6;

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

// What one player of a duel would have been foretold to do, and what that would have been worth.
class Watcher {
 public:
  void look(const Played& played, bool hides, std::optional<Side> others_last, Foretold& foretold) {
    const Duel& duel = played.duel;
    const Circumstances now = circumstances(played.before, played.kind, duel, hides, others_last);
    const double east = habits_.east(now);
    const Side chosen = hides ? played.hidden : played.blocked;
    const Side guess = east > 0.5 ? Side::east : Side::west;
    ++foretold.sides;
    foretold.right += guess == chosen ? 1 : 0;
    foretold.usual += guess == Side::east ? now.best_east : 1 - now.best_east;
    foretold.gained +=
        hides ? gained_by_blocking(duel, east, chosen) : gained_by_hiding(duel, east, chosen);
    const bool caught = played.hidden == played.blocked;
    habits_.learn(now, chosen, hides ? !caught : caught);
  }

 private:
  [[nodiscard]] static double gained_by_blocking(const Duel& duel, double east, Side hidden) {
    const auto mover = [&](std::size_t block) {
      return east * duel.chances[0][block] + (1 - east) * duel.chances[1][block];
    };
    const std::size_t answer = mover(0) < mover(1) ? 0 : 1;
    if (mover(answer) > duel.chance - kWorthwhile) return 0;
    return duel.chance - duel.chances[index_of(hidden)][answer];
  }
  [[nodiscard]] static double gained_by_hiding(const Duel& duel, double east, Side blocked) {
    const auto mover = [&](std::size_t hide) {
      return east * duel.chances[hide][0] + (1 - east) * duel.chances[hide][1];
    };
    const std::size_t answer = mover(0) > mover(1) ? 0 : 1;
    if (mover(answer) < duel.chance + kWorthwhile) return 0;
    return duel.chances[answer][index_of(blocked)] - duel.chance;
  }

  Habits habits_;
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
      if (!progress(review_.actions.size(), actions_.size())) return review_;
    }
    finish(review_, position);
    return review_;
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
    foretell(played, mover);
  }

  void foretell(const Played& played, Seat mover) {
    const Seat blocker = opponent(mover);
    const std::array<std::optional<Side>, 2> last = last_;
    hiders_[mover.index].look(played, true, last[blocker.index], review_.hiding[mover.index]);
    blockers_[blocker.index].look(played, false, last[mover.index],
                                  review_.blocking[blocker.index]);
    last_[mover.index] = played.hidden;
    last_[blocker.index] = played.blocked;
  }

  const Solution& solution_;
  std::span<const Action> actions_;
  GameReview review_;
  std::array<Watcher, 2> hiders_;
  std::array<Watcher, 2> blockers_;
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

// A finished game, or one so far, looked at action by action: what every choice cost and what was
// luck. It asks the player of any game and knows none; a game in which choices are hidden, or in
// which a turn is many actions, brings its own overload (players/two_paths/review.h,
// players/totem/review.h).
//
// How it counts, so that nobody is blamed for what a search has merely learnt later:
// - A choice is judged by one search of the position before it, which values all actions. Its cost
//   is what the best is worth less what the played one is worth, both in that search; it is never
//   negative, and the best costs nothing. An action that the search, ended by its limit, has not
//   come to value costs nothing either: what is not known is held against nobody.
// - A roll is judged by searches of all that it could have led to. Its luck is what came less the
//   average of it all by weight, for each seat, so over all outcomes luck averages to nothing.
// - An action that is not listed, by which a seat leaves the game, is no choice between others and
//   no roll: it costs nothing and is nobody's luck. It is booked with the chances that it leaves.
// - The next position is searched anew and may well be valued otherwise than the search before has
//   foreseen. That difference is nobody's error and nobody's luck and is booked nowhere. Where all
//   is exact there is none.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/position.h"
#include "core/seat.h"
#include "players/analysis.h"
#include "players/player.h"

namespace menagerie {

// One action and what is to be said of it. For the seat that decides, after = before - cost + luck.
template <class Action>
struct Judged {
  Action action{};
  Node node;  // who decided, or that it was chance
  Values before{};
  Values after{};
  bool exact = false;     // the chances before it are proven, not estimated
  Action best{};          // of a decision: the best action, the played one if none is better,
  double best_value = 0;  // what it is worth to the seat,
  double cost = 0;        // and how much less the played one is
  Values luck{};          // of what is left to chance or guessing
};

template <class Action>
struct Review {
  std::vector<Judged<Action>> actions;
  bool complete = false;  // every action has been judged
  // 1 for the winner and 0 for the others, a draw shared evenly among those in it; while the game
  // goes on, the chances after the last judged action.
  Values result{};
};

struct ReviewLimits {
  std::uint64_t nodes = 0;  // for each position that is searched
  std::uint64_t seed = 0;
};

// Hears how many actions have been judged, also in the middle of searches; false ends the review
// with what it has.
using ReviewProgress = std::function<bool(std::size_t judged, std::size_t all)>;

// The values if the seat's is another. The others lose or gain in proportion to what they had, or
// evenly if they had nothing; of two players that leaves no doubt, of more it is a fair guess, as a
// search values actions for the one who decides only.
[[nodiscard]] inline Values with_value(Values values, Seat seat, double value, int seats) {
  double others = 0;
  for (int i = 0; i < seats; ++i)
    others += i == seat.index ? 0 : values[static_cast<std::size_t>(i)];
  for (int i = 0; i < seats; ++i) {
    double& each = values[static_cast<std::size_t>(i)];
    each = i == seat.index ? value : (1 - value) * (others > 0 ? each / others : 1.0 / (seats - 1));
  }
  return values;
}

// Books an action.
template <class Action>
void add(Review<Action>& review, const Judged<Action>& judged) {
  review.actions.push_back(judged);
  review.result = judged.after;
}

// Closes the books after the last action, which led to `last`.
template <class Action, Position P>
void finish(Review<Action>& review, const P& last) {
  review.complete = true;
  if (last.node().turn == Turn::over) review.result = chances_of(last.outcome());
}

namespace review_detail {

template <Player L>
class Reviewer {
 public:
  using P = typename L::Position;
  using Action = typename P::Action;

  Reviewer(L& player, std::span<const Action> actions, const ReviewLimits& limits,
           const ReviewProgress& progress)
      : player_(player), actions_(actions), limits_(limits), progress_(progress) {}

  [[nodiscard]] Review<Action> run(P position) {
    for (const Action action : actions_) {
      std::optional<Judged<Action>> judged = judge(position, action);
      if (!judged) return review_;
      position.apply(action);
      add(review_, *judged);
      if (!go_on()) return review_;
    }
    finish(review_, position);
    return review_;
  }

 private:
  [[nodiscard]] bool go_on() {
    stopped_ = stopped_ || !progress_(review_.actions.size(), actions_.size());
    return !stopped_;
  }

  // All actions of the position valued by one search; nothing when stopped. Pre: not over.
  [[nodiscard]] std::optional<Analysis<P>> search(const P& position) {
    const Node node = position.node();
    const P seen = position.seen_by(node.turn == Turn::decision ? Viewer(node.seat) : Viewer());
    typename P::Actions legal;
    position.legal(legal);
    Watch<P> watch;
    watch.enough = [this](std::uint64_t nodes) { return nodes >= limits_.nodes || !go_on(); };
    const int lines = std::max(static_cast<int>(legal.size()), 1);
    Analysis<P> analysis = player_.analyse(seen, watch, lines, limits_.seed);
    if (stopped_) return std::nullopt;
    return analysis;
  }

  [[nodiscard]] std::optional<Judged<Action>> judge(const P& position, Action action) {
    typename P::Actions legal;
    position.legal(legal);
    if (std::ranges::find(legal, action) == legal.end()) return judge_leaving(position, action);
    const bool chance = position.node().turn == Turn::chance;
    return chance ? judge_chance(position, action) : judge_decision(position, action);
  }

  [[nodiscard]] std::optional<Judged<Action>> judge_leaving(const P& position, Action action) {
    ahead_.reset();
    Judged<Action> judged{.action = action, .node = position.node(), .best = action};
    P next = position;
    next.apply(action);
    judged.exact = next.node().turn == Turn::over;
    if (judged.exact) {
      judged.after = chances_of(next.outcome());
    } else {
      const std::optional<Analysis<P>> analysis = search(next);
      if (!analysis) return std::nullopt;
      judged.after = analysis->value;
      judged.exact = analysis->exact;
    }
    judged.before = judged.after;
    if (judged.node.turn == Turn::decision)
      judged.best_value = judged.after[judged.node.seat.index];
    return judged;
  }

  [[nodiscard]] std::optional<Judged<Action>> judge_decision(const P& position, Action action) {
    std::optional<Analysis<P>> analysis = std::exchange(ahead_, std::nullopt);
    if (!analysis) analysis = search(position);
    if (!analysis) return std::nullopt;
    const Seat seat = position.node().seat;
    const auto& policy = analysis->policy;
    const auto found = std::ranges::find(policy, action, &Candidate<Action>::action);
    const bool valued = found != policy.end();
    // As good as the best, unless the search knows better.
    Candidate<Action> played{.action = action, .value = analysis->value[seat.index]};
    if (!policy.empty()) played.value = valued ? found->value : policy.front().value;
    const bool is_best = policy.empty() || policy.front().value <= played.value;
    const Candidate<Action>& best = is_best ? played : policy.front();
    Judged<Action> judged{.action = action, .node = position.node(), .exact = analysis->exact};
    judged.best = best.action;
    judged.best_value = best.value;
    judged.cost = best.value - played.value;
    judged.before = with_value(analysis->value, seat, best.value, position.seats());
    judged.after = with_value(analysis->value, seat, played.value, position.seats());
    return judged;
  }

  [[nodiscard]] std::optional<Judged<Action>> judge_chance(const P& position, Action action) {
    ahead_.reset();
    Judged<Action> judged{.action = action, .node = position.node(), .exact = true};
    typename P::Chances chances;
    position.chance(chances);
    double total = 0;
    for (const auto& chance : chances) total += chance.weight;
    for (const auto& chance : chances) {
      P next = position;
      next.apply(chance.action);
      Values values{};
      if (next.node().turn == Turn::over) {
        values = chances_of(next.outcome());
      } else {
        std::optional<Analysis<P>> analysis = search(next);
        if (!analysis) return std::nullopt;
        values = analysis->value;
        judged.exact = judged.exact && analysis->exact;
        // The same question comes next; it would be answered alike.
        if (chance.action == action && !analysis->policy.empty()) ahead_ = std::move(analysis);
      }
      for (std::size_t seat = 0; seat < values.size(); ++seat) {
        judged.before[seat] += chance.weight * values[seat];
      }
      if (chance.action == action) judged.after = values;
    }
    for (std::size_t seat = 0; seat < judged.luck.size(); ++seat) {
      judged.before[seat] /= total;  // at the end, so that what is sure stays 1
      judged.luck[seat] = judged.after[seat] - judged.before[seat];
    }
    return judged;
  }

  L& player_;
  std::span<const Action> actions_;
  const ReviewLimits& limits_;
  const ReviewProgress& progress_;
  Review<Action> review_;
  std::optional<Analysis<P>> ahead_;  // of the position after a roll
  bool stopped_ = false;
};

}  // namespace review_detail

// Pre: the actions are legal one after the other from `start` on.
template <Player L>
  requires(!HasOwnReview<L>)
[[nodiscard]] Review<typename L::Position::Action> review(
    L& player, const typename L::Position& start,
    std::span<const typename L::Position::Action> actions, const ReviewLimits& limits,
    const ReviewProgress& progress = [](std::size_t, std::size_t) { return true; }) {
  return review_detail::Reviewer<L>(player, actions, limits, progress).run(start);
}

}  // namespace menagerie

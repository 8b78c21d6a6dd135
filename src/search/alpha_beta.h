// Alpha-beta search for two players who move in turn and whose gains cancel out. It looks to the
// end of the game, where what it says is proven, or to a given depth, where a judge estimates. Both
// keep what they find in a table that several searches may share.
//
// What it does besides: scout windows for all but the first child, the table's move first, the
// others by the judge's order, and a look into the table for every child before any is searched.
//
// Searches that share a table can share the work of one proof as well (Tom Kerrigan's simplified
// ABDADA): near the root each says what it is busy with, children that another is busy with are put
// off until the rest is searched, and what another has decided meanwhile is left at once.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "core/position.h"
#include "search/busy.h"
#include "search/child_stack.h"
#include "search/transposition_table.h"

namespace menagerie::search {

// What a search has to be told about a game. Values are for the side to move and lie between
// -kMaxValue and kMaxValue.
// clang-format off
template <class J>
concept Judge =
    Position<typename J::Position> &&
    requires(const J judge, const typename J::Position& position,
             const typename J::Position::Action action, int replies) {
      // Equal for positions that go on alike; the legal lists are the same as well.
      { judge.key(position) } -> std::same_as<std::uint64_t>;
      // The number of legal actions; none when the game is over.
      { judge.replies(position) } -> std::same_as<int>;
      // Pre: the game is over.
      { judge.final_value(position) } -> std::same_as<int>;
      { judge.estimate(position) } -> std::same_as<int>;
      // The least comes first: after the action, from the first to the second position, there are
      // so many replies; `width` is the number of actions that it was chosen from.
      { judge.order(position, action, position, replies, replies) } -> std::same_as<int>;
    };
// clang-format on

template <Judge J>
class AlphaBeta {
 public:
  using P = typename J::Position;
  using Actions = typename P::Actions;
  // Asked every few thousand nodes with their number; true stops the search.
  using Enough = std::function<bool(std::uint64_t nodes)>;

  // Proofs that run at the same time with the same table share their work through `busy`.
  explicit AlphaBeta(TranspositionTable& table, J judge = {}, Busy* busy = nullptr)
      : table_(table), judge_(judge), busy_(busy) {}

  // From now on searches run until that is enough, even if one was stopped before.
  void go_on_until(Enough enough) {
    enough_ = std::move(enough);
    next_look_ = nodes_ + kLookEvery;
    stopped_ = leaving_ = false;
  }
  // Positions reached by applying an action so far.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  // Once stopped, values mean nothing until the next go_on_until().
  [[nodiscard]] bool stopped() const { return stopped_; }

  // The proven value if it lies within the window, else a proven bound beyond its edge.
  // Pre: alpha < beta.
  [[nodiscard]] int prove(const P& position, int alpha, int beta) {
    return from_root<kToTheEnd>(position, alpha, beta, kSharedPlies);
  }
  // Likewise as far as `depth` actions ahead, estimated there. Pre: alpha < beta, depth >= 0.
  [[nodiscard]] int estimate(const P& position, int alpha, int beta, int depth) {
    return from_root<kToDepth>(position, alpha, beta, depth);
  }
  // What is proven about the position so far.
  [[nodiscard]] Entry proven(const P& position) const {
    if (judge_.replies(position) > 0) return table_.find(judge_.key(position));
    const auto value = static_cast<std::int16_t>(judge_.final_value(position));
    return {.lower = value, .upper = value};
  }
  // What the last search to a depth thought of it.
  [[nodiscard]] Entry estimated(const P& position) const {
    return table_.find(judge_.key(position) ^ kEstimated);
  }

 private:
  enum Horizon : bool { kToTheEnd, kToDepth };
  static constexpr std::uint64_t kLookEvery = 4096;
  // Smaller results are found again sooner than they are looked up.
  static constexpr std::uint64_t kWorthKeeping = 8;
  // Keeps estimated entries apart from proven ones.
  static constexpr std::uint64_t kEstimated = 0x9d8c5af3b2e71640ULL;
  static constexpr int kNothing = -Entry::kUnknown;
  // How many plies from the root of a proof on searches say what they are busy with.
  static constexpr int kSharedPlies = 12;

  struct Child {
    P position;
    std::uint64_t key = 0;
    int replies = 0;
    int order = 0;
  };
  struct Best {
    int value = kNothing;
    std::uint8_t move = Entry::kNoMove;
    void note(int found, std::size_t at) {
      if (found <= value) return;
      value = found;
      move = static_cast<std::uint8_t>(at);
    }
  };
  // The children of one position that have to be searched.
  struct Open {
    std::array<std::uint8_t, Actions::capacity()> places;
    std::size_t count = 0;
  };
  // A question that is being answered.
  struct Question {
    std::uint64_t key = 0;
    int alpha = 0;
    int beta = 0;
  };

  [[nodiscard]] static bool answers(const Entry& known, int alpha, int beta) {
    return known.lower >= beta || known.upper <= alpha || known.lower == known.upper;
  }
  // Pre: it answers.
  [[nodiscard]] static int answer(const Entry& known, int beta) {
    return known.lower >= beta ? known.lower : known.upper;
  }

  template <Horizon H>
  int from_root(const P& position, int alpha, int beta, int depth) {
    if (judge_.replies(position) == 0) return judge_.final_value(position);
    if (H == kToDepth && depth == 0) return judge_.estimate(position);
    const std::uint64_t key = judge_.key(position);
    const Entry known = recall<H>(key, depth);
    if (answers(known, alpha, beta)) return answer(known, beta);
    return search<H>(position, key, alpha, beta, depth);
  }

  // The bounds that hold at this depth, and the move to try first.
  template <Horizon H>
  [[nodiscard]] Entry recall(std::uint64_t key, int depth) const {
    Entry proven = table_.find(key);
    if constexpr (H == kToTheEnd) return proven;
    const Entry estimated = table_.find(key ^ kEstimated);
    if (estimated.move != Entry::kNoMove) proven.move = estimated.move;
    if (estimated.depth < depth) return proven;
    const std::int16_t lower = std::max(proven.lower, estimated.lower);
    const std::int16_t upper = std::min(proven.upper, estimated.upper);
    if (lower > upper) return proven;  // the estimate was wrong
    proven.lower = lower;
    proven.upper = upper;
    return proven;
  }

  template <Horizon H>
  void keep(std::uint64_t key, int depth, int alpha, int beta, Best best, std::uint64_t work) {
    if (work < kWorthKeeping) return;
    Entry entry;
    if constexpr (H == kToTheEnd) {
      entry = table_.find(key);
    } else {
      key ^= kEstimated;
      entry.depth = static_cast<std::uint8_t>(depth);
    }
    const auto value = static_cast<std::int16_t>(best.value);
    if (best.value > alpha) entry.lower = std::max(entry.lower, value);
    if (best.value < beta) entry.upper = std::min(entry.upper, value);
    if (best.move != Entry::kNoMove) entry.move = best.move;
    entry.weight = std::max(entry.weight, static_cast<std::uint8_t>(std::bit_width(work)));
    table_.store(key, entry);
  }

  // Pre: the game is not over, and the table does not decide; depth > 0 where there is one.
  template <Horizon H>
  int search(const P& position, std::uint64_t key, int alpha, int beta, int depth) {
    if (H == kToTheEnd && busy_ != nullptr && depth > 0) {
      return search_shared(position, key, alpha, beta, depth);
    }
    return search_children<H>(position, key, alpha, beta, depth);
  }

  // Likewise; comes back early when another search answers the question.
  int search_shared(const P& position, std::uint64_t key, int alpha, int beta, int depth) {
    questions_.push_back({key, alpha, beta});
    busy_->enter(key);
    int value = search_children<kToTheEnd>(position, key, alpha, beta, depth);
    while (leaving_ && !stopped_ && back_to_ == questions_.size()) {
      leaving_ = false;
      const Entry known = table_.find(key);
      value = answers(known, alpha, beta)
                  ? answer(known, beta)
                  : search_children<kToTheEnd>(position, key, alpha, beta, depth);
    }
    busy_->leave(key);
    questions_.pop_back();
    return value;
  }

  // Now and then: whether to go on, and whether others have answered what is searched here.
  void look_around() {
    next_look_ = nodes_ + kLookEvery;
    stopped_ = stopped_ || enough_(nodes_);
    leaving_ = leaving_ || stopped_;
    for (std::size_t i = 0; i < questions_.size() && !leaving_; ++i) {
      const Question& question = questions_[i];
      leaving_ = answers(table_.find(question.key), question.alpha, question.beta);
      back_to_ = i + 1;
    }
  }

  template <Horizon H>
  int search_children(const P& position, std::uint64_t key, int alpha, int beta, int depth) {
    if (nodes_ >= next_look_) look_around();
    if (leaving_) return 0;
    Actions actions;
    position.legal(actions);
    Child* const children = stack_.take(actions.size());
    if (children == nullptr) {
      stopped_ = leaving_ = true;
      return 0;
    }
    const std::uint64_t before = nodes_;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      children[i].position = position;
      children[i].position.apply(actions[i]);
      children[i].key = judge_.key(children[i].position);
      table_.prefetch(children[i].key);
    }
    nodes_ += actions.size();
    Best best;
    Open open;
    if (!settled<H>(children, actions.size(), alpha, beta, depth, best, open)) {
      if (open.count > 1) {
        const std::uint8_t first = recall<H>(key, depth).move;
        for (std::size_t n = 0; n < open.count; ++n) {
          Child& child = children[open.places[n]];
          child.order = open.places[n] == first
                            ? std::numeric_limits<int>::min()
                            : judge_.order(position, actions[open.places[n]], child.position,
                                           child.replies, static_cast<int>(actions.size()));
        }
      }
      search_open<H>(children, alpha, beta, depth, best, open);
    }
    stack_.give_back(actions.size());
    if (!leaving_) keep<H>(key, depth, alpha, beta, best, nodes_ - before);
    return best.value;
  }

  // Looks at all children without searching any; true when that is enough.
  template <Horizon H>
  bool settled(Child* children, std::size_t count, int alpha, int beta, int depth, Best& best,
               Open& open) {
    for (std::size_t i = 0; i < count; ++i) {
      Child& child = children[i];
      child.replies = judge_.replies(child.position);
      if (child.replies == 0) {
        best.note(-judge_.final_value(child.position), i);
      } else {
        const Entry known = recall<H>(child.key, depth_below(child, depth));
        if (-known.upper >= beta || known.lower == known.upper) {
          best.note(-known.upper, i);
        } else if (-known.lower <= std::max(alpha, best.value)) {
          best.note(-known.lower, i);
        } else if (H == kToDepth && depth_below(child, depth) == 0) {
          best.note(-judge_.estimate(child.position), i);
        } else {
          open.places[open.count++] = static_cast<std::uint8_t>(i);
        }
      }
      if (best.value >= beta) return true;
    }
    return false;
  }

  // A lone reply is no decision and costs no depth.
  static int depth_below(const Child& child, int depth) {
    return child.replies == 1 ? depth : depth - 1;
  }

  // Children that another search is busy with come last: by then it may have answered for them.
  template <Horizon H>
  void search_open(Child* children, int alpha, int beta, int depth, Best& best, Open& open) {
    std::size_t put_off = 0;
    for (std::size_t n = 0; n < open.count; ++n) {
      for (std::size_t later = n + 1; later < open.count; ++later) {
        if (children[open.places[later]].order < children[open.places[n]].order) {
          std::swap(open.places[later], open.places[n]);
        }
      }
      const std::uint8_t place = open.places[n];
      if (H == kToTheEnd && busy_ != nullptr && depth > 1 && n > 0 &&
          busy_->contains(children[place].key)) {
        open.places[put_off++] = place;
        continue;
      }
      best.note(child_value<H>(children[place], std::max(alpha, best.value), beta, depth, n == 0),
                place);
      if (leaving_ || best.value >= beta) return;
    }
    for (std::size_t n = 0; n < put_off; ++n) {
      const std::size_t place = open.places[n];
      best.note(child_value<H>(children[place], std::max(alpha, best.value), beta, depth, false),
                place);
      if (leaving_ || best.value >= beta) return;
    }
  }

  // The value of a child for the side that moves to it. Children before it may have filled the
  // table with what decides it.
  template <Horizon H>
  int child_value(const Child& child, int alpha, int beta, int depth, bool first) {
    const int below = depth_below(child, depth);
    if (!first) {
      const Entry known = recall<H>(child.key, below);
      if (-known.upper >= beta || known.lower == known.upper) return -known.upper;
      if (-known.lower <= alpha) return -known.lower;
      const int scouted = -search<H>(child.position, child.key, -alpha - 1, -alpha, below);
      if (leaving_ || scouted <= alpha || scouted >= beta) return scouted;
      alpha = scouted - 1;
    }
    return -search<H>(child.position, child.key, -beta, -alpha, below);
  }

  TranspositionTable& table_;
  J judge_;
  Busy* busy_;
  ChildStack<Child> stack_;
  Enough enough_ = [](std::uint64_t) { return false; };
  std::uint64_t nodes_ = 0;
  std::uint64_t next_look_ = kLookEvery;
  std::vector<Question> questions_;  // from the root on, as far as work is shared
  std::size_t back_to_ = 0;          // how many questions are left when leaving without a stop
  bool leaving_ = false;
  bool stopped_ = false;
};

}  // namespace menagerie::search

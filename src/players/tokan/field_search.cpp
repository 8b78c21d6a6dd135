#include "players/tokan/field_search.h"

#include <algorithm>
#include <cmath>

namespace menagerie::tokan {

namespace {

using search::Entry;

// Beyond this many plies ahead nothing is left to estimate: no game is that long.
constexpr int kMaxDepth = 60;
// How far a value has to lie from even for a chance of 73 in 100, so that told chances come true
// (tokan_study trust).
constexpr double kSpread = 2.0 * Judge::kPoint;
// How much of its chance is left to a move that is proven to lose.
constexpr double kHopeWhenLost = 0.3;

}  // namespace

double chance_to_win(int value) {
  return 1 / (1 + std::exp(-value / kSpread));
}

FieldSearch::FieldSearch(const Field& field, search::TranspositionTable& table,
                         const Watch<Position>& watch, int lines)
    : field_(field), watch_(watch), lines_(static_cast<std::size_t>(lines)), search_(table) {
  table.clear();
  Actions actions;
  field.legal(actions);
  for (const Action action : actions) {
    Move move{action, field, static_cast<int>(moves_.size())};
    move.after.apply(action);
    const Judge judge;
    move.estimate = -judge.estimate(move.after);
    if (judge.replies(move.after) == 0) {
      move.lower = move.upper = move.estimate = -judge.final_value(move.after);
    }
    moves_.push_back(move);
  }
  sort();
}

Analysis<Position> FieldSearch::run() {
  if (deepen([this] { return prove_result() && prove_other_lines(); })) {
    until(~std::uint64_t{0});
    watch_.report(analysis());
    (void)prove_margin();
  }
  sort();  // a proof that was cut short may have refuted what stood first
  return analysis();
}

Action FieldSearch::best_try() {
  (void)deepen([this] { return prove_result() && floor() > 0; });
  return std::ranges::max_element(moves_, {}, [this](const Move& move) { return hope(move); })
      ->action;
}

bool FieldSearch::deepen(const std::function<bool()>& prove) {
  for (int depth = 1; depth <= kMaxDepth; ++depth) {
    until(~std::uint64_t{0});
    if (!estimate_all(depth)) return false;
    depth_ = depth;
    watch_.report(analysis());
    if (depth == watch_.max_depth) return false;
    until(2 * search_.nodes());  // a proof may cost as much as all before it
    if (prove()) return true;
    if (watch_.enough(search_.nodes())) return false;
  }
  until(~std::uint64_t{0});
  return prove();
}

// A depth of one is the static estimate after the move.
bool FieldSearch::estimate_all(int depth) {
  std::vector<int> found;  // by move
  std::vector<int> best;   // descending
  for (const Move& move : moves_) {
    // Only what tells the asked lines apart from the rest matters.
    const int alpha = best.size() < lines_ ? -Entry::kUnknown : best[lines_ - 1];
    const int value = move.exact() ? move.lower : estimated(move, alpha, depth);
    if (search_.stopped()) {
      prefer_found(found);
      return false;
    }
    found.push_back(value);
    best.insert(std::ranges::upper_bound(best, found.back(), std::greater<>()), found.back());
  }
  for (std::size_t i = 0; i < found.size(); ++i) moves_[i].estimate = found[i];
  if (depth > 1) tempo_ = (best.front() - last_best_) / 2;
  last_best_ = best.front();
  sort();
  return true;
}

int FieldSearch::estimated(const Move& move, int alpha, int depth) {
  if (alpha > -Entry::kUnknown) {
    const int value = -search_.estimate(move.after, -alpha - 1, -alpha, depth - 1);
    // A bound may touch alpha where the value does not: it must not pass for as good.
    if (search_.stopped() || value <= alpha) return std::min(value, alpha - 1);
  }
  return -search_.estimate(move.after, -Entry::kUnknown, -alpha, depth - 1);
}

// Values of different depths do not compare: a tempo is worth something. Of a depth that was not
// finished only the best move counts, as one that is better than those before it.
void FieldSearch::prefer_found(const std::vector<int>& found) {
  if (found.empty()) return;
  const auto best = std::ranges::max_element(found) - found.begin();
  Move& move = moves_[static_cast<std::size_t>(best)];
  const Move& expected = *std::ranges::max_element(moves_, {}, &Move::estimate);
  if (found[static_cast<std::size_t>(best)] > found.front()) move.estimate = expected.estimate + 1;
  sort();
}

bool FieldSearch::ask(Move& move, int value) {
  if (move.lower > value || move.upper <= value) return true;
  const int answer = -search_.prove(move.after, -value - 1, -value);
  if (search_.stopped()) return false;
  if (answer > value) {
    move.lower = std::max(move.lower, answer);
  } else {
    move.upper = std::min(move.upper, answer);
  }
  return true;
}

int FieldSearch::floor() const {
  return std::ranges::max(moves_, {}, &Move::lower).lower;
}

int FieldSearch::ceiling() const {
  return std::ranges::max(moves_, {}, &Move::upper).upper;
}

bool FieldSearch::result_is_proven() const {
  return floor() > 0 || ceiling() < 0 || (floor() == 0 && ceiling() == 0);
}

// First whether it can be won, then whether it can be held.
bool FieldSearch::prove_result() {
  for (const int even : {0, -1}) {
    for (Move& move : moves_) {
      if (floor() > even) break;
      if (!ask(move, even)) return false;
    }
    if (floor() > even) break;
  }
  sort();
  return true;
}

// A win is raised point by point; a loss is let down point by point, so that most of the moves are
// asked no more than they have to be.
bool FieldSearch::prove_margin() {
  while (floor() < ceiling()) {
    const int value = floor() > 0 ? floor() : ceiling() - 1;
    for (Move& move : moves_) {
      if (!ask(move, value)) {
        sort();
        return false;
      }
      if (floor() > value) break;
    }
    sort();
    watch_.report(analysis());
  }
  return true;
}

// The result of every asked line but the first, which is proven.
bool FieldSearch::prove_other_lines() {
  for (std::size_t n = 1; n < std::min(lines_, moves_.size()); ++n) {
    for (std::size_t i = n; i < moves_.size(); ++i) {
      for (const int even : {0, -1}) {
        if (!ask(moves_[i], even)) {
          sort();
          return false;
        }
        if (moves_[i].lower > even) break;
      }
    }
    sort();
  }
  return true;
}

double FieldSearch::chance(const Move& move) const {
  if (move.lower > 0) return 1;
  if (move.upper < 0) return 0;
  if (move.exact()) return 0.5;
  double chance = chance_to_win(move.estimate - tempo_);
  if (move.upper == 0) chance = std::min(chance, 0.5);
  if (move.lower == 0) chance = std::max(chance, 0.5);
  return chance;
}

// Against an opponent who may err, a lost position is not over: the move that looks best there is
// the hardest to refute. A move that is proven to lose is still worse than one that is not and
// looks about as good.
double FieldSearch::hope(const Move& move) const {
  if (move.upper >= 0) return chance(move);
  return kHopeWhenLost * chance_to_win(move.estimate - tempo_);
}

// Best first: what is proven counts before what is estimated, equals stand in legal order.
void FieldSearch::sort() {
  std::ranges::sort(moves_, [this](const Move& a, const Move& b) {
    const double one = chance(a);
    const double two = chance(b);
    if (one != two) return one > two;
    if (one == 0.5 && a.exact() != b.exact()) return a.exact();
    if (a.lower != b.lower && one == 1) return a.lower > b.lower;
    if (a.upper != b.upper && ceiling() < 0 && floor() == ceiling()) return a.upper > b.upper;
    if (a.estimate != b.estimate) return a.estimate > b.estimate;
    return a.place < b.place;
  });
}

void FieldSearch::until(std::uint64_t nodes) {
  search_.go_on_until(
      [this, nodes](std::uint64_t now) { return now >= nodes || watch_.enough(now); });
}

Analysis<Position> FieldSearch::analysis() const {
  Analysis<Position> analysis;
  const std::size_t side = index(field_.side());
  analysis.exact = result_is_proven();
  analysis.value[side] = chance(moves_.front());
  analysis.value[1 - side] = 1 - analysis.value[side];
  for (std::size_t n = 0; n < std::min(lines_, moves_.size()); ++n) {
    // What is only estimated does not compare with what is proven.
    if (n > 0 && analysis.exact && !moves_[n].settled()) continue;
    analysis.policy.push_back({moves_[n].action, n == 0 ? 1.0 : 0.0, chance(moves_[n])});
  }
  analysis.pv = line(moves_.front());
  analysis.depth = depth_;
  analysis.nodes = search_.nodes();
  return analysis;
}

std::vector<Action> FieldSearch::line(const Move& first) const {
  std::vector<Action> line = {first.action};
  Field field = first.after;
  Actions actions;
  for (field.legal(actions); !actions.empty(); field.legal(actions)) {
    Entry known = result_is_proven() ? search_.proven(field) : search_.estimated(field);
    if (actions.size() == 1) known.move = 0;
    if (known.move >= actions.size()) break;
    line.push_back(actions[known.move]);
    field.apply(actions[known.move]);
  }
  return line;
}

}  // namespace menagerie::tokan

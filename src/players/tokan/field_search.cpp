#include "players/tokan/field_search.h"

#include <algorithm>
#include <cmath>

namespace menagerie::tokan {

namespace {

using search::Entry;

// Beyond this many plies ahead nothing is left to estimate: no game is that long.
constexpr int kMaxDepth = 60;
// What a first attempt at a proof may cost; later ones cost as much as all before them.
constexpr std::uint64_t kFirstProof = 20'000;
// How far a value has to lie from even for a chance of 73 in 100.
constexpr double kSpread = 5.0 * Judge::kPoint;

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
  for (int depth = 1; depth <= kMaxDepth; ++depth) {
    until(~std::uint64_t{0});
    if (!estimate_all(depth)) return analysis();
    depth_ = depth;
    watch_.report(analysis());
    if (depth == watch_.max_depth) return analysis();
    until(std::max(kFirstProof, 2 * search_.nodes()));
    if (prove_result()) break;
    if (watch_.enough(search_.nodes())) return analysis();
  }
  until(~std::uint64_t{0});
  if (!prove_result()) return analysis();
  watch_.report(analysis());
  if (prove_margin() && lines_ > 1) (void)prove_other_lines();
  return analysis();
}

// A depth of one is the static estimate after the move.
bool FieldSearch::estimate_all(int depth) {
  std::vector<int> found;
  for (Move& move : moves_) {
    int value = move.lower;
    if (!move.exact()) {
      // The window that tells the asked lines apart from the rest.
      int alpha = -Entry::kUnknown;
      if (found.size() >= lines_) alpha = found[lines_ - 1];
      if (alpha > -Entry::kUnknown) {
        value = -search_.estimate(move.after, -alpha - 1, -alpha, depth - 1);
      }
      if (alpha == -Entry::kUnknown || value > alpha) {
        value = -search_.estimate(move.after, -Entry::kUnknown, -alpha, depth - 1);
      }
      if (search_.stopped()) {
        sort();
        return false;
      }
    }
    move.estimate = std::clamp(value, move.lower, move.upper);
    found.insert(std::ranges::upper_bound(found, move.estimate, std::greater<>()), move.estimate);
  }
  sort();
  return true;
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
  move.estimate = std::clamp(move.estimate, move.lower, move.upper);
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

bool FieldSearch::prove_other_lines() {
  for (std::size_t n = 0; n < std::min(lines_, moves_.size()); ++n) {
    for (std::size_t i = n; i < moves_.size(); ++i) {
      for (const int even : {0, -1}) {
        if (!ask(moves_[i], even)) {
          sort();
          return false;
        }
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
  double chance = chance_to_win(move.estimate);
  if (move.upper == 0) chance = std::min(chance, 0.5);
  if (move.lower == 0) chance = std::max(chance, 0.5);
  return chance;
}

// Best first: what is proven counts before what is estimated, equals stand in legal order.
void FieldSearch::sort() {
  std::ranges::sort(moves_, [this](const Move& a, const Move& b) {
    const double one = chance(a);
    const double two = chance(b);
    if (one != two) return one > two;
    if (one == 1 && a.lower != b.lower) return a.lower > b.lower;
    if (a.upper != b.upper) return a.upper > b.upper;
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

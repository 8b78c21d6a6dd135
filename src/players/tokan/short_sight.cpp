#include "players/tokan/short_sight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/hash.h"
#include "search/transposition_table.h"

namespace menagerie::tokan {

namespace {

constexpr int kInfinite = search::Entry::kUnknown;
constexpr std::uint64_t kAskEvery = 1024;

// A number between 0 and 1, neither included, for each of two uses of a move.
enum Use : std::uint64_t { seeing = 1, judging = 2 };
double draw(std::uint64_t seed, const Field& field, Action action, Use use) {
  const std::uint64_t move = std::uint64_t{action.start()} << 16 |
                             std::uint64_t{action.target()} << 8 |
                             static_cast<std::uint64_t>(action.carried());
  const std::uint64_t word = mix(field.key() + random_word(seed, move << 2 | use));
  return (static_cast<double>(word >> 12) + 0.5) * 0x1p-52;
}

}  // namespace

// A neighbour's tile is hard to miss, a lion's jump with two tiles under it is not.
bool ShortSight::overlooks(const Field& field, Action action) const {
  if (skill_.overlooks == 0) return false;
  const int range = tokan::range(kind_of(*field.top(action.start())));
  const double hard = 0.4 * range + 0.3 * action.carried();
  return draw(seed_, field, action, seeing) < skill_.overlooks * std::min(hard, 1.0);
}

void ShortSight::see(const Field& field, Actions& seen) const {
  Actions all;
  field.legal(all);
  seen.clear();
  for (const Action action : all) {
    if (!overlooks(field, action)) seen.push_back(action);
  }
  if (seen.empty()) seen = all;
}

int ShortSight::error(const Field& field, Action action) const {
  // With errors of this distribution the better of two moves is the likelier the further they are
  // apart, and every move is possible.
  const double gumbel = -std::log(-std::log(draw(seed_, field, action, judging)));
  const bool classic = field.scoring() == Scoring::classic;
  const double wavers = classic ? skill_.wavers.classic : skill_.wavers.heads;
  return static_cast<int>(std::lround(wavers * Judge::kPoint * gumbel));
}

bool ShortSight::tired() {
  if (++nodes_ % kAskEvery == 0) tired_ = tired_ || watch_.enough(nodes_);
  return tired_ || nodes_ >= skill_.nodes;
}

int ShortSight::value(const Field& field, int alpha, int beta, int depth) {
  if (judge_.replies(field) == 0) return judge_.final_value(field);
  if (depth == 0 || tired()) return judge_.estimate(field);
  Actions seen;
  see(field, seen);
  std::array<std::pair<int, Action>, Actions::capacity()> tries;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    Field after = field;
    after.apply(seen[i]);
    tries[i] = {judge_.order(field, seen[i], after, judge_.replies(after), 0), seen[i]};
  }
  std::ranges::sort(tries.begin(), tries.begin() + static_cast<std::ptrdiff_t>(seen.size()));
  int best = -kInfinite;
  for (std::size_t i = 0; i < seen.size() && best < beta; ++i) {
    Field after = field;
    after.apply(tries[i].second);
    best = std::max(best, -value(after, -beta, -std::max(alpha, best), depth - 1));
  }
  return best;
}

Action ShortSight::choose(const Field& field) {
  Actions seen;
  see(field, seen);
  Action chosen = seen[0];
  int best = -2 * kInfinite;
  for (const Action action : seen) {
    Field after = field;
    after.apply(action);
    const int error = this->error(field, action);
    // Only what surpasses the best so far matters.
    const int least = std::clamp(best - error, -kInfinite, kInfinite - 1);
    const int found = -value(after, -kInfinite, -least, skill_.depth - 1) + error;
    if (found <= best) continue;
    best = found;
    chosen = action;
  }
  return chosen;
}

}  // namespace menagerie::tokan

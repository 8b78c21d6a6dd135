#include "players/tokan/far_sight.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "search/alpha_beta.h"

namespace menagerie::tokan {

static_assert(search::Judge<FarSight>);

namespace {

// From how many stacks on looking further pays: below, the tree is soon smaller than the look.
constexpr int kManyStacks = 20;
// What an answer that ends the game stands for beside the orders of the others.
constexpr int kWon = -300;
constexpr int kLost = 600;
// A difference in order that doubles the work, and the precision in which work is compared.
constexpr double kDoubling = 60;
constexpr double kPrecision = 256;

// The order of the best answer: how hard the rest is to prove.
int best_answer(const Judge& judge, const Field& field) {
  Actions answers;
  field.legal(answers);
  if (answers.empty()) return judge.final_value(field) > 0 ? kWon : kLost;
  int best = kLost;
  for (const Action answer : answers) {
    Field after = field;
    after.apply(answer);
    const int replies = judge.replies(after);
    if (replies > 0) {
      best = std::min(best, judge.quick_order(field, answer, after, replies));
    } else if (judge.final_value(after) < 0) {
      return kWon;
    }
  }
  return best;
}

}  // namespace

int FarSight::order(const Field& before, Action action, const Field& after, int replies,
                    int width) const {
  if (std::popcount(before.occupied()) < kManyStacks) {
    return judge_.order(before, action, after, replies, width);
  }
  Actions all;
  after.legal(all);
  double work = 0;
  for (const Action reply : all) {
    Field field = after;
    field.apply(reply);
    work += std::exp2(best_answer(judge_, field) / kDoubling);
  }
  return static_cast<int>(kPrecision * std::log2(work));
}

}  // namespace menagerie::tokan

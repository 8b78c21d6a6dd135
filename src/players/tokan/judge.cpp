#include "players/tokan/judge.h"

#include <bit>

#include "search/alpha_beta.h"

namespace menagerie::tokan {

static_assert(search::Judge<Judge>);

namespace {

int heights(const Field& field, Spaces spaces) {
  int sum = 0;
  for (; spaces != 0; spaces &= spaces - 1) {
    sum += field.height(static_cast<Space>(std::countr_zero(spaces)));
  }
  return sum;
}

// The points that the side to move is ahead, as if the game ended here.
int margin(const Field& field) {
  if (field.scoring() == Scoring::classic) {
    const Spaces own = field.towers() & field.tops(field.side());
    return heights(field, own) - heights(field, field.towers() & ~own);
  }
  const Scores points = field.heads_scores();
  const int red = points[0] - points[1];
  return field.side() == Colour::red ? red : -red;
}

}  // namespace

int Judge::final_value(const Field& field) const {
  const int points = margin(field);
  if (points != 0 || field.scoring() == Scoring::classic) return points * kPoint;
  const std::optional<Colour> winner = field.heads_winner();
  if (!winner) return 0;
  return *winner == field.side() ? kPoint / 2 : -kPoint / 2;
}

int Judge::estimate(const Field& field) const {
  const Colour side = field.side();
  const Mobility own = field.mobility(side);
  const Mobility theirs = field.mobility(other(side));
  return kPoint * margin(field) + 8 * (own.moves - theirs.moves);
}

// The fewer replies the better: lines that leave the opponent little to choose from are short and
// narrow, so they are cheap to prove, and they end soonest.
int Judge::quick_order(const Field& before, Action action, const Field& after, int replies) const {
  const Colour side = before.side();
  const Space target = action.target();
  int order = 20 * replies + 6 * margin(after);  // the margin of the opponent
  if ((before.tops(side) >> target & 1) == 0) order -= 20;
  if (before.height(action.start()) == action.carried() + 1) order -= 20;
  return order + 3 * after.height(target) - 6 * action.carried();
}

int Judge::order(const Field& before, Action action, const Field& after, int replies,
                 int width) const {
  int order = quick_order(before, action, after, replies);
  if (width < kWide) return order;

  const Colour side = before.side();
  const Mobility own = after.mobility(side);
  const Mobility theirs = after.mobility(other(side));
  const Spaces mine = after.tops(side);
  const Spaces others = after.tops(other(side));
  const Spaces towers = after.towers();
  order += 6 * heights(after, towers & mine & theirs.targets);
  order -= 6 * heights(after, towers & others & own.targets);
  order += 6 * std::popcount(mine & ~towers & theirs.targets);
  order += 6 * std::popcount(others & ~towers & own.targets);
  order += 6 * std::popcount(theirs.starts) + 6 * std::popcount(own.starts);
  order -= 6 * std::popcount(others & ~towers & ~theirs.starts);
  return order;
}

}  // namespace menagerie::tokan

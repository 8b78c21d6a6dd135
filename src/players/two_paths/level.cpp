#include "players/two_paths/level.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdlib>

#include "players/player.h"
#include "players/two_paths/look_ahead.h"

namespace menagerie::two_paths {

namespace {

struct Level {
  int depth = 0;      // duels looked ahead
  double whim = 0;    // how much chances to win may differ without being told apart
  double eager = 0;   // how much chance a row seems to be worth that the animal is ahead
  double hides = 0;   // towards the tempting side (1: always) or away from it (-1: never)
  double blocks = 0;  // the same as the blocker
};

constexpr std::array<Level, kLevels - 1> kHabits = {{
    {0, 0.02, 0.04, 0.60, -0.30},
    {1, 0.045, 0.02, 0.55, -0.10},
    {1, 0.02, 0.01, 0.45, 0.10},
    {2, 0.025, 0.00, 0.35, 0.25},
    {2, 0.012, 0.00, 0.20, 0.35},
    {3, 0.004, 0.00, 0.08, 0.30},
    {4, 0.001, 0.00, 0.00, 0.15},
}};

// Even from 0 up to but not including 1.
double fraction(RandomSource& random) {
  return static_cast<double>(random.next() >> 11) * 0x1p-53;
}

// Rows that the animal would go. Pre: the landing is one of the animal's.
int rows_gone(const Position& position, Kind kind, Space landing) {
  const Seat mover = position.mover();
  const int row = position.space(mover, kind).row();
  if (landing.on_board()) return std::abs(landing.row() - row);
  return mover == kSouth ? position.rows() - row : row - 1;
}

// The share of the tempting side moved as far towards always or never as the habit goes.
double swayed(double share, double habit) {
  return habit > 0 ? share + habit * (1 - share) : share + habit * share;
}

Side draw_side(const Position& position, Kind kind, double best_east, double habit,
               RandomSource& random) {
  const Side tempting = tempting_side(position, kind);
  const double best = tempting == Side::east ? best_east : 1 - best_east;
  return fraction(random) < swayed(best, habit) ? tempting : other(tempting);
}

// How a level sees the duel; without looking ahead, as one of even chances.
Duel judge(const Position& position, Kind kind, int depth) {
  if (depth == 0) return Duel::of({{{0.5, 0.5}, {0.5, 0.5}}});
  return look_ahead_duel(position, kind, depth);
}

// Rows between the animal and its start line.
int rows_ahead(const Position& position, Kind kind) {
  const int row = position.space(position.mover(), kind).row();
  return position.mover() == kSouth ? row - 1 : position.rows() - row;
}

Action choose_animal_and_side(const Position& position, const Level& level, RandomSource& random) {
  std::array<Duel, 3> duels;
  std::array<double, 3> appeals{};
  double best = -1;
  for (const Kind kind : kKinds) {
    if (!position.may_announce(kind)) continue;
    duels[index_of(kind)] = judge(position, kind, level.depth);
    appeals[index_of(kind)] =
        duels[index_of(kind)].chance + level.eager * rows_ahead(position, kind);
    best = std::max(best, appeals[index_of(kind)]);
  }
  double sum = 0;
  Kind chosen{};
  // Each in turn takes the place of those before as often as its weight among them says.
  for (const Kind kind : kKinds) {
    if (!position.may_announce(kind)) continue;
    const double weight = std::exp((appeals[index_of(kind)] - best) / level.whim);
    sum += weight;
    if (fraction(random) * sum < weight) chosen = kind;
  }
  return Action::choose(
      chosen, draw_side(position, chosen, duels[index_of(chosen)].hide_east, level.hides, random));
}

}  // namespace

Side tempting_side(const Position& position, Kind kind) {
  const auto gone = [&](Side side) {
    return rows_gone(position, kind, *position.landing(position.mover(), kind, side));
  };
  const int further = gone(Side::east) - gone(Side::west);
  if (further != 0) return further > 0 ? Side::east : Side::west;
  switch (position.space(position.mover(), kind).column()) {
    case 0:
      return Side::east;
    case kColumns - 1:
      return Side::west;
    default:
      return position.duel() == 2 ? Side::west : Side::east;
  }
}

Action choose_at_level(const Position& seen, int level, RandomSource& random) {
  assert(level >= 1 && level < kLevels);
  const Level& habits = kHabits[static_cast<std::size_t>(level - 1)];
  switch (seen.phase()) {
    case Phase::lining_up:  // there is next to nothing to be lost
      return Action::line_up(kOrders[static_cast<std::size_t>(random.below(kOrders.size()))]);
    case Phase::choosing:
      return choose_animal_and_side(seen, habits, random);
    case Phase::blocking:
    case Phase::over:
      break;
  }
  const Kind kind = *seen.announced();
  const Duel duel = judge(seen, kind, habits.depth);
  return Action::block(draw_side(seen, kind, duel.block_east, habits.blocks, random));
}

}  // namespace menagerie::two_paths

#include "players/two_paths/mind_reader.h"

#include <algorithm>
#include <cassert>

#include "players/two_paths/player.h"

namespace menagerie::two_paths {

namespace {

// Of the purse, how much one duel may cost.
constexpr double kStake = 0.5;
// Less than that to be gained is no reason to leave best play.
constexpr double kWorthwhile = 1e-6;

// A player of a duel with two choices and what each yields against each answer, how often best
// play chooses the first, and what best play yields.
struct Part {
  Matrix yield{};  // by own and other's side
  double best_east = 0;
  double value = 0;
};

Part hider(const Duel& duel) {
  return {duel.chances, duel.hide_east, duel.chance};
}
Part blocker(const Duel& duel) {
  Part part{{}, duel.block_east, 1 - duel.chance};
  for (const std::size_t own : {0U, 1U}) {
    for (const std::size_t others : {0U, 1U}) {
      part.yield[own][others] = 1 - duel.chances[others][own];
    }
  }
  return part;
}

// On average over the own two sides, against one side of the other.
double yield_against(const Part& part, double east, Side others) {
  const std::size_t column = index_of(others);
  return east * part.yield[0][column] + (1 - east) * part.yield[1][column];
}

double yield_against(const Part& part, double east, double others_east) {
  return others_east * yield_against(part, east, Side::east) +
         (1 - others_east) * yield_against(part, east, Side::west);
}

// The mix that gains most from an opponent who chooses east so often, of all whose worst case is
// below best play by `slack` at most. The yield grows in one direction, so it is best play or the
// farthest mix in that direction.
double safest_exploit(const Part& part, double others_east, double slack) {
  double least = 0;
  double most = 1;
  for (const std::size_t answer : {0U, 1U}) {
    const double rise = part.yield[0][answer] - part.yield[1][answer];
    const double needed = part.value - slack - part.yield[1][answer];
    if (rise > 0) least = std::max(least, needed / rise);
    if (rise < 0) most = std::min(most, needed / rise);
  }
  const double rise = yield_against(part, 1, others_east) - yield_against(part, 0, others_east);
  if (rise > 0) return std::clamp(most, part.best_east, 1.0);
  if (rise < 0) return std::clamp(least, 0.0, part.best_east);
  return part.best_east;
}

void set_probability(Analysis<Position>& analysis, Action action, double probability) {
  for (Candidate<Action>& candidate : analysis.policy) {
    if (candidate.action == action) candidate.probability = probability;
  }
}

}  // namespace

void MindReader::begin_game() {
  purse_ = risk_;
  own_last_.reset();
}

Circumstances circumstances(const Position& position, Kind kind, const Duel& duel, bool hides,
                            std::optional<Side> others_last) {
  const bool east_leads_further = duel.chances[0][1] > duel.chances[1][0];
  return {.best_east = hides ? duel.hide_east : duel.block_east,
          .tempting = east_leads_further ? Side::east : Side::west,
          .column = position.space(position.mover(), kind).column(),
          .others_last = others_last};
}

MindReader::Plan MindReader::plan(const Position& position, Kind kind, bool hides,
                                  double slack) const {
  Plan plan{.kind = kind, .duel = solution_->duel(position, kind)};
  const Circumstances seen = circumstances(position, kind, plan.duel, !hides, own_last_);
  const double others_east = (hides ? blocking_ : hiding_).east(seen);
  const Part part = hides ? hider(plan.duel) : blocker(plan.duel);
  plan.east = safest_exploit(part, others_east, slack);
  plan.expected = yield_against(part, plan.east, others_east);
  if (plan.expected < part.value + kWorthwhile) {
    plan.east = part.best_east;
    plan.expected = part.value;
  }
  return plan;
}

// An animal that is not the best may be announced if the difference, too, fits into the stake.
MindReader::Plan MindReader::plan_hiding(const Position& position) const {
  const double best = solution_->chance(position, position.mover());
  std::optional<Plan> chosen;
  for (const Kind kind : kKinds) {
    if (!position.may_announce(kind)) continue;
    const double lost = std::max(best - solution_->duel(position, kind).chance, 0.0);
    const double slack = kStake * purse_ - lost;
    if (slack < 0 && lost > 1e-9) continue;
    const Plan next = plan(position, kind, true, std::max(slack, 0.0));
    if (!chosen || next.expected > chosen->expected) chosen = next;
  }
  assert(chosen);
  return *chosen;
}

// What an opponent has given away by announcing another animal than the best is won already.
MindReader::Plan MindReader::plan_blocking(const Position& position, Kind kind) const {
  const double best = solution_->chance(before_announcement(position), position.mover());
  const double gift = std::max(best - solution_->duel(position, kind).chance, 0.0);
  return plan(position, kind, false, kStake * (purse_ + gift));
}

Analysis<Position> MindReader::analyse(const Position& seen) const {
  Analysis<Position> analysis = two_paths::analyse(*solution_, seen);
  const Phase phase = seen.phase();
  if (phase != Phase::choosing && phase != Phase::blocking) return analysis;
  analysis.exact = false;
  for (Candidate<Action>& candidate : analysis.policy) candidate.probability = 0;
  if (phase == Phase::choosing) {
    const Plan plan = plan_hiding(seen);
    set_probability(analysis, Action::choose(plan.kind, Side::east), plan.east);
    set_probability(analysis, Action::choose(plan.kind, Side::west), 1 - plan.east);
  } else {
    const Plan plan = plan_blocking(seen, *seen.announced());
    set_probability(analysis, Action::block(Side::east), plan.east);
    set_probability(analysis, Action::block(Side::west), 1 - plan.east);
  }
  return analysis;
}

void MindReader::see(const Position& before, Kind kind, Side hidden, Side blocked, Seat own) {
  assert(before.phase() == Phase::choosing);
  const bool hides = own == before.mover();
  Plan plan = hides ? plan_hiding(before) : plan_blocking(before, kind);
  if (plan.kind != kind) {  // somebody has decided in the reader's place
    plan.duel = solution_->duel(before, kind);
    plan.east = plan.duel.hide_east;
  }
  const Part part = hides ? hider(plan.duel) : blocker(plan.duel);
  const Side others = hides ? blocked : hidden;
  // Rounding of the solution must not make a purse out of nothing, nor a debt.
  const double came_out = yield_against(part, plan.east, others) - solution_->chance(before, own);
  purse_ = std::max(purse_ + came_out, 0.0);
  const Circumstances seen = circumstances(before, kind, plan.duel, !hides, own_last_);
  const bool caught = hidden == blocked;
  (hides ? blocking_ : hiding_).learn(seen, others, hides ? caught : !caught);
  own_last_ = hides ? hidden : blocked;
}

namespace {

void see_all(MindReader& reader, const PlayedGame<Position>& game) {
  Position position = game.start;
  for (std::size_t i = 0; i < game.actions.size(); ++i) {
    const Action action = game.actions[i];
    if (position.phase() == Phase::choosing) {
      if (i + 1 == game.actions.size()) return;
      reader.see(position, action.kind(), action.side(), game.actions[i + 1].side(), game.seat);
    }
    position.apply(action);
  }
}

}  // namespace

Action choose_as_mind_reader(const Solution& solution, std::span<const PlayedGame<Position>> games,
                             const Position& seen, RandomSource& random, double risk) {
  MindReader reader(solution, risk);
  for (const PlayedGame<Position>& game : games) {
    reader.begin_game();
    if (game.start.rows() == solution.rules().rows) see_all(reader, game);
  }
  return draw(reader.analyse(seen), random);
}

}  // namespace menagerie::two_paths

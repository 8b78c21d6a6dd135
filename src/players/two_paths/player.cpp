#include "players/two_paths/player.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "players/player.h"
#include "players/two_paths/advice.h"
#include "players/two_paths/level.h"
#include "players/two_paths/mind_reader.h"

namespace menagerie::two_paths {

namespace {

Analysis<Position> analyse_line_up(const Solution& solution, const Position& position) {
  std::array<double, 6> values{};
  for (std::size_t i = 0; i < values.size(); ++i) {
    Position next = position;
    next.apply(Action::line_up(kOrders[i]));
    values[i] = solution.chance(next, position.mover());
  }
  return advise_line_up(position, values);
}

Analysis<Position> analyse_choice(const Solution& solution, const Position& position) {
  Duels duels;
  for (const Kind kind : kKinds) {
    if (position.may_announce(kind)) duels[index_of(kind)] = solution.duel(position, kind);
  }
  return advise_mover(position, duels);
}

Analysis<Position> analyse_phase(const Solution& solution, const Position& position) {
  switch (position.phase()) {
    case Phase::lining_up:
      return analyse_line_up(solution, position);
    case Phase::choosing:
      return analyse_choice(solution, position);
    case Phase::blocking:
      return advise_blocker(position, solution.duel(position, *position.announced()));
    case Phase::over:
      break;
  }
  return report_result(position);
}

// Duels that are looked ahead before the work of solving begins: a moment's work.
constexpr int kFirstLook = 2;

// Solving is reported every so much of it.
constexpr double kSolvedStep = 0.05;

// The best so many, and whatever best play may choose, which comes first.
void cut(Analysis<Position>& analysis, int lines) {
  const auto chosen = std::ranges::count_if(
      analysis.policy,
      [](const Candidate<Action>& candidate) { return candidate.probability > 0; });
  const auto size = static_cast<std::size_t>(std::max<std::ptrdiff_t>(lines, chosen));
  if (analysis.policy.size() > size) analysis.policy.resize(size);
}

}  // namespace

Analysis<Position> analyse(const Solution& solution, const Position& seen) {
  assert(seen.rows() == solution.rules().rows);
  Analysis<Position> analysis = analyse_phase(solution, seen);
  analysis.exact = true;
  return analysis;
}

static_assert(HasSpecialOpponents<Player> && SolvesWithin<Player> && HasOwnReview<Player>);

void Player::use(Solution solution) {
  if (solution.rules().reward_may_be_declined) return;
  Size& size = sizes_[index(solution.rules().rows)];
  size.solution = std::move(solution);
  size.making.reset();
}

const Solution* Player::solution(int rows) const {
  const std::optional<Solution>& solution = sizes_[index(rows)].solution;
  return solution ? &*solution : nullptr;
}

const Solution* Player::solve(int rows, const std::function<bool(std::uint64_t)>& enough) {
  Size& size = sizes_[index(rows)];
  if (!size.solution) {
    if (!size.making) size.making.emplace(Rules{rows});
    const double states = size.making->states();
    // At the very end the solution is kept, whatever the watch says.
    std::optional<Solution> made = size.making->work([&](double done) {
      return done == 1 || !enough(static_cast<std::uint64_t>(done * states));
    });
    if (!made) return nullptr;
    use(std::move(*made));
  }
  return enough(size.solution->atlas().states()) ? nullptr : &*size.solution;
}

Analysis<Position> Player::analyse(const Position& position, const Watch<Position>& watch,
                                   int lines, std::uint64_t /*seed*/) {
  Watch<Position> first = watch;
  first.report = [&](Analysis<Position> analysis) {
    cut(analysis, lines);
    watch.report(analysis);
  };
  if (watch.max_depth == 0) first.max_depth = kFirstLook;
  Analysis<Position> analysis = look_ahead(position, first);
  if (watch.max_depth == 0 && !watch.enough(analysis.nodes)) {
    const std::uint64_t before = analysis.nodes;
    const std::optional<Solution::Making>& making = sizes_[index(position.rows())].making;
    Analysis<Position> on_the_way = analysis;
    const Solution* solution = solve(position.rows(), [&](std::uint64_t states) {
      const double solved = making ? static_cast<double>(states) / making->states() : 1;
      if (solved < 1 && solved >= on_the_way.solved + kSolvedStep) {
        on_the_way.solved = solved;
        first.report(on_the_way);
      }
      return watch.enough(before + states);
    });
    if (solution != nullptr) {
      analysis = two_paths::analyse(*solution, position);
      analysis.nodes = before + solution->atlas().states();
      first.report(analysis);
    }
  }
  cut(analysis, lines);
  return analysis;
}

Action Player::choose(const Position& position, int level, RandomSource& random,
                      const Watch<Position>& watch) {
  assert(level >= 1 && level <= kLevels);
  if (level < kLevels) return choose_at_level(position, level, random);
  return draw(analyse(position, watch), random);
}

Action draw(const Analysis<Position>& analysis, RandomSource& random) {
  assert(!analysis.policy.empty());
  double left = static_cast<double>(random.next() >> 11) * 0x1p-53;
  Action action = analysis.policy.front().action;
  for (const Candidate<Action>& candidate : analysis.policy) {
    if (candidate.probability <= 0) continue;
    action = candidate.action;
    left -= candidate.probability;
    if (left < 0) break;
  }
  return action;
}

std::span<const std::string_view> Player::special_opponents() {
  static constexpr std::array<std::string_view, 1> kNames = {"mind-reader"};
  return kNames;
}

Action Player::choose_as(std::string_view, std::span<const PlayedGame<Position>> games,
                         const Position& seen, RandomSource& random, const Watch<Position>& watch) {
  const Solution* const known = solve(seen.rows(), watch.enough);
  if (known == nullptr) return choose(seen, kLevels, random, watch);
  return choose_as_mind_reader(*known, games, seen, random);
}

}  // namespace menagerie::two_paths

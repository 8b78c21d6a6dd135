// Best responses to policies: best play gives nothing away, and the older judge of tests agrees.
#include "players/two_paths/responses.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <vector>

#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

constexpr std::uint32_t kFirst = Atlas::kStatesOfPage;

using Row = std::array<float, kPolicyColumns>;

Row best_row(const Solution& solution, std::uint32_t state) {
  const Position position = representative(solution.atlas(), state);
  Row row{};
  double best = -1;
  for (const Kind kind : kKinds) {
    if (!position.may_announce(kind)) continue;
    const Duel duel = solution.duel(position, kind);
    row[6 + index_of(kind)] = static_cast<float>(duel.block_east);
    if (duel.chance <= best) continue;
    best = duel.chance;
    std::fill_n(row.begin(), 6, 0.0F);
    row[2 * index_of(kind)] = static_cast<float>(duel.hide_east);
    row[2 * index_of(kind) + 1] = static_cast<float>(1 - duel.hide_east);
  }
  return row;
}

std::vector<std::uint32_t> first_states(std::uint32_t pages) {
  std::vector<std::uint32_t> states;
  for (std::uint32_t state = kFirst; state < pages * Atlas::kStatesOfPage; ++state) {
    states.push_back(state);
  }
  return states;
}

TEST(TwoPathsResponses, BestPlayGivesNothingAwayInTheEndingsOfAllGames) {
  const Solution& solution = solved(7);
  const std::vector<std::uint32_t> states = first_states(1500);
  std::vector<Row> rows;
  for (const std::uint32_t state : states) rows.push_back(best_row(solution, state));
  Responses responses(solution.atlas());
  ASSERT_TRUE(responses.respond(
      states, [&](std::uint32_t state) { return rows[state - kFirst].data(); },
      [](double) { return true; }));
  for (const std::uint32_t state : states) {
    const Position position = representative(solution.atlas(), state);
    for (const Seat seat : kBothSeats) {
      ASSERT_NEAR(responses.chance(position, seat, {}), solution.chance(position, seat), 1e-6);
    }
  }
}

TEST(TwoPathsResponses, NobodyDoesWorseByKnowingThePolicy) {
  const Solution& solution = solved(7);
  const std::vector<std::uint32_t> states = first_states(300);
  const Row always_east = {0.5, 0, 0.25, 0, 0.25, 0, 1, 1, 1};
  std::vector<Row> rows(states.size());
  for (const std::uint32_t state : states) {
    Row& row = rows[state - kFirst];
    row = always_east;
    const Position position = representative(solution.atlas(), state);
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) row[2 * index_of(kind)] = 0;
    }
  }
  Responses responses(solution.atlas());
  ASSERT_TRUE(responses.respond(
      states, [&](std::uint32_t state) { return rows[state - kFirst].data(); },
      [](double) { return true; }));
  double most = 0;
  for (const std::uint32_t state : states) {
    const Position position = representative(solution.atlas(), state);
    for (const Seat seat : kBothSeats) {
      const double gain = responses.chance(position, seat, {}) - solution.chance(position, seat);
      ASSERT_GT(gain, -1e-6);
      most = std::max(most, gain);
    }
  }
  EXPECT_GT(most, 0.3);
}

TEST(TwoPathsResponses, WorkCanBeBrokenOff) {
  const Solution& solution = solved(7);
  const Row row{1, 0, 0, 0, 0, 0, 1, 1, 1};
  Responses responses(solution.atlas());
  EXPECT_FALSE(responses.respond(
      {}, [&](std::uint32_t) { return row.data(); }, [](double) { return false; }));
}

TEST(TwoPathsResponses, ReachableStatesHoldWhateverCanFollow) {
  const Atlas& atlas = solved(7).atlas();
  const Position start = *Position::parse("3/G2/3/3/2f/3/3 s 3 -");
  const std::vector<std::uint32_t> states = reachable_states(atlas, start);
  ASSERT_FALSE(states.empty());
  for (const std::uint32_t state : states) {
    const Position position = representative(atlas, state);
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      for (const Side hidden : kSides) {
        for (const Side blocked : kSides) {
          Position after = position;
          after.play_duel(kind, hidden, blocked);
          if (after.phase() == Phase::over) continue;
          const Spot spot = atlas.spot(atlas.meeting(after));
          ASSERT_TRUE(std::ranges::binary_search(states, spot.state(after.mover(), after.duel())));
        }
      }
    }
  }
}

}  // namespace
}  // namespace menagerie::two_paths

// How the levels play: legally, without knowing what is hidden, and better from one to the next.
#include "players/two_paths/level.h"

#include <array>
#include <cstring>
#include <gtest/gtest.h>

#include "players/player.h"
#include "players/two_paths/player.h"
#include "players_two_paths/levels.h"
#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

TEST(TwoPathsLevels, EveryLevelPlaysLegallyAndTheSameBySeed) {
  Player player;
  visit_random_games(4, [&](const Position& position) {
    if (position.phase() == Phase::over || position.rows() != 7) return;
    const Position seen = position.seen_by(position.node().seat);
    for (int level = 1; level <= kLevels; ++level) {
      Generator random(static_cast<std::uint64_t>(level));
      const Action action = player.choose(seen, level, random, {});
      EXPECT_TRUE(position.check(action)) << position.text() << ' ' << action.text();
      Generator again(static_cast<std::uint64_t>(level));
      EXPECT_EQ(player.choose(seen, level, again, {}), action);
    }
  });
}

// P5. Positions that the blocker cannot tell apart are one and the same to it, to the last byte,
// and a player that is handed a full one by mistake does not look at what is hidden either.
TEST(TwoPathsLevels, TheHiddenSideHasNoInfluenceOnTheBlock) {
  Player player;
  visit_random_games(6, [&](const Position& position) {
    if (position.phase() != Phase::choosing || position.rows() != 7) return;
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      std::array<Position, 2> full = {position, position};
      full[0].apply(Action::choose(kind, Side::east));
      full[1].apply(Action::choose(kind, Side::west));
      const Seat blocker = opponent(position.mover());
      const std::array<Position, 2> seen = {full[0].seen_by(blocker), full[1].seen_by(blocker)};
      ASSERT_EQ(std::memcmp(&seen[0], &seen[1], sizeof(Position)), 0);
      for (int level = 1; level <= kLevels; ++level) {
        Generator first(99);
        const Action block = player.choose(seen[0], level, first, {});
        for (const Position& other : full) {
          Generator random(99);
          EXPECT_EQ(player.choose(other, level, random, {}), block) << other.text();
        }
      }
    }
  });
}

TEST(TwoPathsLevels, APersonsEyeIsTakenByTheLongerRunThenByTheMiddle) {
  const Position position = at("3/1h1/1gF/1Gf/3/3/1H1 n 3 -");
  // North's fox on c4 would go to b3 or c3, a row each.
  EXPECT_EQ(tempting_side(position, Kind::fox), Side::west);
  // South's fox on a3 would leap over b4 but not on the way straight on.
  EXPECT_EQ(tempting_side(at("fhg/3/3/1G1/F2/3/1H1 s 1 -"), Kind::fox), Side::east);
  EXPECT_EQ(tempting_side(at("fhg/3/3/G2/F2/3/1H1 s 1 -"), Kind::fox), Side::west);
  // From the middle it goes by the duel.
  EXPECT_EQ(tempting_side(at("fhg/3/3/3/3/3/FHG s 1 -"), Kind::hare), Side::east);
  EXPECT_EQ(tempting_side(at("fhg/3/3/3/3/3/FHG s 2 -"), Kind::hare), Side::west);
}

TEST(TwoPathsLevels, LevelEightLooksAheadUntilItIsGivenTheTimeToSolve) {
  Player player;
  Watch<Position> hurried;
  hurried.enough = [](std::uint64_t) { return true; };
  Generator random(1);
  const Position position = at("3/fhg/3/3/3/3/3/FHG s 1 -");
  EXPECT_TRUE(position.check(player.choose(position, kLevels, random, hurried)));
  EXPECT_FALSE(player.solved(8));
}

TEST(TwoPathsLevels, ABetterLevelLosesLessToBestPlay) {
  const double first = lost_to_best_play(1, 100).mean();
  const double fourth = lost_to_best_play(4, 100).mean();
  const double seventh = lost_to_best_play(7, 10).mean();
  EXPECT_GT(first, fourth + 0.05);
  EXPECT_GT(fourth, seventh + 0.05);
  EXPECT_LT(seventh, 0.08);
  EXPECT_LT(lost_to_best_play(8, 20).mean(), 1e-9);
}

}  // namespace
}  // namespace menagerie::two_paths

// The solved game: its values against the vectors and against the laws that values obey.
#include "players/two_paths/solution.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <vector>

#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

// Half of the last of the vectors' ten decimals, and what 32 bits leave out; well below 1e-9.
constexpr double kTolerance = 0.5e-10 + 1.2e-10;

TEST(TwoPathsSolution, TheValuesOfTheVectorsComeOut) {
  int positions = 0;
  for (const testing::VectorLine& line : testing::read_vectors("two-paths-values.tsv")) {
    SCOPED_TRACE(line.number);
    const Position position = at(line.fields.at(0));
    const Solution& solution = solved(position.rows());
    EXPECT_NEAR(solution.chance(position, kSouth), std::stod(line.fields.at(1)), kTolerance);
    std::string announced;
    for (std::size_t i = 2; i < line.fields.size(); ++i) {
      const std::vector<std::string> words = testing::split(line.fields[i], ' ');
      const Kind kind = Position::parse_action(words.at(0) + "e")->kind();
      announced += letter(kind);
      ASSERT_TRUE(position.may_announce(kind));
      const double mover = solution.duel(position, kind).chance;
      const double south = position.mover() == kSouth ? mover : 1 - mover;
      EXPECT_NEAR(south, std::stod(words.at(1)), kTolerance) << words.at(0);
    }
    const auto may =
        std::ranges::count_if(kKinds, [&](Kind kind) { return position.may_announce(kind); });
    EXPECT_EQ(announced.size(), static_cast<std::size_t>(may));
    ++positions;
  }
  EXPECT_EQ(positions, 300);
}

TEST(TwoPathsSolution, TheStartsHaveTheirKnownValues) {
  const Solution& solution = solved(7);
  EXPECT_NEAR(solution.chance(at("fhg/3/3/3/3/3/FHG s 1 -"), kSouth), 0.503451468808, 1.2e-10);
  EXPECT_NEAR(solution.chance(at("ghf/3/3/3/3/3/FHG s 1 -"), kSouth), 0.503374557123, 1.2e-10);
}

TEST(TwoPathsSolution, WhoLinesUpSecondAnswersBest) {  // P4
  const Solution& solution = solved(7);
  EXPECT_NEAR(solution.chance(at("3/3/3/3/3/3/3 s - -"), kSouth), 0.503374557123, 1.2e-10);
  EXPECT_NEAR(solution.chance(at("3/3/3/3/3/3/3 n - -"), kSouth), 1 - 0.503374557123, 1.2e-10);
  EXPECT_NEAR(solution.chance(at("3/3/3/3/3/3/FHG n - -"), kNorth), 1 - 0.503374557123, 1.2e-10);
}

TEST(TwoPathsSolution, AFinishedGameIsWonOrLost) {  // P12
  EXPECT_EQ(solved(7).chance(at("3/3/3/3/1f1/3/3 s 3 -"), kSouth), 1);
  EXPECT_EQ(solved(7).chance(at("3/3/3/3/1f1/3/3 s 3 -"), kNorth), 0);
  EXPECT_EQ(solved(7).chance(at("3/3/3/1H1/3/3/3 s 1 -"), kSouth), 0);
}

TEST(TwoPathsSolution, APositionIsWorthItsBestDuel) {
  visit_random_games(200, [](const Position& position) {
    if (position.phase() != Phase::choosing) return;
    const Solution& solution = solved(position.rows());
    double best = 0;
    for (const Kind kind : kKinds) {
      if (position.may_announce(kind)) {
        best = std::max(best, solution.duel(position, kind).chance);
      }
    }
    EXPECT_NEAR(best, solution.chance(position, position.mover()), 2.5e-10) << position.text();
  });
}

TEST(TwoPathsSolution, SymmetricPositionsAreWorthTheSame) {
  visit_random_games(20, [](const Position& position) {
    if (position.phase() == Phase::lining_up || position.rows() != 7) return;
    const Solution& solution = solved(7);
    const double south = solution.chance(position, kSouth);
    EXPECT_NEAR(south, 1 - solution.chance(position, kNorth), 1e-15);
    for (int symmetry = 0; symmetry < Position::kSymmetries; ++symmetry) {
      const Seat seat = (symmetry & 2) != 0 ? kNorth : kSouth;
      EXPECT_NEAR(south, solution.chance(position.transformed(symmetry), seat), 1e-15)
          << position.text() << " by symmetry " << symmetry;
    }
  });
}

TEST(TwoPathsSolution, TheMiddleOfADuelDoesNotTellTheHiddenSide) {  // P5
  const Solution& solution = solved(7);
  visit_random_games(50, [&](const Position& position) {
    if (position.phase() != Phase::blocking || position.rows() != 7) return;
    const Position view = position.seen_by(opponent(position.mover()));
    EXPECT_EQ(solution.chance(position, kSouth), solution.chance(view, kSouth));
    const Duel duel = solution.duel(view, *view.announced());
    EXPECT_EQ(solution.chance(view, view.mover()), duel.chance);
  });
}

TEST(TwoPathsSolution, NobodyCanDoBetterThanTheMixesOfADuel) {
  visit_random_games(100, [](const Position& position) {
    if (position.phase() != Phase::choosing || position.rows() != 7) return;
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      const Duel duel = solved(7).duel(position, kind);
      for (const Side side : kSides) {
        EXPECT_LE(duel.hiding(side), duel.chance + 1e-15);
        EXPECT_GE(duel.against_blocking(side), duel.chance - 1e-15);
      }
    }
  });
}

TEST(TwoPathsSolution, ProgressRisesToOneAndCanEndTheWork) {
  double done = 0;
  int calls = 0;
  const Progress rising = [&](double now) {
    EXPECT_GT(now, done);
    done = now;
    ++calls;
    return true;
  };
  EXPECT_TRUE(Solution::solve({kFewestRows}, rising));
  EXPECT_EQ(done, 1);
  EXPECT_GE(calls, 100);
  const Progress short_of_breath = [](double now) { return now < 0.1; };
  EXPECT_FALSE(Solution::solve({kFewestRows}, short_of_breath));
}

TEST(TwoPathsSolution, DecliningTheRewardHelpsTheSecondPlayer) {  // against P10's reading
  const std::optional<Solution> declinable = Solution::solve({kFewestRows, true});
  ASSERT_TRUE(declinable);
  const Position start = at("3/3/3/3/3/3/3 s - -");
  EXPECT_NEAR(declinable->chance(start, kSouth), 0.503332106233, 1e-9);
  visit_random_games(20, [&](const Position& position) {
    if (position.phase() != Phase::choosing || position.rows() != 7) return;
    double best = 0;
    for (const Kind kind : kKinds) {
      if (position.may_announce(kind)) {
        best = std::max(best, declinable->duel(position, kind).chance);
      }
    }
    EXPECT_NEAR(best, declinable->chance(position, position.mover()), 2.5e-10) << position.text();
  });
}

}  // namespace
}  // namespace menagerie::two_paths

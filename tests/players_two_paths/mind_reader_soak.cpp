// What the mind reader wins and loses, over enough games to tell; the numbers are printed.
#include <cstdio>
#include <gtest/gtest.h>

#include "players_two_paths/people.h"
#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

constexpr int kGames = 10'000;
constexpr double kRisk = MindReader::kUsualRisk;

// Sessions of so many games against one person each.
template <class Table, class... Persons>
Tally meet(const char* name, int session_length, const Persons&... person) {
  Tally tally;
  for (int session = 0; session < kGames / session_length; ++session) {
    Table table(solved(7), MindReader(solved(7), kRisk), person...,
                static_cast<std::uint64_t>(session));
    table.play(session_length, tally);
  }
  std::printf("%-24s sessions of %2d: won %.4f ± %.4f, gained %+.4f ± %.4f\n", name, session_length,
              tally.share(), tally.share_error(), tally.gain(), tally.gain_error());
  // Both ways of counting must agree.
  EXPECT_NEAR(tally.share(), tally.mean_value() + tally.gain(), 2 * tally.share_error()) << name;
  return tally;
}

struct Case {
  const char* name;
  Person person;
  double least_gain;  // in sessions of 20 games
};

TEST(TwoPathsMindReaderSoak, GainsFromEveryHabitAndLosesNothingToBestPlay) {
  const std::vector<Case> cases = {
      {"tosses a coin", tossing_a_coin(), 0.02},
      {"leans east, 0.6", leaning_east(0.6), 0.05},
      {"leans east, 0.7", leaning_east(0.7), 0.2},
      {"leans east, 0.8", leaning_east(0.8), 0.4},
      {"alternates, 0.7", alternating(0.7), 0.2},
      {"stays with success, 0.7", staying_with_success(0.7), 0.15},
      {"tempted, 0.7", tempted(0.7), 0.2},
      {"avoids temptation, 0.7", tempted(0.3), 0.2},
      {"imitates, 0.7", imitating(0.7), 0.15},
  };
  for (const Case& each : cases) {
    const Tally alone = meet<HabitTable>(each.name, 1, each.person);
    EXPECT_GT(alone.gain(), alone.gain_error());
    const Tally session = meet<HabitTable>(each.name, 20, each.person);
    EXPECT_GT(session.gain() - session.gain_error(), each.least_gain) << each.name;
  }
  for (const int length : {1, 20}) {
    const Tally best = meet<HabitTable>("plays best", length, playing_best());
    EXPECT_NEAR(best.gain(), 0, 1.5 * best.gain_error());
    const Tally all_knowing = meet<AllKnowingTable>("knows everything", length);
    EXPECT_GE(all_knowing.gain(), -kRisk - 1e-6);
  }
}

}  // namespace
}  // namespace menagerie::two_paths

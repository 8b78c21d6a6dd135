// The solved player cannot be beaten: here for the endings of all games, in best_response_soak.cpp
// for whole games.
#include "players_two_paths/best_response.h"

#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

TEST(TwoPathsBestResponse, EndingsLoseNothingToAnAllKnowingOpponent) {
  const BestResponse opponent(solved(7), 1500);
  RecordProperty("greatest_gain", std::to_string(opponent.greatest_gain() * 1e12) + "e-12");
  EXPECT_LT(opponent.greatest_gain(), 1e-8);
}

}  // namespace
}  // namespace menagerie::two_paths

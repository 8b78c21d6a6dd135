// The solved player cannot be beaten: the best response of an all-knowing opponent over the whole
// game, on both sizes of the board, from both seats.
#include <cstdio>

#include "players_two_paths/best_response.h"
#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

class WholeGame : public ::testing::TestWithParam<int> {};

TEST_P(WholeGame, LosesNothingToAnAllKnowingOpponent) {
  const Solution& solution = solved(GetParam());
  const BestResponse all_knowing(solution, solution.atlas().pages().size());
  double at_start = 0;
  for (const Order& first : kOrders) {
    for (const Order& second : kOrders) {
      Position position = Position::lining_up(GetParam(), kSouth);
      position.apply(Action::line_up(first));
      position.apply(Action::line_up(second));
      for (const Seat player : kBothSeats) {
        at_start = std::max(at_start, all_knowing.gain(position, player));
      }
    }
  }
  std::printf("%d rows: gain at most %.3g from any state, %.3g from any start\n", GetParam(),
              all_knowing.greatest_gain(), at_start);
  EXPECT_LT(all_knowing.greatest_gain(), 1e-6);
  EXPECT_LT(at_start, 1e-6);
}

INSTANTIATE_TEST_SUITE_P(TwoPathsBestResponse, WholeGame, ::testing::Values(7, 8));

}  // namespace
}  // namespace menagerie::two_paths

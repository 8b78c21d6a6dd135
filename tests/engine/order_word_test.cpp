// The roll for the order of play as the protocol tells it (H3).
#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

#include "conversation.h"

namespace menagerie {
namespace {

using testing::Json;

Json order(const Json& more) {
  Json request = {{"cmd", "order"}, {"game", "totem"}};
  request.update(more);
  return testing::Conversation().ask(request);
}

TEST(OrderWord, EverybodyRollsAndTheHighestSitsFirst) {  // H3
  for (int players = 2; players <= 4; ++players) {
    for (int seed = 0; seed < 200; ++seed) {
      const Json answer = order({{"players", players}, {"seed", seed}});
      const Json& first = answer["rounds"][0];
      ASSERT_EQ(first.size(), static_cast<std::size_t>(players)) << answer;
      std::vector<int> seats = answer["order"];
      // Nobody sits behind somebody who rolled less in the first round.
      for (std::size_t i = 1; i < seats.size(); ++i) {
        EXPECT_GE(first[static_cast<std::size_t>(seats[i - 1])],
                  first[static_cast<std::size_t>(seats[i])])
            << answer;
      }
      std::ranges::sort(seats);
      std::vector<int> all(static_cast<std::size_t>(players));
      std::iota(all.begin(), all.end(), 0);
      EXPECT_EQ(seats, all);
    }
  }
}

TEST(OrderWord, OnlyTheTiedRollAgain) {  // H3
  int ties = 0;
  for (int seed = 0; seed < 200; ++seed) {
    const Json answer = order({{"players", 3}, {"seed", seed}});
    const Json& first = answer["rounds"][0];
    for (std::size_t i = 0; answer["rounds"].size() > 1 && i < 3; ++i) {
      const bool tied = std::ranges::count(first, first[i]) > 1;
      EXPECT_EQ(answer["rounds"][1][i].is_null(), !tied) << answer;
      ties += tied ? 1 : 0;
    }
  }
  EXPECT_GT(ties, 10);
}

TEST(OrderWord, ASeedRepeatsItAndIsTold) {
  const Json told = order({{"players", 4}});
  EXPECT_EQ(order({{"players", 4}, {"seed", told["seed"]}}), told);
}

TEST(OrderWord, RefusesGamesWithoutARollAndOtherNumbers) {
  EXPECT_EQ(order({{"game", "tokan"}, {"players", 2}})["error"]["code"], "protocol.not_rolled");
  EXPECT_EQ(order({{"game", "chess"}, {"players", 2}})["error"]["code"], "game.unknown");
  for (const Json& players : {Json(1), Json(5), Json("2"), Json()}) {
    EXPECT_EQ(order({{"players", players}})["error"]["field"], "players") << players;
  }
}

}  // namespace
}  // namespace menagerie

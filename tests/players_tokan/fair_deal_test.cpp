// Fair deals: complete, the same for the same luck, and judged fair.
#include "players/tokan/fair_deal.h"

#include <gtest/gtest.h>

#include "games/tokan/game.h"
#include "players/tokan/player.h"

namespace menagerie::tokan {
namespace {

Options fair() {
  Options options;
  options.setup = tokan::Setup::fair;
  return options;
}

TEST(TokanFairDeal, TheSameLuckGivesTheSameDealAndNeitherSideIsMuchBetterOff) {
  Generator one(1);
  Generator two(1);
  const Position first = start(fair(), one);
  EXPECT_EQ(first, start(fair(), two));
  Player player;
  Watch<Position> watch;
  watch.enough = [](std::uint64_t nodes) { return nodes >= 50'000; };
  const double chance = player.analyse(first, watch).value[0];
  EXPECT_GT(chance, 0.25);
  EXPECT_LT(chance, 0.75);
}

TEST(TokanFairDeal, WhenStoppedAtOnceItIsTheFirstDeal) {
  Generator one(4);
  Generator two(4);
  const auto at_once = [](std::uint64_t) { return true; };
  EXPECT_EQ(fair_start(fair(), one, at_once), Game::start(Options{}, two));
}

TEST(TokanFairDeal, OtherSetupsStartAsTheRulesSay) {
  for (const auto setup : {tokan::Setup::deal, tokan::Setup::lay}) {
    Options options;
    options.setup = setup;
    Generator one(6);
    Generator two(6);
    EXPECT_EQ(start(options, one), Game::start(options, two));
  }
}

}  // namespace
}  // namespace menagerie::tokan

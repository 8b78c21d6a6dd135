// What the player of Tokan promises to whoever asks it, whatever it thinks of the game.
#include "players/tokan/player.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "core/play.h"
#include "games/tokan/game.h"

namespace menagerie::tokan {
namespace {

Watch<Position> at_most(std::uint64_t nodes) {
  Watch<Position> watch;
  watch.enough = [nodes](std::uint64_t searched) { return searched >= nodes; };
  return watch;
}

Options set_up(tokan::Setup setup) {
  Options options;
  options.setup = setup;
  return options;
}

Position after_random_plies(const Options& options, std::uint64_t seed, int plies) {
  Generator random(seed);
  Position position = Game::start(options, random);
  for (int i = 0; i < plies && position.node().turn == Turn::decision; ++i) {
    position.apply(random_action(position, random));
  }
  return position;
}

TEST(TokanPlayer, AnswersWithLegalActionsInEveryPhase) {
  for (const auto setup : {tokan::Setup::deal, tokan::Setup::lay}) {
    for (const int plies : {0, 3, 8}) {
      const Position position = after_random_plies(set_up(setup), 5, plies);
      Player player(std::size_t{1} << 20);
      const Analysis<Position> analysis = player.analyse(position, at_most(3000));
      ASSERT_FALSE(analysis.policy.empty()) << position.text();
      EXPECT_TRUE(position.check(analysis.policy.front().action)) << position.text();
      EXPECT_NEAR(analysis.value[0] + analysis.value[1], 1.0, 1e-9);
    }
  }
}

TEST(TokanPlayer, TheSameNodesAndSeedGiveTheSameAnswer) {
  const Position position = after_random_plies({}, 9, 4);
  Player one(std::size_t{1} << 20);
  Player two(std::size_t{1} << 20);
  const Analysis<Position> first = one.analyse(position, at_most(20000));
  const Analysis<Position> second = two.analyse(position, at_most(20000));
  EXPECT_EQ(first.policy.front().action, second.policy.front().action);
  EXPECT_EQ(first.value, second.value);
  EXPECT_EQ(first.nodes, second.nodes);
}

TEST(TokanPlayer, LateGamesAreProvenAndTheProofHoldsAfterItsMove) {
  int proven = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Position position = after_random_plies({}, seed, 15);
    if (position.node().turn == Turn::over) continue;
    Player player(std::size_t{8} << 20);
    const Analysis<Position> before = player.analyse(position, at_most(2'000'000));
    if (!before.exact) continue;
    ++proven;
    const double value = before.value[position.node().seat.index];
    EXPECT_TRUE(value == 0 || value == 0.5 || value == 1) << value;
    const Seat mover = position.node().seat;
    position.apply(before.policy.front().action);
    if (position.node().turn == Turn::over) continue;
    const Analysis<Position> after = player.analyse(position, at_most(2'000'000));
    ASSERT_TRUE(after.exact) << position.text();
    EXPECT_EQ(after.value[mover.index], value) << position.text();
  }
  EXPECT_GT(proven, 3);
}

TEST(TokanPlayer, SeveralLinesComeBestFirst) {
  const Position position = after_random_plies({}, 3, 6);
  Player player(std::size_t{1} << 20);
  const Analysis<Position> analysis = player.analyse(position, at_most(50000), 4);
  ASSERT_GE(analysis.policy.size(), 2U);
  EXPECT_TRUE(std::ranges::is_sorted(analysis.policy, std::greater<>(), &Candidate<Action>::value));
}

// Wherever the nodes end, also in the middle of a proof.
template <class Visit>
void visit_cut_analyses(Visit&& visit) {
  Player player(std::size_t{1} << 20);
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Position position = after_random_plies({}, seed, 12 + static_cast<int>(seed % 5));
    if (position.node().turn != Turn::decision) continue;
    for (const std::uint64_t nodes : {50U, 150U, 400U, 1000U, 2500U}) {
      visit(position, player.analyse(position, at_most(nodes), 99));
    }
  }
}

TEST(TokanPlayer, WhatIsProvenIsNotComparedWithWhatIsEstimated) {
  int cut = 0;
  visit_cut_analyses([&](const Position& position, const Analysis<Position>& analysis) {
    Position::Actions legal;
    position.legal(legal);
    if (!analysis.exact) return;
    cut += analysis.policy.size() < legal.size() ? 1 : 0;
    for (const Candidate<Action>& one : analysis.policy) {
      EXPECT_TRUE(one.value == 0 || one.value == 0.5 || one.value == 1) << position.text();
    }
  });
  EXPECT_GT(cut, 0);
}

TEST(TokanPlayer, TheMoveThatIsAdvisedIsNeverWorseThanAnother) {
  visit_cut_analyses([](const Position& position, const Analysis<Position>& analysis) {
    for (const Candidate<Action>& one : analysis.policy) {
      EXPECT_LE(one.value, analysis.policy.front().value) << position.text();
    }
  });
}

}  // namespace
}  // namespace menagerie::tokan

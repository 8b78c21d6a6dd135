// The numbering of positions: that it has all of them, and each once up to symmetry.
#include "players/two_paths/atlas.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>
#include <utility>

#include "two_paths/positions.h"

namespace menagerie::two_paths {
namespace {

TEST(TwoPathsPermutation, OrdersComposeAndInvert) {
  for (std::size_t f = 0; f < Permutation::kCount; ++f) {
    const Permutation p(f);
    EXPECT_EQ(Permutation::of(p(0), p(1), p(2)), p);
    EXPECT_EQ(p.after(p.inverse()), Permutation());
    for (std::size_t g = 0; g < Permutation::kCount; ++g) {
      const Permutation q(g);
      for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(p.after(q)(i), p(q(i)));
    }
  }
}

TEST(TwoPathsHerds, AHerdIsFoundByItsAnimalsInAnyOrder) {
  const Herds herds(7);
  for (HerdId herd = 0; herd < herds.size(); ++herd) {
    const std::array<Place, 3>& places = herds.places(herd);
    EXPECT_TRUE(std::ranges::is_sorted(places));
    for (std::size_t index = 0; index < Permutation::kCount; ++index) {
      const Permutation order(index);
      const std::array<Place, 3> given = {places[order(0)], places[order(1)], places[order(2)]};
      const Ranked ranked = herds.find(given[0], given[1], given[2]);
      EXPECT_EQ(ranked.herd, herd);
      for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(places[ranked.ranks(i)], given[i]);
    }
    EXPECT_EQ(herds.mirrored(herds.mirrored(herd).herd).herd, herd);
    EXPECT_EQ(herds.family(herds.mirrored(herd).herd), herds.family(herd));
  }
}

// Every position up to exchanging the kinds, as the pairs of places of animals of one kind.
std::size_t count_positions(const Herds& herds) {
  using Pairs = std::array<std::pair<Place, Place>, 3>;
  std::size_t count = 0;
  for (HerdId south = 1; south < herds.size(); ++south) {
    for (HerdId north = 1; north < herds.size(); ++north) {
      if ((herds.spaces(south, kSouth) & herds.spaces(north, kNorth)) != 0) continue;
      const bool repeats =
          herds.places(south)[1] == herds.goal() || herds.places(north)[1] == herds.goal();
      if (!repeats) {
        count += Permutation::kCount;
        continue;
      }
      std::set<Pairs> different;
      for (std::size_t index = 0; index < Permutation::kCount; ++index) {
        Pairs pairs;
        for (std::size_t rank = 0; rank < 3; ++rank) {
          pairs[rank] = {herds.places(south)[rank], herds.places(north)[Permutation(index)(rank)]};
        }
        std::ranges::sort(pairs);
        different.insert(pairs);
      }
      count += different.size();
    }
  }
  return count;
}

TEST(TwoPathsAtlas, SevenRowsHaveTheKnownNumberOfPositions) {
  EXPECT_EQ(count_positions(Herds(7)), 3'313'596U);
}

TEST(TwoPathsAtlas, TheSymmetriesLeaveAboutAQuarter) {
  const Atlas atlas(7);
  EXPECT_GE(atlas.states(), 6 * 3'313'596U / 4);
  EXPECT_LE(atlas.states(), 6 * 3'313'596U / 4 * 104 / 100);
}

TEST(TwoPathsAtlas, APositionHasTheSpotOfItsImages) {
  const Atlas seven(7);
  const Atlas eight(8);
  visit_random_games(40, [&](const Position& position) {
    if (position.phase() == Phase::lining_up) return;
    const Atlas& atlas = position.rows() == 7 ? seven : eight;
    const auto page = [&](const Position& p) {
      return atlas.spot(atlas.meeting(p)).first / Atlas::kStatesOfPage;
    };
    for (int symmetry = 0; symmetry < Position::kSymmetries; ++symmetry) {
      EXPECT_EQ(page(position.transformed(symmetry)), page(position)) << position.text();
    }
  });
}

TEST(TwoPathsAtlas, EveryPageIsFoundThroughItsPositions) {
  const Atlas atlas(7);
  for (std::uint32_t number = 1; number < atlas.pages().size(); number += 7) {
    const Permutation partners(number % Permutation::kCount);
    const Position position = atlas.position(atlas.pages()[number], partners, kNorth, 2);
    const Spot spot = atlas.spot(atlas.meeting(position));
    EXPECT_EQ(spot.first / Atlas::kStatesOfPage, number) << position.text();
  }
}

TEST(TwoPathsAtlas, WhatFollowsHasALowerNumber) {
  const Atlas atlas(8);
  std::uint32_t before = 0;
  visit_random_games(100, [&](const Position& position) {
    if (position.rows() != 8) return;
    if (position.phase() == Phase::lining_up) before = atlas.states();
    if (position.phase() != Phase::choosing && position.phase() != Phase::over) return;
    const std::uint32_t now = atlas.spot(atlas.meeting(position)).first / Atlas::kStatesOfPage;
    EXPECT_LE(now, before);
    before = now;
  });
}

}  // namespace
}  // namespace menagerie::two_paths

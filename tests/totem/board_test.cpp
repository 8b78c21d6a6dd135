#include "games/totem/board.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "games/totem/seating.h"
#include "helpers.h"

namespace menagerie::totem {
namespace {

TEST(TotemBoard, Has271SpacesInByteOrderOfTheirNames) {  // H1
  std::vector<std::string> names;
  for (const Space space : kWholeBoard) names.push_back(name_of(space));
  EXPECT_EQ(names.size(), 271U);
  EXPECT_TRUE(std::ranges::is_sorted(names));
  EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
  EXPECT_EQ(names.front(), "a10");
  EXPECT_EQ(names.back(), "s9");
  EXPECT_EQ(name_of(kCentre), "j10");
  EXPECT_EQ(name_of(space_at(9, 0)), "j19");
}

TEST(TotemBoard, NamesReadBack) {
  for (const Space each : kWholeBoard) EXPECT_EQ(space(name_of(each)), each);
}

TEST(TotemBoard, NeighboursAreThoseAtDistanceOneInByteOrder) {
  int pairs = 0;
  for (const Space a : kWholeBoard) {
    std::vector<Space> expected;
    for (const Space b : kWholeBoard) {
      if (distance(a, b) == 1) expected.push_back(b);
    }
    std::vector<Space> found;
    for (const Space b : around(a).spaces) {
      if (b != kNoSpace) found.push_back(b);
    }
    EXPECT_EQ(found, expected) << name_of(a);
    pairs += static_cast<int>(found.size());
  }
  EXPECT_EQ(pairs, 2 * 756);
  EXPECT_EQ(distance(space("j1"), space("j19")), 18);
  EXPECT_EQ(distance(space("a19"), space("j19")), 9);
  EXPECT_EQ(distance(space("i14"), space("h12")), 3);
}

TEST(TotemBoard, SymmetriesKeepDistancesAndFormAGroup) {
  for (int symmetry = 0; symmetry < kHexagonSymmetries; ++symmetry) {
    SpaceSet image;
    for (const Space each : kWholeBoard) {
      image.insert(transformed(each, symmetry));
      EXPECT_EQ(distance(transformed(each, symmetry), transformed(space("c15"), symmetry)),
                distance(each, space("c15")));
    }
    EXPECT_EQ(image, kWholeBoard);
  }
  EXPECT_EQ(transformed(space("c15"), 0), space("c15"));
  EXPECT_EQ(transformed(space("j18"), 3), space("j2"));
  EXPECT_EQ(transformed(space("j18"), 6), space("r10"));
}

TEST(TotemBoard, TwelveMarkedSpacesLieOnTheRingAtDistanceEight) {  // H2
  SpaceSet marked;
  int corners = 0;
  for (std::size_t i = 0; i < kStartSpaces.size(); ++i) {
    const Space here = kStartSpaces[i];
    marked.insert(here);
    EXPECT_EQ(distance(here, kCentre), 8);
    EXPECT_EQ(distance(here, kStartSpaces[(i + 1) % 12]), 4);
    EXPECT_EQ(distance(here, kStartSpaces[(i + 6) % 12]), 16);
    const Axial place = place_of(here);
    corners += place.q == 0 || place.r == 0 || place.q + place.r == 0 ? 1 : 0;
    for (const Space next : around(here).spaces) EXPECT_NE(next, kNoSpace);
  }
  EXPECT_EQ(marked.size(), 12);
  EXPECT_EQ(corners, 6);
}

TEST(TotemBoard, SetsHoldWhatWasPutIn) {
  SpaceSet set{space("j10"), space("a10"), space("s9")};
  EXPECT_EQ(set.size(), 3);
  EXPECT_TRUE(set.contains(space("s9")));
  EXPECT_FALSE(set.contains(kNoSpace));
  set.erase(space("s9"));
  EXPECT_EQ(set, (SpaceSet{space("a10"), space("j10")}));
  EXPECT_EQ(kWholeBoard - (kWholeBoard - set), set);
  EXPECT_EQ((set | SpaceSet{space("b10")}).size(), 3);
  std::vector<Space> visited;
  set.for_each([&](Space each) { visited.push_back(each); });
  EXPECT_EQ(visited, (std::vector<Space>{space("a10"), space("j10")}));
  set.clear();
  EXPECT_TRUE(set.empty());
}

}  // namespace
}  // namespace menagerie::totem

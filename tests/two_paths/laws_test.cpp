// Laws that hold in every position of Two Paths, over random games of both sizes.
#include <algorithm>
#include <array>
#include <cstring>
#include <gtest/gtest.h>
#include <unordered_map>
#include <vector>

#include "two_paths/positions.h"

namespace menagerie::two_paths {
namespace {

bool same_bytes(const Position& one, const Position& two) {
  return std::memcmp(&one, &two, sizeof(Position)) == 0;
}

TEST(TwoPathsLaws, TextAndKeySurviveParsing) {
  std::unordered_map<std::uint64_t, std::string> texts;
  visit_random_games(200, [&](const Position& position) {
    const Position parsed = at(position.text());
    ASSERT_EQ(parsed, position);
    ASSERT_EQ(parsed.text(), position.text());
    ASSERT_EQ(parsed.key(), position.key());
    const auto [known, added] = texts.emplace(position.key(), position.text());
    ASSERT_EQ(known->second, position.text()) << "two positions with one key";
  });
  EXPECT_GT(texts.size(), 5000U);
}

TEST(TwoPathsLaws, CheckAgreesWithLegal) {
  visit_random_games(100, [](const Position& position) {
    Position::Actions actions;
    position.legal(actions);
    std::string last;
    for (const Action action : actions) {
      const std::string text = Position::action_text(action);
      ASSERT_LT(last, text);
      last = text;
    }
    for (std::uint8_t index = 0; index < Action::kCount; ++index) {
      const Action action = Action::from_index(index);
      const bool listed = std::ranges::find(actions, action) != actions.end();
      ASSERT_EQ(position.check(action).has_value(), listed)
          << position.text() << ' ' << Position::action_text(action);
    }
  });
}

TEST(TwoPathsLaws, InGamesTheMoverAlwaysHasAChoice) {  // P8
  int choices = 0;
  visit_random_games(1000, [&](const Position& position) {
    if (position.phase() != Phase::choosing) return;
    ++choices;
    ASSERT_NE(legal_text(position), "") << position.text();
  });
  EXPECT_GT(choices, 20000);
}

TEST(TwoPathsLaws, EverySymmetryGoesThroughEveryAction) {
  visit_random_games(12, [](const Position& position) {
    ASSERT_EQ(position.transformed(0), position);
    for (int symmetry = 0; symmetry < Position::kSymmetries; ++symmetry) {
      const Position image = position.transformed(symmetry);
      ASSERT_EQ(image, at(image.text()));
      Position::Actions actions;
      Position::Actions images;
      position.legal(actions);
      image.legal(images);
      ASSERT_EQ(actions.size(), images.size());
      for (const Action action : actions) {
        const Action moved = Position::transformed(action, symmetry);
        ASSERT_NE(std::ranges::find(images, moved), images.end());
        Position next = position;
        Position next_image = image;
        next.apply(action);
        next_image.apply(moved);
        ASSERT_EQ(next.transformed(symmetry), next_image)
            << position.text() << ' ' << Position::action_text(action) << ' ' << symmetry;
      }
    }
  });
}

TEST(TwoPathsLaws, TheSymmetriesAre24DifferentOnes) {
  const Position position = at("h2/1g1/f2/3/2F/G2/1H1 s 2 Fw");
  std::vector<std::string> images;
  for (int symmetry = 0; symmetry < Position::kSymmetries; ++symmetry) {
    images.push_back(position.transformed(symmetry).text());
  }
  EXPECT_EQ(images[1], "2h/1g1/2f/3/F2/2G/1H1 s 2 Fe");  // mirrored
  EXPECT_EQ(images[2], "1h1/2g/f2/3/2F/1G1/2H n 2 Fe");  // turned, players exchanged
  EXPECT_EQ(images[4], "g2/1h1/f2/3/2F/H2/1G1 s 2 Fw");  // hare and hedgehog exchanged
  std::ranges::sort(images);
  EXPECT_EQ(std::ranges::adjacent_find(images), images.end());
}

// What hides the side must not differ by a bit between the two sides.
void check_views(const Position& position) {
  ASSERT_EQ(position.phase(), Phase::blocking);
  std::string text = position.text();
  text.back() = *position.hidden_side() == Side::east ? 'w' : 'e';
  const Position other_side = at(text);
  for (const Viewer viewer : {Viewer(opponent(position.mover())), Viewer()}) {
    const Position view = position.seen_by(viewer);
    const Position other_view = other_side.seen_by(viewer);
    ASSERT_TRUE(same_bytes(view, other_view)) << text;
    ASSERT_EQ(view.text(), other_view.text());
    ASSERT_EQ(view.key(), other_view.key());
    ASSERT_EQ(view, at(view.text()));
    ASSERT_TRUE(same_bytes(view, view.seen_by(position.mover())));
  }
  ASSERT_TRUE(same_bytes(position.seen_by(position.mover()), position));
  ASSERT_NE(position, other_side);
  ASSERT_NE(position.key(), other_side.key());
}

TEST(TwoPathsLaws, NobodyButTheMoverCanTellTheHiddenSides) {
  int views = 0;
  visit_random_games(200, [&](const Position& position) {
    if (position.phase() == Phase::blocking) {
      check_views(position);
      ++views;
    } else {
      for (const Viewer viewer : {Viewer(kSouth), Viewer(kNorth), Viewer()}) {
        ASSERT_TRUE(same_bytes(position.seen_by(viewer), position));
      }
    }
  });
  EXPECT_GT(views, 4000);
}

TEST(TwoPathsLaws, NobodyButTheMoverCanTellTheHiddenSidesOfTheVectors) {
  int views = 0;
  for (const char* file : {"two-paths-games.tsv", "two-paths-8-rows-games.tsv"}) {
    for (const testing::VectorLine& line : testing::read_vectors(file)) {
      if (line.fields.at(1) != "e w") continue;
      check_views(at(line.fields[0]));
      ++views;
    }
  }
  EXPECT_GT(views, 1000);
}

// The goal and the spaces that an animal of the seat may stand on.
std::vector<Space> spaces_of(Seat seat, int rows) {
  std::vector<Space> spaces = {Space::goal(seat)};
  const int first = seat == kSouth ? 1 : 2;
  for (int row = first; row < first + rows - 1; ++row) {
    for (int column = 0; column < kColumns; ++column) spaces.push_back(Space::at(column, row));
  }
  return spaces;
}

// Every position with South to choose, up to exchanging the kinds: that exchanges pairs of a South
// and a North animal, so each set of three pairs comes up once.
template <class Visit>
void visit_all_positions(int rows, Visit&& visit) {
  std::vector<std::array<Space, 2>> pairs;
  for (const Space south : spaces_of(kSouth, rows)) {
    for (const Space north : spaces_of(kNorth, rows)) {
      if (south != north) pairs.push_back({south, north});
    }
  }
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (std::size_t j = i; j < pairs.size(); ++j) {
      for (std::size_t k = j; k < pairs.size(); ++k) {
        const Animals animals = {
            {{pairs[i][0], pairs[j][0], pairs[k][0]}, {pairs[i][1], pairs[j][1], pairs[k][1]}}};
        const std::optional<Position> position = Position::arranged(rows, animals, kSouth, 1);
        if (position && position->phase() == Phase::choosing) visit(*position);
      }
    }
  }
}

bool has_an_animal_to_announce(const Position& position) {
  return std::ranges::any_of(kKinds, [&](Kind kind) { return position.may_announce(kind); });
}

TEST(TwoPathsLaws, WithSevenRowsThereAre3313596PositionsUpToExchangingTheKinds) {
  int positions = 0;
  visit_all_positions(7, [&](const Position&) { ++positions; });
  EXPECT_EQ(positions, 3313596);
}

TEST(TwoPathsLaws, TheMoverAlwaysHasAnAnimalToAnnounce) {  // P8; turned, the same goes for North
  for (const int rows : {7, 8}) {
    int stuck = 0;
    visit_all_positions(rows, [&](const Position& position) {
      stuck += has_an_animal_to_announce(position) ? 0 : 1;
    });
    EXPECT_EQ(stuck, 0) << rows;
  }
}

}  // namespace
}  // namespace menagerie::two_paths

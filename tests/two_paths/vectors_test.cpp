// Recorded games and solved positions that the rules must agree with, line by line.
#include <gtest/gtest.h>

#include "two_paths/positions.h"

namespace menagerie::two_paths {
namespace {

// A finished game's line: position, no legal actions, "winner s".
void check_end(const Position& position, const std::string& result) {
  ASSERT_EQ(position.node().turn, Turn::over);
  const int winner = position.outcome().winner();
  ASSERT_TRUE(winner == kSouth.index || winner == kNorth.index);
  const Seat seat = kBothSeats[static_cast<std::size_t>(winner)];
  EXPECT_EQ("winner " + std::string(Game::seat_name(seat)), result);
  EXPECT_EQ(position.scores()[seat.index], 3);
}

// The games of a file: position, legal actions, action.
void check_games(const std::string& file, int rows, int expected_games) {
  int games = 0;
  std::string expected;  // the position that the line before leads to
  for (const testing::VectorLine& line : testing::read_vectors(file)) {
    SCOPED_TRACE(file + ":" + std::to_string(line.number));
    ASSERT_EQ(line.fields.size(), 3U);
    const std::string& text = line.fields[0];
    const std::string& action = line.fields[2];
    EXPECT_TRUE(expected.empty() || text == expected) << expected;
    const Position position = at(text);
    EXPECT_EQ(position.text(), text);
    EXPECT_EQ(position.rows(), rows);
    EXPECT_EQ(legal_text(position), line.fields[1]);
    if (line.fields[1].empty()) {
      check_end(position, action);
      expected.clear();
      ++games;
    } else {
      expected = after(position, action).text();
    }
  }
  EXPECT_EQ(expected, "") << "the last game has no end";
  EXPECT_EQ(games, expected_games);
}

TEST(TwoPathsVectors, GamesOnSevenRows) {
  check_games("two-paths-games.tsv", 7, 40);
}

TEST(TwoPathsVectors, GamesOnEightRows) {
  check_games("two-paths-8-rows-games.tsv", 8, 10);
}

TEST(TwoPathsVectors, SolvedPositionsListTheAnimalsThatMayBeAnnounced) {
  for (const testing::VectorLine& line : testing::read_vectors("two-paths-values.tsv")) {
    SCOPED_TRACE("two-paths-values.tsv:" + std::to_string(line.number));
    ASSERT_GE(line.fields.size(), 3U);
    const Position position = at(line.fields[0]);
    EXPECT_EQ(position.text(), line.fields[0]);
    std::string expected;
    for (const Kind kind : kKinds) {
      for (std::size_t i = 2; i < line.fields.size(); ++i) {
        const char listed = line.fields[i].front();
        ASSERT_TRUE(listed == 'F' || listed == 'G' || listed == 'H');
        if (listed != letter(kind)) continue;
        for (const Side side : kSides) {
          if (!expected.empty()) expected += ' ';
          expected += {letter(kind), letter(side)};
        }
      }
    }
    EXPECT_EQ(legal_text(position), expected);
  }
}

}  // namespace
}  // namespace menagerie::two_paths

// Every line of the vector files: the position reads and prints back, its legal list is exact, and
// its action leads to the next line.
#include "support/vectors.h"

#include <gtest/gtest.h>

#include "helpers.h"

namespace menagerie::totem {
namespace {

using menagerie::testing::read_vectors;
using menagerie::testing::VectorLine;

// A position that prints back as it was written.
Position written(const std::string& text) {
  const Position now = position(text);
  EXPECT_EQ(now.text(), text);
  return now;
}

std::string legal_list(const Position& now) {
  return now.node().turn == Turn::chance ? "roll" : legal(now);
}

void expect_over(const Position& position, const std::string& words) {
  ASSERT_EQ(position.node().turn, Turn::over);
  const int winner = position.outcome().winner();
  EXPECT_EQ("winner " + (winner < 0 ? "draw" : std::to_string(winner + 1)), words);
}

void expect_next(const std::string& before, const std::string& action, const std::string& next) {
  EXPECT_EQ(after(before, action), next);
  Position now = position(before);
  now.apply(*Position::parse_action(action));
  EXPECT_EQ(now, written(next));
  EXPECT_EQ(now.key(), written(next).key());
}

TEST(TotemVectors, GamesPlayAsWritten) {
  const std::vector<VectorLine> lines = read_vectors("totem-games.tsv");
  EXPECT_EQ(lines.size(), 6276U);
  int games = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    SCOPED_TRACE("totem-games.tsv:" + std::to_string(lines[i].number));
    ASSERT_EQ(lines[i].fields.size(), 3U);
    const Position now = written(lines[i].fields[0]);
    EXPECT_EQ(legal_list(now), lines[i].fields[1]);
    if (lines[i].fields[1].empty()) {
      expect_over(now, lines[i].fields[2]);
      ++games;
      continue;
    }
    ASSERT_LT(i + 1, lines.size());
    expect_next(lines[i].fields[0], lines[i].fields[2], lines[i + 1].fields[0]);
  }
  EXPECT_EQ(games, 18);
}

TEST(TotemVectors, RareCasesComeOutAsWritten) {
  const std::vector<VectorLine> lines = read_vectors("totem-cases.tsv");
  EXPECT_EQ(lines.size(), 10U);
  for (const VectorLine& line : lines) {
    SCOPED_TRACE("totem-cases.tsv:" + std::to_string(line.number));
    ASSERT_GE(line.fields.size(), 4U);
    const Position now = written(line.fields[0]);
    EXPECT_EQ(legal_list(now), line.fields[1]);
    expect_next(line.fields[0], line.fields[2], line.fields[3]);
    const Position next = written(line.fields[3]);
    if (line.fields.size() > 4) {
      expect_over(next, line.fields[4]);
    } else {
      EXPECT_NE(next.node().turn, Turn::over);
    }
  }
}

}  // namespace
}  // namespace menagerie::totem

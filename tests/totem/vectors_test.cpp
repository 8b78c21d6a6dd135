// Every line of the vector files: the position reads and prints back, its legal list is exact, and
// its action leads to the next line.
#include "support/vectors.h"

#include <gtest/gtest.h>

#include "core/play.h"
#include "games/totem/position.h"

namespace menagerie::totem {
namespace {

using menagerie::testing::read_vectors;
using menagerie::testing::split;
using menagerie::testing::VectorLine;

Position parsed(const std::string& text) {
  const Result<Position> position = Position::parse(text);
  EXPECT_TRUE(position) << text << "\n" << (position ? "" : position.error().full_sentence());
  if (!position) return {};
  EXPECT_EQ(position->text(), text);
  return *position;
}

std::string legal_list(const Position& position) {
  if (position.node().turn == Turn::chance) return "roll";
  Position::Actions actions;
  position.legal(actions);
  std::string list;
  for (const Action action : actions) {
    if (!list.empty()) list += ';';
    list += Position::action_text(action);
  }
  return list;
}

void expect_over(const Position& position, const std::string& words) {
  ASSERT_EQ(position.node().turn, Turn::over);
  const int winner = position.outcome().winner();
  EXPECT_EQ("winner " + (winner < 0 ? "draw" : std::to_string(winner + 1)), words);
}

Position after(const Position& position, const std::string& action_text) {
  const Result<Action> action = legal_action(position, action_text);
  EXPECT_TRUE(action) << action_text;
  Position next = position;
  if (action) {
    EXPECT_EQ(Position::action_text(*action), action_text);
    next.apply(*action);
  }
  return next;
}

TEST(TotemVectors, GamesPlayAsWritten) {
  const std::vector<VectorLine> lines = read_vectors("totem-games.tsv");
  EXPECT_EQ(lines.size(), 6276U);
  int games = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    SCOPED_TRACE("totem-games.tsv:" + std::to_string(lines[i].number));
    ASSERT_EQ(lines[i].fields.size(), 3U);
    const Position position = parsed(lines[i].fields[0]);
    EXPECT_EQ(legal_list(position), lines[i].fields[1]);
    if (lines[i].fields[1].empty()) {
      expect_over(position, lines[i].fields[2]);
      ++games;
      continue;
    }
    ASSERT_LT(i + 1, lines.size());
    const Position next = after(position, lines[i].fields[2]);
    EXPECT_EQ(next.text(), lines[i + 1].fields[0]);
    EXPECT_EQ(next, parsed(lines[i + 1].fields[0]));
    EXPECT_EQ(next.key(), parsed(lines[i + 1].fields[0]).key());
  }
  EXPECT_EQ(games, 18);
}

TEST(TotemVectors, RareCasesComeOutAsWritten) {
  const std::vector<VectorLine> lines = read_vectors("totem-cases.tsv");
  EXPECT_EQ(lines.size(), 10U);
  for (const VectorLine& line : lines) {
    SCOPED_TRACE("totem-cases.tsv:" + std::to_string(line.number));
    ASSERT_GE(line.fields.size(), 4U);
    const Position position = parsed(line.fields[0]);
    EXPECT_EQ(legal_list(position), line.fields[1]);
    const Position next = after(position, line.fields[2]);
    EXPECT_EQ(next.text(), line.fields[3]);
    EXPECT_EQ(next, parsed(line.fields[3]));
    EXPECT_EQ(next.key(), parsed(line.fields[3]).key());
    if (line.fields.size() > 4) {
      expect_over(next, line.fields[4]);
    } else {
      EXPECT_NE(next.node().turn, Turn::over);
    }
  }
}

}  // namespace
}  // namespace menagerie::totem

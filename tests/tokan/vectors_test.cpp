// Every line of every vector file of Tokan: text, legal moves, the next position, scores, counts.
#include "support/vectors.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <unordered_map>

#include "core/play.h"
#include "games/tokan/game.h"
#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

using menagerie::testing::read_vectors;
using menagerie::testing::split;
using menagerie::testing::VectorLine;

// "end classic 11 13 heads 14 15 headswinner b" against the position.
void expect_end(const std::string& text, const std::string& end, Options options = {}) {
  const std::vector<std::string> words = split(end, ' ');
  ASSERT_EQ(words.size(), 9U);
  const Field classic = field_of(text, options);
  options.scoring = Scoring::heads;
  const Field heads = field_of(text, options);
  EXPECT_EQ(classic.node().turn, Turn::over);
  EXPECT_EQ(classic.count_legal(), 0U);
  EXPECT_EQ(std::to_string(classic.scores()[0]), words[2]);
  EXPECT_EQ(std::to_string(classic.scores()[1]), words[3]);
  EXPECT_EQ(std::to_string(heads.scores()[0]), words[5]);
  EXPECT_EQ(std::to_string(heads.scores()[1]), words[6]);
  const int winner = heads.outcome().winner();
  EXPECT_EQ(winner < 0 ? "-" : winner == 0 ? "r" : "b", words[8]);
  const Scores points = classic.scores();
  const int expected = points[0] == points[1] ? -1 : points[0] > points[1] ? 0 : 1;
  EXPECT_EQ(classic.outcome().winner(), expected);
}

// How many games the file holds, each of them as it stands there.
int games_of(const char* file, const Options& options) {
  const std::vector<VectorLine> lines = read_vectors(file);
  int games = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    SCOPED_TRACE("line " + std::to_string(lines[i].number));
    const std::vector<std::string>& fields = lines[i].fields;
    if (fields.size() != 3) {
      ADD_FAILURE() << "three fields expected";
      return games;
    }
    Position position = position_of(fields[0], options);
    EXPECT_EQ(position.text(), fields[0]);
    EXPECT_EQ(legal_texts(position), fields[1]);
    EXPECT_EQ(position.count_legal(), split(fields[1], ' ').size());
    if (fields[2].starts_with("end ")) {
      expect_end(fields[0], fields[2], options);
      ++games;
      continue;
    }
    EXPECT_EQ(position.node().turn, Turn::decision);
    position.apply(action_of(position, fields[2]));
    if (i + 1 == lines.size()) {
      ADD_FAILURE() << "the last game does not end";
      return games;
    }
    EXPECT_EQ(position.text(), lines[i + 1].fields[0]);
    const Position next = position_of(lines[i + 1].fields[0], options);
    EXPECT_EQ(position, next);
    EXPECT_EQ(position.key(), next.key());
  }
  return games;
}

TEST(TokanVectors, GamesHaveTheirMovesPositionsAndResults) {
  EXPECT_EQ(games_of("tokan-games.tsv", {}), 40);
}

TEST(TokanVectors, GamesThatEndWhenEitherIsStuckHaveTheirMovesPositionsAndResults) {  // T11
  EXPECT_EQ(games_of("tokan-ends-either-games.tsv", {.ends = Ends::either}), 40);
}

TEST(TokanVectors, GamesInWhichAllMovesUpHaveTheirMovesPositionsAndResults) {  // T10
  EXPECT_EQ(games_of("tokan-gaps-all-games.tsv", {.gaps = Gaps::all}), 40);
}

TEST(TokanVectors, TiesOfHeadsAreBrokenByTowers) {  // T13
  for (const VectorLine& line : read_vectors("tokan-ties.tsv")) {
    SCOPED_TRACE("line " + std::to_string(line.number));
    ASSERT_EQ(line.fields.size(), 3U);
    EXPECT_EQ(position_of(line.fields[0]).text(), line.fields[0]);
    EXPECT_EQ(line.fields[1], "");
    expect_end(line.fields[0], line.fields[2]);
  }
}

TEST(TokanVectors, PerftCountsSequences) {
  for (const VectorLine& line : read_vectors("tokan-perft.tsv")) {
    SCOPED_TRACE("line " + std::to_string(line.number));
    ASSERT_EQ(line.fields.size(), 3U);
    const Position position = position_of(line.fields[0]);
    EXPECT_EQ(position.text(), line.fields[0]);
    EXPECT_EQ(std::to_string(perft(position, std::stoi(line.fields[1]))), line.fields[2]);
  }
}

using Known = std::unordered_map<std::uint64_t, int>;

// The result by classic score for the side to move, remembered by key. Moves that leave the
// opponent the fewest replies come first: they are refuted or won fastest.
int solve(const Field& field, Known& known) {
  if (const auto found = known.find(field.key()); found != known.end()) return found->second;
  Actions actions;
  field.legal(actions);
  int best = -1;
  if (actions.empty()) {
    const int winner = field.outcome().winner();
    best = winner < 0 ? 0 : winner == seat_of(field.side()).index ? 1 : -1;
  }
  std::vector<std::pair<std::uint64_t, Field>> children;
  for (const Action action : actions) {
    Field next = field;
    next.apply(action);
    if (const auto found = known.find(next.key()); found != known.end() && found->second == -1) {
      return 1;
    }
    children.emplace_back(next.count_legal(), next);
  }
  std::ranges::sort(children, {}, &std::pair<std::uint64_t, Field>::first);
  for (const auto& [replies, next] : children) {
    best = std::max(best, -solve(next, known));
    if (best == 1) break;
  }
  known.emplace(field.key(), best);
  return best;
}

TEST(TokanVectors, SolvedPositionsHaveTheirResults) {
  for (const VectorLine& line : read_vectors("tokan-solved.tsv")) {
    SCOPED_TRACE("line " + std::to_string(line.number));
    ASSERT_EQ(line.fields.size(), 2U);
    const Field field = field_of(line.fields[0]);
    EXPECT_EQ(field.text(), line.fields[0]);
    Known known;
    EXPECT_EQ(std::to_string(solve(field, known)), line.fields[1]);
  }
}

}  // namespace
}  // namespace menagerie::tokan

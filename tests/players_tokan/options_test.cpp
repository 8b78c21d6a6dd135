// The player under the table options of T10 and T11: what it proves is what comes of trying
// everything, and nothing found under one option is used under another.
#include <gtest/gtest.h>

#include "core/play.h"
#include "games/tokan/game.h"
#include "players/tokan/judge.h"
#include "players/tokan/player.h"
#include "players/tokan/proof.h"
#include "search/alpha_beta.h"
#include "tokan/plain_rules.h"
#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

constexpr std::size_t kTable = std::size_t{1} << 20;

std::vector<Options> all_options() {
  std::vector<Options> all;
  for (const Scoring scoring : {Scoring::classic, Scoring::heads}) {
    for (const Ends ends : {Ends::turn, Ends::either}) {
      for (const Gaps gaps : {Gaps::run, Gaps::all}) {
        all.push_back({.scoring = scoring, .ends = ends, .gaps = gaps});
      }
    }
  }
  return all;
}

// The result for the side to move by trying everything, as long as `left` positions are enough.
std::optional<int> tried(const PlainField& field, int& left) {
  if (--left < 0) return std::nullopt;
  const std::vector<std::string> moves = field.legal();
  if (moves.empty()) return field.side() == 'r' ? field.leader() : -field.leader();
  int best = -1;
  for (const std::string& move : moves) {
    PlainField next = field;
    next.play(move);
    const std::optional<int> answer = tried(next, left);
    if (!answer) return std::nullopt;
    best = std::max(best, -*answer);
  }
  return best;
}

// A position by its text, and what comes of it under each of all_options().
struct Study {
  std::string text;
  std::vector<int> results;
};

// Late positions of random games that are small enough to be tried out under every option.
std::vector<Study> found_studies() {
  std::vector<Study> all;
  for (std::uint64_t seed = 1; all.size() < 25; ++seed) {
    Generator random(seed);
    Field field = *Game::start({}, random).field();
    for (std::uint64_t ply = 0; ply < 13 + seed % 5 && field.count_legal() > 0; ++ply) {
      field.apply(random_action(field, random));
    }
    Study study{field.text(), {}};
    for (const Options& options : all_options()) {
      int left = 1200;
      const auto result = tried(PlainField(study.text, options.play_rules()), left);
      if (result) study.results.push_back(*result);
    }
    if (study.results.size() == all_options().size()) all.push_back(study);
  }
  return all;
}

const std::vector<Study>& studies() {
  static const std::vector<Study> all = found_studies();
  return all;
}

TEST(TokanPlayerOptions, ProofsAreWhatComesOfTryingEverything) {  // T10, T11
  const Proof::Enough never = [](std::uint64_t) { return false; };
  int differ = 0;
  for (const Study& study : studies()) {
    for (std::size_t i = 0; i < study.results.size(); ++i) {
      const Field field = field_of(study.text, all_options()[i]);
      Proof proof(field, kTable);
      EXPECT_EQ(proof.work(never), study.results[i]) << study.text << " " << i;
      differ += study.results[i] != study.results[i / 4 * 4] ? 1 : 0;
    }
  }
  EXPECT_GT(differ, 5);
}

TEST(TokanPlayerOptions, OneTableServesAllOptionsAndMixesNone) {  // T10, T11
  search::TranspositionTable table(kTable);
  search::AlphaBeta<Judge> search(table);
  for (const Study& study : studies()) {
    for (std::size_t i = 0; i < study.results.size(); ++i) {
      const Field field = field_of(study.text, all_options()[i]);
      int value = search.prove(field, 0, 1);
      if (value <= 0) value = search.prove(field, -1, 0);
      EXPECT_EQ((value > 0) - (value < 0), study.results[i]) << study.text << " " << i;
    }
  }
}

Watch<Position> at_most(std::uint64_t nodes) {
  Watch<Position> watch;
  watch.enough = [nodes](std::uint64_t searched) { return searched >= nodes; };
  return watch;
}

TEST(TokanPlayerOptions, APlayerWhoWasAskedUnderOneOptionAnswersAnotherAsAFreshOne) {
  Player used(kTable);
  for (const std::uint64_t seed : {2U, 3U, 5U}) {
    Generator random(seed);
    Field start = *Game::start({}, random).field();
    for (int ply = 0; ply < 8; ++ply) start.apply(random_action(start, random));
    for (const Options& options : all_options()) {
      const Position position = position_of(start.text(), options);
      if (position.node().turn == Turn::over) continue;
      Player fresh(kTable);
      const Analysis<Position> expected = fresh.analyse(position, at_most(20'000), 3);
      const Analysis<Position> found = used.analyse(position, at_most(20'000), 3);
      EXPECT_EQ(found.value, expected.value);
      EXPECT_EQ(found.nodes, expected.nodes);
      EXPECT_EQ(found.pv, expected.pv);
      for (int level = 1; level <= kLevels; ++level) {
        Generator one(seed);
        Generator two(seed);
        const Action chosen = fresh.choose(position, level, one, at_most(500));
        EXPECT_EQ(used.choose(position, level, two, at_most(500)), chosen) << "level " << level;
      }
    }
  }
}

TEST(TokanPlayerOptions, AnAnalysisProvesWhatComesOfTryingEverything) {  // T10, T11
  Player player(kTable);
  for (const Study& study : studies()) {
    for (std::size_t i = 0; i < study.results.size(); ++i) {
      const Position position = position_of(study.text, all_options()[i]);
      const Analysis<Position> found = player.analyse(position, at_most(1'000'000));
      ASSERT_TRUE(found.exact) << study.text;
      const double value = found.value[position.node().seat.index];
      EXPECT_EQ(value, (study.results[i] + 1) / 2.0) << study.text << " " << i;
    }
  }
}

}  // namespace
}  // namespace menagerie::tokan

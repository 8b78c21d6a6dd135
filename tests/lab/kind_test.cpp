// What the kinds of experiments find out.
#include <gtest/gtest.h>

#include "lab/laboratory.h"

namespace menagerie::lab {
namespace {

// The result of one task, done without a folder.
Json task_of(const Study& study, std::uint64_t number) {
  const Result<std::optional<Json>> result = study.experiment->worker()->run(number, {});
  EXPECT_TRUE(result && *result) << number;
  return result && *result ? **result : Json();
}

const ReportTable& table(const Report& report, std::string_view name) {
  return *std::ranges::find(report.tables, name, &ReportTable::name);
}

TEST(Kinds, OptionsBeginEveryCaseAlike) {
  const Study study = study_in(
      "kind = options\ngame = tokan\nlevels = random\ngames = 4\nchanges = score=heads gaps=all\n");
  for (std::uint64_t game = 0; game < 4; ++game) {
    EXPECT_EQ(task_of(study, game)["beginner"], task_of(study, 4 + game)["beginner"]);
    // Scored otherwise, the same random moves are played.
    EXPECT_EQ(task_of(study, game)["turns"], task_of(study, 4 + game)["turns"]);
  }
}

TEST(Kinds, BalanceTellsWhatTotemPlayersDid) {
  const Study study = study_in(
      "kind = balance\ngame = totem\noption.seats = 3\noption.quiet_limit = 20\nlevels = 1\ngames "
      "= 2\n");
  const Json game = task_of(study, 1);
  EXPECT_EQ(game["exchanged"].size(), 3U);
  EXPECT_GT(game["turns"].get<int>(), 5);
  EXPECT_LE(game["quiet"].get<int>(), 20);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_LE(game["exchanged"][seat].get<int>(), game["could_exchange"][seat].get<int>());
  }
}

TEST(Kinds, SkillIsNothingBetweenEqualsAndAllWhereTheBetterAlwaysWins) {
  const Study study = study_in("kind = luck\ngame = tokan\nlevels = 1 2 3\nrounds = 2\n");
  std::vector<Json> equal;
  std::vector<Json> sure;
  for (std::uint64_t task = 0; task < 12; ++task) {
    const bool same_level = task / 2 == 0 || task / 2 == 2 || task / 2 == 5;
    const Json one_each = {{"task", task}, {"case", task / 2}, {"wins", 1},    {"draws", 0},
                           {"losses", 1},  {"points", 1.0},    {"actions", 40}};
    Json both = one_each;
    both["wins"] = 2;
    both["losses"] = 0;
    both["points"] = 2.0;
    equal.push_back(one_each);
    sure.push_back(same_level ? one_each : both);
  }
  EXPECT_EQ(table(study.experiment->report(equal), "luck").rows[0][0]["value"], 0.0);
  // Three of six pairs are of equals, whose games nothing explains.
  EXPECT_EQ(table(study.experiment->report(sure), "luck").rows[0][0]["value"], 0.5);
}

TEST(Kinds, OpenDealsAreBoundsOfShares) {
  const Study study = study_in("kind = proofs\ndeals = 1-4\nnodes = 100\n");
  std::vector<Json> lines;
  for (const Json& result : {Json(1), Json(1), Json(-1), Json()}) {
    lines.push_back({{"task", lines.size()},
                     {"case", 0},
                     {"deal", lines.size() + 1},
                     {"beginner", "r"},
                     {"result", result},
                     {"move", ""},
                     {"seconds", 1}});
  }
  const Report report = study.experiment->report(lines);
  const Json wins = table(report, "beginner").rows[0][3];
  EXPECT_EQ(wins["low"], 0.5);
  EXPECT_EQ(wins["high"], 0.75);
  EXPECT_EQ(table(report, "deals").rows[3][3], "open");
}

TEST(Kinds, LevelsAreComparedWithAProof) {
  const std::string plan =
      "kind = agreement\ndeals = 31\nplies = 14\nlevels = 8\nnodes = 10000000\njudge = 100\n";
  const Json line = task_of(study_in(plan), 0);
  ASSERT_FALSE(line["result"].is_null());
  EXPECT_TRUE(line["kept"]["8"].is_boolean());
  const double chance = line["judged"]["100"].get<double>();
  EXPECT_TRUE(chance >= 0 && chance <= 1);
}

TEST(Kinds, AnOpenProofLeavesAFileThatTheNextTakesUp) {
  const testing::Folder place;
  const std::string plan = "kind = proofs\ndeals = 5\nnodes = 300000\nmemory = 16\n";
  const Study study = study_in(plan);
  Surroundings surroundings;
  surroundings.folder = place.path();
  const auto worker = study.experiment->worker();
  const auto first = worker->run(0, surroundings);
  ASSERT_TRUE(first && *first);
  EXPECT_TRUE((**first)["result"].is_null());
  EXPECT_FALSE(place.read("proofs/deal-5.proof").empty());
  const auto second = worker->run(0, surroundings);
  ASSERT_TRUE(second && *second);
  // A file of another deal is nobody's to replace.
  place.write("proofs/deal-5.proof", "a letter");
  EXPECT_FALSE(worker->run(0, surroundings));
  EXPECT_EQ(place.read("proofs/deal-5.proof"), "a letter");
}

TEST(Kinds, TwoPathsHasItsKnownValue) {
  const Json line = task_of(study_in("kind = two-paths-exact\n"), 0);
  EXPECT_NEAR(line["values"]["best"].get<double>(), 0.503374557123, 1e-9);
}

}  // namespace
}  // namespace menagerie::lab

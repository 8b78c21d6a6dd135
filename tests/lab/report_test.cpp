// Reports, compared with those on file. `MENAGERIE_GOLDEN=write` writes them anew.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "lab/laboratory.h"

namespace menagerie::lab {
namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

class Golden : public ::testing::TestWithParam<const char*> {};

TEST_P(Golden, ReportsAreThoseOnFile) {
  const fs::path golden = fs::path(MENAGERIE_TESTS) / "lab/golden" / GetParam();
  const std::string plan = read_file(golden / "plan.txt");
  const testing::Folder place;
  const Folder folder = folder_in(place, plan);
  const Study study = study_in(plan);
  ASSERT_TRUE(run_all(folder, *study.experiment, study.shards, {.threads = 2}));
  ASSERT_TRUE(merge(folder, study));
  ASSERT_TRUE(report(folder, study));
  int compared = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
    if (!entry.is_regular_file() || entry.path().filename() == "plan.txt") continue;
    const std::string name = entry.path().filename().string();
    if (const char* const write = std::getenv("MENAGERIE_GOLDEN"); write != nullptr) {
      fs::copy_file(entry.path(), golden / name, fs::copy_options::overwrite_existing);
    }
    EXPECT_EQ(read_file(entry.path()), read_file(golden / name)) << name;
    ++compared;
  }
  EXPECT_GE(compared, 4);
}

INSTANTIATE_TEST_SUITE_P(Plans, Golden,
                         ::testing::Values("match", "balance", "options", "luck", "agreement"));

TEST(Reports, OneOfCheckpointsSaysHowMuchIsMissing) {
  const testing::Folder place;
  const Folder folder = folder_in(place, kSmallPlan);
  const Study study = study_in(kSmallPlan);
  ASSERT_TRUE(run_shard(folder, *study.experiment, {1, 4}, {}));
  const Result<Reported> reported = report(folder, study);
  ASSERT_TRUE(reported);
  EXPECT_NE(reported->markdown.find("tasks: 7 of 26"), std::string::npos);
  EXPECT_EQ(Json::parse(reported->json)["done"], 7);
}

TEST(Reports, APictureHasEveryRowAndNoMarkup) {
  const Plot plot{
      "p", "A < B", "axis", {{"<one>", {0.1, 0.2, 0.3}}, {"two", {0.4, 0.5, 0.6}}}, 0.5};
  const std::string svg = svg_of(plot);
  EXPECT_NE(svg.find("&lt;one&gt;"), std::string::npos);
  EXPECT_EQ(svg.find("<one>"), std::string::npos);
  EXPECT_NE(svg.find("A &lt; B"), std::string::npos);
}

}  // namespace
}  // namespace menagerie::lab

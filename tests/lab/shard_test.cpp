// Shards: whoever runs them, in whatever parts and however often, the result is the same.
#include <atomic>
#include <gtest/gtest.h>

#include "lab/laboratory.h"

namespace menagerie::lab {
namespace {

// The merged result of a plan, run by so many threads.
std::string result_of(const testing::Folder& place, const std::string& plan, int threads) {
  const Folder folder = folder_in(place, plan);
  const Study study = study_in(plan);
  const Result<RunEnd> end = run_all(folder, *study.experiment, study.shards, {.threads = threads});
  EXPECT_TRUE(end && *end == RunEnd::done);
  const Result<Merged> merged = merge(folder, study);
  EXPECT_TRUE(merged && merged->missing.empty());
  return place.read("results/result.jsonl");
}

TEST(Shards, ThreadsChangeNothing) {
  const testing::Folder one;
  const testing::Folder four;
  const std::string result = result_of(one, kSmallPlan, 1);
  EXPECT_EQ(result, result_of(four, kSmallPlan, 4));
  EXPECT_EQ(std::ranges::count(result, '\n'), 27);
}

TEST(Shards, OneRunTwiceFindsItsResultAndEnds) {
  const testing::Folder place;
  const Folder folder = folder_in(place, kSmallPlan);
  const Study study = study_in(kSmallPlan);
  const Shard shard{2, 4};
  ASSERT_TRUE(run_shard(folder, *study.experiment, shard, {}));
  EXPECT_TRUE(folder.is_done(shard));
  const std::string before = place.read("results/shards/2-of-4.jsonl");
  // Whoever did a task now would be stopped.
  const Result<RunEnd> again =
      run_shard(folder, *study.experiment, shard, {.stopped = [] { return true; }});
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, RunEnd::done);
  EXPECT_EQ(place.read("results/shards/2-of-4.jsonl"), before);
}

TEST(Shards, OneThatIsStoppedKeepsItsCheckpointAndGoesOn) {
  const testing::Folder whole;
  const std::string expected = result_of(whole, kSmallPlan, 1);
  const testing::Folder place;
  const Folder folder = folder_in(place, kSmallPlan);
  const Study study = study_in(kSmallPlan);
  std::size_t most = 0;
  int runs = 0;
  for (bool done = false; !done; ++runs) {
    ASSERT_LT(runs, 100);
    std::atomic<int> asked = 0;
    const Result<RunEnd> end = run_all(folder, *study.experiment, study.shards,
                                       {.stopped = [&] { return ++asked > 1000; }});
    ASSERT_TRUE(end) << end.error().full_sentence();
    done = *end == RunEnd::done;
    const Result<TaskResults> kept = folder.gather(true);
    ASSERT_TRUE(kept);
    EXPECT_GE(kept->size(), most);  // nothing that was kept is lost
    most = kept->size();
  }
  EXPECT_GT(runs, 2);
  ASSERT_TRUE(merge(folder, study));
  EXPECT_EQ(place.read("results/result.jsonl"), expected);
}

TEST(Shards, AnotherNumberOfThemGivesTheSameResult) {
  const testing::Folder whole;
  const std::string expected = result_of(whole, kSmallPlan, 1);
  const testing::Folder place;
  const Folder folder = folder_in(place, kSmallPlan);
  const Study study = study_in(kSmallPlan);
  for (const std::uint32_t number : {1U, 2U, 3U}) {
    ASSERT_TRUE(run_shard(folder, *study.experiment, {number, 3}, {}));
  }
  ASSERT_TRUE(merge(folder, study));
  EXPECT_EQ(place.read("results/result.jsonl"), expected);
}

TEST(Shards, MergingSaysWhichAreMissing) {
  const testing::Folder place;
  const Folder folder = folder_in(place, kSmallPlan);
  const Study study = study_in(kSmallPlan);
  ASSERT_TRUE(run_shard(folder, *study.experiment, {2, 4}, {}));
  const Result<Merged> merged = merge(folder, study);
  ASSERT_TRUE(merged);
  EXPECT_EQ(merged->missing, (std::vector<std::uint32_t>{1, 3, 4}));
  EXPECT_EQ(merged->done, 7U);
  EXPECT_EQ(ranges_text(merged->missing), "1, 3-4");
  EXPECT_EQ(place.read("results/result.jsonl"), "");
}

TEST(Shards, OneFileOfAnotherPlanIsRefused) {
  const testing::Folder place;
  const Folder folder = folder_in(place, kSmallPlan);
  const Study study = study_in(kSmallPlan);
  place.write("results/shards/1-of-4.jsonl", "{\"plan\":\"0000000000000000\"}\n");
  EXPECT_FALSE(merge(folder, study));
  place.write("results/shards/1-of-4.jsonl", "half a li");
  EXPECT_FALSE(merge(folder, study));
}

TEST(Shards, AFolderBelongsToOnePlan) {
  const testing::Folder place;
  (void)folder_in(place, kSmallPlan);
  EXPECT_TRUE(Folder::open(place.path("results"), plan_of(kSmallPlan + "# a remark\n")));
  EXPECT_FALSE(Folder::open(place.path("results"), plan_of(kSmallPlan + "nodes = 7\n")));
}

TEST(Shards, TheirNamesAreRead) {
  EXPECT_EQ(parse_shard("3/8").value(), (Shard{3, 8}));
  for (const char* const wrong : {"", "3", "0/8", "9/8", "3/8/", "a/8", "3/100001", "-1/8"}) {
    EXPECT_FALSE(parse_shard(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace menagerie::lab

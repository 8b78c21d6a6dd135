#include "native/parallel.h"

#include <atomic>
#include <gtest/gtest.h>
#include <thread>

namespace menagerie {
namespace {

TEST(Parallel, EveryWorkerWorksAndTheFirstToBeDoneStopsTheOthers) {
  constexpr int kThreads = 4;
  std::atomic<int> at_work = 0;
  std::atomic<int> stopped = 0;
  const bool done = work_in_parallel({.threads = kThreads}, [&](const Stop& stop) {
    const bool last = ++at_work == kThreads;
    if (last) return true;
    while (!stop()) std::this_thread::yield();
    ++stopped;
    return false;
  });
  EXPECT_TRUE(done);
  EXPECT_EQ(stopped, kThreads - 1);
}

TEST(Parallel, AWorkerThatHasNothingLeftToDoLeavesTheOthersAtWork) {
  std::atomic<int> left = 100;
  std::atomic<int> done = 0;
  EXPECT_FALSE(work_in_parallel({.threads = 3}, [&](const Stop& stop) {
    while (left-- > 0) {
      if (stop()) return false;
      ++done;
    }
    return false;
  }));
  EXPECT_EQ(done, 100);
}

TEST(Parallel, ItEndsWhenItIsEnough) {
  std::atomic<int> asked = 0;
  const ParallelPlan plan{.threads = 2, .enough = [&] { return ++asked > 1000; }};
  EXPECT_FALSE(work_in_parallel(plan, [&](const Stop& stop) {
    while (!stop()) {
    }
    return false;
  }));
}

TEST(Parallel, NobodyWorksDuringACheckpointAndAllGoOnAfterIt) {
  std::atomic<int> working = 0;
  std::atomic<int> begun = 0;
  int checkpoints = 0;
  const ParallelPlan plan{.threads = 3,
                          .enough = [&] { return checkpoints == 5; },
                          .checkpoint =
                              [&] {
                                EXPECT_EQ(working, 0);
                                ++checkpoints;
                              },
                          .between_checkpoints = std::chrono::milliseconds(0)};
  EXPECT_FALSE(work_in_parallel(plan, [&](const Stop& stop) {
    ++begun;
    ++working;
    while (!stop()) std::this_thread::yield();
    --working;
    return false;
  }));
  EXPECT_EQ(checkpoints, 5);
  EXPECT_EQ(begun, 3 * 6);
}

TEST(Parallel, OnlyTheCallersThreadShowsProgress) {
  const std::thread::id caller = std::this_thread::get_id();
  std::atomic<int> strangers = 0;
  int shown = 0;
  const ParallelPlan plan{.threads = 3, .progress = [&] {
                            ++shown;
                            if (std::this_thread::get_id() != caller) ++strangers;
                          }};
  EXPECT_FALSE(work_in_parallel(plan, [](const Stop& stop) {
    for (int i = 0; i < 100; ++i) (void)stop();
    return false;
  }));
  EXPECT_EQ(strangers, 0);
  EXPECT_EQ(shown, 100);
}

}  // namespace
}  // namespace menagerie

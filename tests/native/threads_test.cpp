#include "native/threads.h"

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <list>
#include <new>
#include <stdexcept>
#include <string>
#include <sys/resource.h>

namespace menagerie {
namespace {

TEST(Threads, WhatAPieceOfWorkThrowsEndsThatPieceAlone) {
  std::atomic<int> done = 0;
  {
    Threads threads;
    threads.execute([] { throw std::bad_alloc(); });
    threads.execute([&] { ++done; });
  }
  EXPECT_EQ(done, 1);
}

TEST(Threads, AnAttemptTellsWhetherItSucceeded) {
  Threads threads;
  EXPECT_TRUE(threads.attempt([] {}));
  EXPECT_FALSE(threads.attempt([] { throw std::bad_alloc(); }));
  EXPECT_FALSE(threads.attempt([] { throw std::length_error("too long"); }));
}

#ifdef __has_feature
constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool kSanitized = false;
#endif

// Like a JSON list: to take it apart takes memory.
struct Untidy {
  ~Untidy() { std::string(std::size_t{4} << 20U, 'x').swap(last); }
  std::string last;
};

// Leaves the program as much memory as that beyond what it has.
void leave(std::size_t bytes) {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const rlim_t limit = pages * 4096 + bytes;
  const rlimit both{limit, limit};
  setrlimit(RLIMIT_AS, &both);
}

[[noreturn]] void run_out_of_memory_twice() {
  Threads threads;
  leave(std::size_t{64} << 20U);
  int survived = 0;
  for (int i = 0; i < 2; ++i) {
    const bool finished = threads.attempt([] {
      std::list<std::string> all;
      const Untidy untidy;  // goes first, while there is nothing left
      while (true) all.emplace_back(std::size_t{1} << 12U, 'x');
    });
    survived += finished ? 0 : 1;
  }
  std::exit(survived);
}

TEST(ThreadsDeathTest, ThereIsMemoryLeftToClearAwayWhatRanOutOfIt) {
  if (kSanitized) GTEST_SKIP() << "a sanitizer wants more addresses than any limit leaves";
  EXPECT_EXIT(run_out_of_memory_twice(), ::testing::ExitedWithCode(2), "");
}

TEST(Threads, WaitingEndsWithTheWorkOrWithTheTime) {
  Threads threads;
  EXPECT_TRUE(threads.wait(std::chrono::milliseconds(0)));
  std::atomic<bool> end = false;
  threads.execute([&] { end.wait(false); });
  EXPECT_FALSE(threads.wait(std::chrono::milliseconds(1)));
  end = true;
  end.notify_all();
  EXPECT_TRUE(threads.wait(std::chrono::hours(1)));
}

}  // namespace
}  // namespace menagerie

#include "native/threads.h"

#include <atomic>
#include <gtest/gtest.h>
#include <new>
#include <stdexcept>

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

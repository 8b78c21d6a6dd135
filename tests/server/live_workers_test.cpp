// Threads that work for all rooms: bounded, fair, and unharmed by what a piece of work throws.
#include <atomic>
#include <condition_variable>
#include <gtest/gtest.h>
#include <latch>
#include <mutex>
#include <new>
#include <string>
#include <vector>

#include "server/live/workers.h"

namespace menagerie::server {
namespace {

TEST(Workers, GroupsTakeTurnsOnOneThread) {
  std::vector<std::string> order;
  std::latch begin(1);
  std::latch done(6);
  Workers workers(1);
  workers.add("first", [&](std::size_t) { begin.wait(); });
  for (const char* const name : {"a1", "a2", "a3"}) {
    workers.add("a", [&, name](std::size_t) {
      order.emplace_back(name);
      done.count_down();
    });
  }
  for (const char* const name : {"b1", "c1", "d1"}) {
    workers.add(std::string(1, name[0]), [&, name](std::size_t) {
      order.emplace_back(name);
      done.count_down();
    });
  }
  begin.count_down();
  done.wait();
  EXPECT_EQ(order, (std::vector<std::string>{"a1", "b1", "c1", "d1", "a2", "a3"}));
}

TEST(Workers, WhatAPieceThrowsEndsThatPieceAlone) {
  std::latch done(1);
  Workers workers(1);
  workers.add("", [](std::size_t) { throw std::bad_alloc(); });
  workers.add("", [&](std::size_t) { done.count_down(); });
  done.wait();
  EXPECT_EQ(workers.waiting(), 0U);
}

TEST(Workers, EveryThreadWorks) {
  std::latch both(2);
  std::atomic<std::size_t> sum = 0;
  {
    Workers workers(2);
    for (int i = 0; i < 2; ++i) {
      workers.add("", [&](std::size_t thread) {
        sum += thread;
        both.arrive_and_wait();  // only if the other one is at work as well
      });
    }
    both.wait();
  }
  EXPECT_EQ(sum, 1U);
}

TEST(Workers, WhatWaitsWhenItEndsIsDropped) {
  std::atomic<int> ran = 0;
  std::latch at_work(1);
  std::latch go_on(1);
  {
    Workers workers(1);
    workers.add("", [&](std::size_t) {
      ++ran;
      at_work.count_down();
      go_on.wait();
    });
    for (int i = 0; i < 10; ++i) workers.add("", [&](std::size_t) { ++ran; });
    at_work.wait();
    workers.stop();
    go_on.count_down();
  }
  EXPECT_EQ(ran, 1);
}

}  // namespace
}  // namespace menagerie::server

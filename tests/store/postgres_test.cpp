// What is true of PostgreSQL alone: several nodes, hints between them, and a database that goes
// away.
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "messages/store.h"
#include "store/asked.h"
#include "store/memory_store.h"
#include "store/places.h"
#include "store/postgres_store.h"
#include "store/store.h"
#include "support/postgres_server.h"

namespace menagerie::store {
namespace {

using menagerie::testing::PostgresServer;

// What a node has heard, waited for.
class Ear {
 public:
  void attach(Store& store) {
    store.on_news([this](Store::News news) {
      const std::lock_guard lock(mutex_);
      heard_.push_back(news.room + " " + std::to_string(news.version) + " " + news.note);
      changed_.notify_all();
    });
  }
  // Waits until this was heard.
  void expect(const std::string& line) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return std::ranges::find(heard_, line) != heard_.end(); });
  }
  [[nodiscard]] std::vector<std::string> all() {
    const std::lock_guard lock(mutex_);
    return heard_;
  }
  void forget() {
    const std::lock_guard lock(mutex_);
    heard_.clear();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> heard_;
};

// Two nodes race for the numbers of a few rooms; every number goes to exactly one of them.
void race(Store& one, Store& two) {
  constexpr std::uint64_t kNumbers = 25;
  constexpr int kRooms = 3;
  std::atomic<std::uint64_t> won = 0;
  const auto run = [&](Store& store, int room) {
    for (std::uint64_t after = 0; after < kNumbers; ++after) {
      const Result<Appended> result =
          append_to(store, make_append("room" + std::to_string(room), after));
      ASSERT_TRUE(result) << result.error().sentence();
      if (*result == Appended::done) ++won;
    }
  };
  std::vector<std::thread> threads;
  for (int room = 0; room < kRooms; ++room) {
    threads.emplace_back(run, std::ref(one), room);
    threads.emplace_back(run, std::ref(two), room);
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(won, kNumbers * kRooms);
  for (int room = 0; room < kRooms; ++room) {
    EXPECT_EQ(read_from(two, "room" + std::to_string(room)), rows_from(1, kNumbers));
  }
}

// What both hear of each other.
void exchange_hints(Store& one, Store& two, Ear& ear_of_one, Ear& ear_of_two) {
  ASSERT_EQ(append_to(one, make_append("a", 0, 3)), Appended::done);
  ear_of_two.expect("a 3 ");
  ASSERT_EQ(append_to(two, make_append("a", 3)), Appended::done);
  ear_of_one.expect("a 4 ");
  two.send_note("a", R"({"here":"Zoë"})");
  ear_of_one.expect(R"(a 0 {"here":"Zoë"})");
  const std::string longest(4096, 'n');
  one.send_note("b", longest);
  ear_of_two.expect("b 0 " + longest);
  // A conflict is no news, and nobody hears of what it did itself.
  ASSERT_EQ(append_to(one, make_append("a", 0)), Appended::conflict);
  two.send_note("b", "end");
  ear_of_one.expect("b 0 end");
  EXPECT_EQ(ear_of_one.all().size(), 3U);
  EXPECT_EQ(ear_of_two.all().size(), 2U);
}

// Both know of every outage, whoever comes first; while one is up there is none.
void share_outages(Store& one, Store& two) {
  using enum Beat::Kind;
  EXPECT_EQ(beat_of(one, "one", 1'000, start), "");
  EXPECT_EQ(beat_of(two, "two", 1'500, start), "");
  EXPECT_EQ(beat_of(one, "one", 3'000), "");
  EXPECT_EQ(beat_of(two, "two", 3'100), "");
  EXPECT_EQ(beat_of(one, "one", 60'000, start), "3100-60000");
  EXPECT_EQ(beat_of(two, "two", 60'100, start), "3100-60000");
  // One is restarted while the other one is up, and then when it has been silent for long.
  EXPECT_EQ(beat_of(two, "two", 62'000), "3100-60000");
  EXPECT_EQ(beat_of(one, "one", 63'000, start), "3100-60000");
  EXPECT_EQ(beat_of(one, "one", 69'000, start), "3100-60000 63000-69000");
  EXPECT_EQ(beat_of(two, "two", 69'100), "3100-60000 63000-69000");
  // Both at the same time.
  std::thread other([&] { std::ignore = beat_of(two, "two", 200'000, start); });
  std::ignore = beat_of(one, "one", 200'000, start);
  other.join();
  EXPECT_EQ(beat_of(one, "one", 200'001), "3100-60000 63000-69000 69100-200000");
  EXPECT_EQ(beat_of(two, "two", 200'001), "3100-60000 63000-69000 69100-200000");
}

TEST(MemoryNodes, ShareWhatIsKnownOfOutages) {
  const auto nodes = make_memory_nodes(2);
  share_outages(*nodes[0], *nodes[1]);
}

TEST(MemoryNodes, RaceForEveryNumberAndOneWins) {
  const auto nodes = make_memory_nodes(2);
  race(*nodes[0], *nodes[1]);
}

TEST(MemoryNodes, HearOfEachOther) {
  const auto nodes = make_memory_nodes(2);
  Ear one;
  Ear two;
  one.attach(*nodes[0]);
  two.attach(*nodes[1]);
  exchange_hints(*nodes[0], *nodes[1], one, two);
}

class PostgresStore : public ::testing::Test {
 protected:
  void SetUp() override {
    if (place_.name().empty()) GTEST_SKIP() << "There is no PostgreSQL on this computer.";
  }
  static PostgresServer& server() { return *PostgresServer::shared(); }

  Place place_{Kind::postgres};
};

TEST_F(PostgresStore, TwoNodesRaceForEveryNumberAndOneWins) {
  const auto one = place_.open();
  const auto two = place_.open();
  race(*one, *two);
}

TEST_F(PostgresStore, NodesShareWhatIsKnownOfOutages) {
  const auto one = place_.open();
  const auto two = place_.open();
  share_outages(*one, *two);
}

TEST_F(PostgresStore, NodesHearOfEachOther) {
  Ear ear_of_one;
  Ear ear_of_two;
  const auto one = place_.open();
  ear_of_one.attach(*one);
  const auto two = place_.open();
  ear_of_two.attach(*two);
  // Each is told when it begins to listen.
  ear_of_one.expect(" 0 ");
  ear_of_two.expect(" 0 ");
  ear_of_one.forget();
  ear_of_two.forget();
  exchange_hints(*one, *two, ear_of_one, ear_of_two);
}

TEST_F(PostgresStore, WhoListensAgainIsToldThatHintsMayBeLost) {
  Ear ear;
  const auto store = place_.open();
  ear.attach(*store);
  ear.expect(" 0 ");
  ear.forget();
  server().stop();
  server().start();
  ear.expect(" 0 ");
}

TEST_F(PostgresStore, ManyNodesThatStartAtOnceMakeTheTablesOnce) {
  std::vector<std::thread> threads;
  std::atomic<int> opened = 0;
  for (int node = 0; node < 4; ++node) {
    threads.emplace_back([&] {
      const auto store = place_.open();
      if (store && append_to(*store, make_append("a", 0))) ++opened;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(opened, 4);
  EXPECT_EQ(read_from(*place_.open(), "a"), rows_from(1, 1));
}

TEST_F(PostgresStore, TablesOfANewerVersionAreRefused) {
  place_.open().reset();
  server().sql_at(place_.name(), "UPDATE menagerie.layout SET version = 7");
  const auto store = open_store(place_.name());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, messages::store_newer);
}

TEST_F(PostgresStore, WhileItIsAwayCallsFailAndAfterwardsTheyGoOn) {
  const auto store = place_.open();
  ASSERT_EQ(append_to(*store, make_append("a", 0)), Appended::done);
  server().stop();
  for (int attempt = 0; attempt < 20; ++attempt) {
    const Result<Appended> appended = append_to(*store, make_append("a", 1));
    ASSERT_FALSE(appended);
    EXPECT_EQ(appended.error().code, messages::store_unavailable);
    const auto rows = read_from(*store, "a");
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().code, messages::store_unavailable);
  }
  const auto second = open_store(place_.name());
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, messages::store_refused);
  server().start();
  Result<Appended> again = append_to(*store, make_append("a", 1));
  while (!again) again = append_to(*store, make_append("a", 1));
  EXPECT_EQ(again, Appended::done);
  auto rows = read_from(*store, "a");
  while (!rows) rows = read_from(*store, "a");
  EXPECT_EQ(rows, rows_from(1, 2));
}

TEST_F(PostgresStore, ARestartWhileNothingIsUnderWayIsNotNoticed) {
  const auto store = place_.open();
  ASSERT_EQ(append_to(*store, make_append("a", 0)), Appended::done);
  ASSERT_EQ(read_from(*store, "a"), rows_from(1, 1));
  server().stop();
  server().start();
  EXPECT_EQ(append_to(*store, make_append("a", 1)), Appended::done);
  EXPECT_EQ(read_from(*store, "a"), rows_from(1, 2));
}

TEST_F(PostgresStore, WhatWasAnsweredUnderLoadSurvivesRestarts) {
  const auto store = place_.open();
  std::atomic<bool> ending = false;
  std::atomic<int> restarts = 0;
  std::thread load([&] {
    // Each number is tried until it is known to be there; nothing may be there twice or missing.
    std::uint64_t after = 0;
    while (!ending || after < 50) {
      const Result<Appended> result = append_to(*store, make_append("a", after));
      if (result == Appended::done) ++after;
      if (result == Appended::conflict) {
        // A commit whose outcome was not known had been kept.
        const auto rows = read_from(*store, "a");
        if (rows) {
          ASSERT_EQ(*rows, rows_from(1, rows->size()));
          ASSERT_EQ(rows->size(), after + 1);
          ++after;
        }
      }
    }
    auto rows = read_from(*store, "a");
    while (!rows) rows = read_from(*store, "a");
    EXPECT_EQ(*rows, rows_from(1, after));
  });
  for (; restarts < 3; ++restarts) {
    server().stop();
    server().start();
  }
  ending = true;
  load.join();
}

TEST_F(PostgresStore, AReadOnlyDatabaseSaysSo) {
  place_.open().reset();
  const std::string name = place_.name().substr(14, place_.name().find('?') - 14);
  server().sql_at(place_.name(),
                  "ALTER DATABASE " + name + " SET default_transaction_read_only = on");
  const auto store = place_.open();
  ASSERT_TRUE(store);
  const Result<Appended> result = append_to(*store, make_append("a", 0));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, messages::store_read_only);
  EXPECT_EQ(read_from(*store, "a"), std::vector<Row>{});
}

TEST(PostgresAddress, IsShownWithoutUserAndPassword) {
  EXPECT_EQ(public_address("postgresql://me:secret@db:5432/rooms?password=secret"),
            "postgresql://db:5432/rooms");
  EXPECT_EQ(public_address("postgresql:///rooms"), "postgresql:///rooms");
  EXPECT_EQ(public_address("postgresql://me:p@ss@db/rooms"), "postgresql://db/rooms");
}

}  // namespace
}  // namespace menagerie::store

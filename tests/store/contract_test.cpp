// What every store has to keep, whatever it is made of.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "store/asked.h"
#include "store/places.h"
#include "store/store.h"

namespace menagerie::store {
namespace {

class StoreContract : public ::testing::TestWithParam<Kind> {
 protected:
  void SetUp() override {
    if (place_.name().empty()) GTEST_SKIP() << "There is no PostgreSQL on this computer.";
    store_ = place_.open();
    ASSERT_TRUE(store_);
  }

  Store& store() { return *store_; }
  // Closes the store and opens it anew.
  void reopen() {
    store_.reset();
    store_ = place_.open();
    ASSERT_TRUE(store_);
  }

  Place place_{GetParam()};
  std::unique_ptr<Store> store_;
};

TEST_P(StoreContract, RowsComeBackInOrderAndByteByByte) {
  const Append first = {.room = "a",
                        .after = 0,
                        .rows = {{R"({"kind":"made"})", ""},
                                 {std::string("\0\xff\xc3", 3), std::string(100'000, 'x')},
                                 {"", "ä"}},
                        .summary = Summary{}};
  EXPECT_EQ(append_to(store(), first), Appended::done);
  EXPECT_EQ(append_to(store(), make_append("a", 3, 2)), Appended::done);
  std::vector<Row> all = first.rows;
  for (const Row& row : rows_from(4, 2)) all.push_back(row);
  EXPECT_EQ(read_from(store(), "a"), all);
}

TEST_P(StoreContract, ReadingTakesARangeAndAnUnknownRoomIsEmpty) {
  ASSERT_EQ(append_to(store(), make_append("a", 0, 10)), Appended::done);
  EXPECT_EQ(read_from(store(), "a", 3, 2), rows_from(4, 2));
  EXPECT_EQ(read_from(store(), "a", 8, 100), rows_from(9, 2));
  EXPECT_EQ(read_from(store(), "a", 10, 100), std::vector<Row>{});
  EXPECT_EQ(read_from(store(), "a", UINT64_MAX, SIZE_MAX), std::vector<Row>{});
  EXPECT_EQ(read_from(store(), "a", 0, 0), std::vector<Row>{});
  EXPECT_EQ(read_from(store(), "b"), std::vector<Row>{});
}

TEST_P(StoreContract, RoomsMayBeCalledAnything) {
  const std::string odd("\0\xff' \n", 5);
  EXPECT_EQ(read_from(store(), odd), std::vector<Row>{});
  EXPECT_EQ(append_to(store(), make_append(odd, 0)), Appended::done);
  EXPECT_EQ(read_from(store(), odd), rows_from(1, 1));
  EXPECT_EQ(list_of(store())->at(0).room, odd);
  EXPECT_EQ(remove_from(store(), odd), true);
  EXPECT_EQ(beat_of(store(), odd, 1), "");
  EXPECT_EQ(beat_of(store(), odd, 5, Beat::Kind::start), "1-5");
}

TEST_P(StoreContract, AnAppendThatIsNotNextConflictsAndChangesNothing) {
  const Summary kept{.state = Summary::State::running, .touched = 1, .text = "kept"};
  ASSERT_EQ(append_to(store(), make_append("a", 0, 2, kept)), Appended::done);
  for (const std::uint64_t after : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{3}}) {
    EXPECT_EQ(append_to(store(), make_append("a", after, 3)), Appended::conflict) << after;
  }
  EXPECT_EQ(append_to(store(), make_append("b", 1)), Appended::conflict);
  EXPECT_EQ(read_from(store(), "a"), rows_from(1, 2));
  EXPECT_EQ(read_from(store(), "b"), std::vector<Row>{});
  const auto list = list_of(store());
  ASSERT_TRUE(list);
  ASSERT_EQ(list->size(), 1U);
  EXPECT_EQ(list->front().summary, kept);
}

TEST_P(StoreContract, AConflictLeavesTheOthersThatCameWithItAlone) {
  constexpr int kAppends = 300;
  std::atomic<int> done = 0;
  std::atomic<int> conflicts = 0;
  std::atomic<int> left = kAppends;
  std::promise<void> all;
  for (int append = 0; append < kAppends; ++append) {
    // Every third comes to a room that has a first event already.
    const std::string room = std::to_string(append % 3 == 2 ? append - 1 : append);
    store().append(make_append(room, 0), [&](const Result<Appended>& result) {
      if (result) ++(*result == Appended::done ? done : conflicts);
      if (--left == 0) all.set_value();
    });
  }
  all.get_future().wait();
  EXPECT_EQ(done, 200);
  EXPECT_EQ(conflicts, 100);
}

TEST_P(StoreContract, OneRoomKeepsTheOrderInWhichAppendsWereAsked) {
  constexpr std::uint64_t kAppends = 200;
  std::atomic<std::uint64_t> done = 0;
  for (std::uint64_t after = 0; after < kAppends; ++after) {
    store().append(make_append("a", after), [&](const Result<Appended>& result) {
      if (result == Appended::done) ++done;
    });
  }
  EXPECT_EQ(append_to(store(), make_append("a", kAppends)), Appended::done);
  EXPECT_EQ(done, kAppends);
  EXPECT_EQ(read_from(store(), "a"), rows_from(1, kAppends + 1));
}

TEST_P(StoreContract, OfManyWhoAppendTheSameNumberOneWins) {
  constexpr std::uint64_t kRounds = 25;
  std::atomic<std::uint64_t> won = 0;
  const auto race = [&] {
    for (std::uint64_t after = 0; after < kRounds; ++after) {
      const Result<Appended> result = append_to(store(), make_append("a", after));
      ASSERT_TRUE(result) << result.error().sentence();
      if (*result == Appended::done) ++won;
    }
  };
  std::vector<std::thread> threads;
  for (int thread = 0; thread < 4; ++thread) threads.emplace_back(race);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(won, kRounds);
  EXPECT_EQ(read_from(store(), "a"), rows_from(1, kRounds));
}

TEST_P(StoreContract, AnAppendWithoutRowsReplacesTheSummaryAlone) {
  ASSERT_EQ(append_to(store(), make_append("a", 0, 1, {.text = "before"})), Appended::done);
  EXPECT_EQ(append_to(store(), make_append("a", 1, 0, {.text = "after"})), Appended::done);
  const auto list = list_of(store());
  ASSERT_TRUE(list);
  ASSERT_EQ(list->size(), 1U);
  EXPECT_EQ(list->front().summary.text, "after");
  EXPECT_EQ(list->front().version, 1U);
}

TEST_P(StoreContract, AnAppendWithoutASummaryLeavesTheOneThatIsStored) {
  const Summary kept{
      .state = Summary::State::running, .listed = true, .touched = 7, .text = "kept"};
  ASSERT_EQ(append_to(store(), make_append("a", 0, 2, kept)), Appended::done);
  Append bare = make_append("a", 2);
  bare.summary.reset();
  EXPECT_EQ(append_to(store(), bare), Appended::done);
  const auto list = list_of(store());
  ASSERT_TRUE(list);
  ASSERT_EQ(list->size(), 1U);
  EXPECT_EQ(list->front().summary, kept);
  EXPECT_EQ(list->front().version, 3U);
}

TEST_P(StoreContract, ListsChooseAndBeginWithTheOneTouchedLast) {
  using enum Summary::State;
  const std::vector<Summary> summaries = {{waiting, true, 30, "{}"}, {waiting, false, 20, "ö"},
                                          {running, true, 40, ""},   {running, false, 10, "r"},
                                          {over, true, 50, "over"},  {waiting, true, 25, "w"}};
  for (std::size_t room = 0; room < summaries.size(); ++room) {
    ASSERT_EQ(append_to(store(), make_append(std::to_string(room), 0, room + 1, summaries[room])),
              Appended::done);
  }
  const auto rooms = [&](const Listing& listing) {
    std::string names;
    const auto list = list_of(store(), listing);
    if (!list) return list.error().sentence();
    for (const RoomEntry& entry : *list) {
      const auto room = static_cast<std::size_t>(std::stoul(entry.room));
      EXPECT_EQ(entry.version, room + 1);
      EXPECT_EQ(entry.summary, summaries[room]);
      names += entry.room;
    }
    return names;
  };
  EXPECT_EQ(rooms({}), "420513");
  EXPECT_EQ(rooms({.state = waiting}), "051");
  EXPECT_EQ(rooms({.state = waiting, .listed_only = true}), "05");
  EXPECT_EQ(rooms({.listed_only = true}), "4205");
  EXPECT_EQ(rooms({.touched_before = 30}), "513");
  EXPECT_EQ(rooms({.state = running, .touched_before = 40}), "3");
  EXPECT_EQ(rooms({.most = 2}), "42");
  EXPECT_EQ(rooms({.touched_before = 30, .after = "0"}), "513");
  EXPECT_EQ(rooms({.most = 0}), "");
}

TEST_P(StoreContract, AListGoesOnAfterAnEntryWhateverElseWasTouchedThen) {
  for (const char* const room : {"a", "b", "c", "d"}) {
    const std::int64_t touched = room == std::string_view("d") ? 4 : 5;
    ASSERT_EQ(append_to(store(), make_append(room, 0, 1, {.touched = touched})), Appended::done);
  }
  std::string all;
  Listing listing{.most = 1};
  while (true) {
    const auto page = list_of(store(), listing);
    ASSERT_TRUE(page);
    if (page->empty()) break;
    all += page->front().room;
    listing.touched_before = page->front().summary.touched;
    listing.after = page->front().room;
    ASSERT_LT(all.size(), 10U);
  }
  EXPECT_EQ(all, "abcd");
}

TEST_P(StoreContract, ARemovedRoomIsGoneWithAllItsRows) {
  ASSERT_EQ(append_to(store(), make_append("a", 0, 3)), Appended::done);
  ASSERT_EQ(append_to(store(), make_append("b", 0, 1)), Appended::done);
  EXPECT_EQ(remove_from(store(), "a"), true);
  EXPECT_EQ(remove_from(store(), "a"), false);
  EXPECT_EQ(read_from(store(), "a"), std::vector<Row>{});
  EXPECT_EQ(read_from(store(), "b"), rows_from(1, 1));
  EXPECT_EQ(list_of(store())->size(), 1U);
  EXPECT_EQ(append_to(store(), make_append("a", 3)), Appended::conflict);
  EXPECT_EQ(append_to(store(), make_append("a", 0)), Appended::done);
}

TEST_P(StoreContract, AnOutageLastsFromTheLastSignOfLifeToTheNextStart) {
  using enum Beat::Kind;
  EXPECT_EQ(beat_of(store(), "one", 1'000, start), "");
  EXPECT_EQ(beat_of(store(), "one", 3'000), "");
  // Killed, and there again at once.
  EXPECT_EQ(beat_of(store(), "one", 3'500, start), "3000-3500");
  // Asked again after the answer was lost.
  EXPECT_EQ(beat_of(store(), "one", 3'500, start), "3000-3500");
  EXPECT_EQ(beat_of(store(), "one", 5'000, stop), "3000-3500");
  // Whoever says goodbye is not waited for, whatever the next one is called.
  EXPECT_EQ(beat_of(store(), "two", 5'001, start), "3000-3500 5000-5001");
  EXPECT_EQ(beat_of(store(), "two", 9'000), "3000-3500 5000-5001");
  // Days later, and with a clock that went back.
  constexpr std::int64_t kDay = 24LL * 60 * 60 * 1000;
  EXPECT_EQ(beat_of(store(), "two", 3 * kDay, start), "3000-3500 5000-5001 9000-259200000");
  EXPECT_EQ(beat_of(store(), "two", 2 * kDay, start), "3000-3500 5000-5001 9000-259200000");
  EXPECT_EQ(beat_of(store(), "two", 3 * kDay + 1, start),
            "3000-3500 5000-5001 9000-259200000 259200000-259200001");
}

TEST_P(StoreContract, TheLastOutagesAreTold) {
  using enum Beat::Kind;
  std::string told;
  for (std::int64_t now = 0; now < 100; ++now) told = beat_of(store(), "one", now, start);
  EXPECT_EQ(std::ranges::count(told, ' ') + 1, static_cast<std::ptrdiff_t>(kMostOutages));
  EXPECT_TRUE(told.ends_with("97-98 98-99")) << told;
}

TEST_P(StoreContract, WhatWasDoneIsThereAfterOpeningAnew) {
  if (place_.name() == "memory:") GTEST_SKIP() << "It forgets, as it says.";
  ASSERT_EQ(append_to(store(), make_append("a", 0, 5, {.listed = true, .text = "t"})),
            Appended::done);
  ASSERT_EQ(beat_of(store(), "one", 7), "");
  reopen();
  EXPECT_EQ(read_from(store(), "a"), rows_from(1, 5));
  EXPECT_EQ(list_of(store(), {.listed_only = true})->size(), 1U);
  EXPECT_EQ(beat_of(store(), "one", 9, Beat::Kind::start), "7-9");
  EXPECT_EQ(append_to(store(), make_append("a", 5)), Appended::done);
}

TEST_P(StoreContract, ClosingAnswersEverythingEvenWhatCallbacksAsk) {
  std::atomic<int> answers = 0;
  Store* const open = &store();
  for (int room = 0; room < 50; ++room) {
    open->append(make_append(std::to_string(room), 0), [&, room](const Result<Appended>& result) {
      EXPECT_EQ(result, Appended::done);
      ++answers;
      open->read(std::to_string(room), 0, 10, [&, room](const Result<std::vector<Row>>& rows) {
        EXPECT_EQ(rows, rows_from(1, 1));
        ++answers;
        open->remove(std::to_string(room), [&](const Result<bool>& removed) {
          EXPECT_EQ(removed, true);
          ++answers;
        });
      });
    });
  }
  store_.reset();
  EXPECT_EQ(answers, 150);
}

TEST_P(StoreContract, CallbacksComeOnAnotherThread) {
  std::promise<std::thread::id> promise;
  store().read("a", 0, 1, [&](const Result<std::vector<Row>>&) {
    promise.set_value(std::this_thread::get_id());
  });
  EXPECT_NE(promise.get_future().get(), std::this_thread::get_id());
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreContract, ::testing::ValuesIn(kKinds),
                         [](const auto& kind) { return std::string(name_of(kind.param)); });

}  // namespace
}  // namespace menagerie::store

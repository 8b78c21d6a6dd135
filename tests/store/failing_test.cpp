#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "messages/store.h"
#include "store/asked.h"
#include "store/failing_store.h"
#include "store/memory_store.h"
#include "store/store.h"

namespace menagerie::store {
namespace {

std::unique_ptr<FailingStore> make_failing(FailingStore::Plan plan) {
  return std::make_unique<FailingStore>(std::move(make_memory_nodes(1).front()), plan);
}

// What a hundred appends to a hundred rooms met: a letter each, and whether the rows are there.
std::string fates(const FailingStore::Plan& plan) {
  const auto nodes = [] { return make_memory_nodes(2); };
  auto both = nodes();
  FailingStore store(std::move(both[0]), plan);
  std::string met;
  for (int room = 0; room < 100; ++room) {
    const Result<Appended> result = append_to(store, make_append(std::to_string(room), 0));
    const bool there = !read_from(*both[1], std::to_string(room))->empty();
    const char letter = !result ? 'f' : *result == Appended::conflict ? 'c' : 'd';
    met += letter;
    met += there ? '+' : '-';
  }
  return met;
}

TEST(FailingStore, TheSameSeedMeetsTheSameFates) {
  const FailingStore::Plan plan{.seed = 7, .fail = 200, .lose_answer = 200, .conflict = 200};
  const std::string met = fates(plan);
  EXPECT_EQ(met, fates(plan));
  for (const char* fate : {"f-", "f+", "c-", "d+"}) {
    EXPECT_NE(met.find(fate), std::string::npos) << fate << " in " << met;
  }
  for (const char* never : {"c+", "d-"}) EXPECT_EQ(met.find(never), std::string::npos) << never;
  EXPECT_NE(met, fates({.seed = 8, .fail = 200, .lose_answer = 200, .conflict = 200}));
}

TEST(FailingStore, WhileItIsAwayEverythingFails) {
  const auto store = make_failing({});
  store->set_away(true);
  const Result<Appended> appended = append_to(*store, make_append("a", 0));
  ASSERT_FALSE(appended);
  EXPECT_EQ(appended.error().code, messages::store_unavailable);
  EXPECT_FALSE(read_from(*store, "a"));
  EXPECT_FALSE(list_of(*store));
  EXPECT_FALSE(remove_from(*store, "a"));
  store->set_away(false);
  EXPECT_EQ(read_from(*store, "a"), std::vector<Row>{});
}

TEST(FailingStore, LateAnswersKeepTheirOrder) {
  const auto store =
      make_failing({.seed = 1, .late = 500, .longest_delay = std::chrono::milliseconds(2)});
  std::vector<std::uint64_t> order;
  for (std::uint64_t after = 0; after < 30; ++after) {
    store->append(make_append("a", after), [&order, after](const Result<Appended>& result) {
      EXPECT_EQ(result, Appended::done);
      order.push_back(after);
    });
  }
  ASSERT_EQ(append_to(*store, make_append("a", 30)), Appended::done);
  EXPECT_EQ(order.size(), 30U);
  EXPECT_TRUE(std::ranges::is_sorted(order));
}

TEST(FailingStore, HintsAreLostAndRepeated) {
  auto nodes = make_memory_nodes(2);
  int heard = 0;
  {
    FailingStore store(std::move(nodes[1]), {.seed = 3, .lose_hint = 300, .repeat_hint = 300});
    store.on_news([&heard](const Store::News&) { ++heard; });
    for (std::uint64_t after = 0; after < 100; ++after) {
      ASSERT_EQ(append_to(*nodes[0], make_append("a", after)), Appended::done);
    }
    nodes[0].reset();  // and with it all of its hints are out
  }
  // The seed decides.
  EXPECT_EQ(heard, 91);
}

}  // namespace
}  // namespace menagerie::store

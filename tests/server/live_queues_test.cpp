// What waits its turn: the agenda of all rooms, and the fair queue of those who want much.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "server/live/agenda.h"
#include "server/live/fair_queue.h"

namespace menagerie::server {
namespace {

using Names = std::vector<std::string>;

TEST(Agenda, WhatIsDueComesInTheOrderOfTime) {
  Agenda<std::string> agenda;
  agenda.set("late", 30);
  agenda.set("early", 10);
  agenda.set("middle", 20);
  EXPECT_EQ(agenda.next(), 10);
  EXPECT_EQ(agenda.take_due(9), Names{});
  EXPECT_EQ(agenda.take_due(20), (Names{"early", "middle"}));
  EXPECT_EQ(agenda.next(), 30);
}

TEST(Agenda, AKeyHasOneTime) {
  Agenda<std::string> agenda;
  agenda.set("room", 10);
  agenda.set("room", 50);
  EXPECT_EQ(agenda.take_due(20), Names{});
  agenda.set("room", 5);
  EXPECT_EQ(agenda.take_due(20), Names{"room"});
  EXPECT_EQ(agenda.next(), std::nullopt);
  EXPECT_FALSE(agenda.has("room"));
}

TEST(Agenda, WhatIsDroppedIsNeverDue) {
  Agenda<std::string> agenda;
  agenda.set("room", 10);
  agenda.set("other", 10);
  agenda.drop("room");
  agenda.drop("never there");
  EXPECT_EQ(agenda.take_due(100), Names{"other"});
}

TEST(FairQueue, GroupsTakeTurnsWhateverTheirLength) {
  FairQueue<std::string> queue;
  for (const char* const item : {"a1", "a2", "a3", "a4"}) queue.push("a", item);
  queue.push("b", "b1");
  queue.push("c", "c1");
  queue.push("b", "b2");
  Names order;
  while (const std::optional<std::string> item = queue.pop()) order.push_back(*item);
  EXPECT_EQ(order, (Names{"a1", "b1", "c1", "a2", "b2", "a3", "a4"}));
  EXPECT_EQ(queue.size(), 0U);
}

TEST(FairQueue, WhoComesNewWaitsForOneItemOfEachOtherGroup) {
  FairQueue<int> queue;
  for (int i = 0; i < 1000; ++i) queue.push("flood", i);
  EXPECT_EQ(queue.pop(), 0);
  queue.push("new", -1);
  EXPECT_EQ(queue.pop(), 1);
  EXPECT_EQ(queue.pop(), -1);
  EXPECT_EQ(queue.size(), 998U);
}

}  // namespace
}  // namespace menagerie::server

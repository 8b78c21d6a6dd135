// Which connection is closed for a new one, without any socket.
#include "server/net/connection_table.h"

#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace menagerie::server {
namespace {

// Connections by name; what was closed stands in `closed`.
class Table {
 public:
  Table(std::size_t most, std::size_t most_per_address)
      : table_({most, most_per_address, most_per_address}) {}

  ConnectionTable::Entry add(const std::string& name, const std::string& address) {
    return table_.add(address, [this, name] { closed += name; });
  }
  bool hold(const ConnectionTable::Entry& entry, const std::string& address) {
    return entry.hold(address, [this] { closed += "s"; });
  }
  ConnectionTable& table() { return table_; }
  std::string closed;

 private:
  ConnectionTable table_;
};

TEST(ConnectionTable, NothingIsClosedWhileThereIsRoom) {
  Table table(3, 2);
  const auto a = table.add("a", "x");
  const auto b = table.add("b", "x");
  const auto c = table.add("c", "y");
  EXPECT_EQ(table.closed, "");
}

TEST(ConnectionTable, AnEndedConnectionLeavesRoom) {
  Table table(1, 1);
  {
    const auto a = table.add("a", "x");
  }
  const auto b = table.add("b", "x");
  EXPECT_EQ(table.closed, "");
}

TEST(ConnectionTable, AFullAddressClosesItsOwnThatWaitsLongest) {
  Table table(9, 2);
  const auto other = table.add("o", "y");
  auto a = table.add("a", "x");
  const auto b = table.add("b", "x");
  a.set_answering();
  a.set_waiting();
  const auto c = table.add("c", "x");
  const auto d = table.add("d", "x");
  EXPECT_EQ(table.closed, "ba");
}

TEST(ConnectionTable, OneThatIsAnsweredGoesLast) {
  Table table(9, 2);
  auto a = table.add("a", "x");
  a.set_answering();
  auto b = table.add("b", "x");
  auto c = table.add("c", "x");
  EXPECT_EQ(table.closed, "b");
  c.set_answering();
  const auto d = table.add("d", "x");
  EXPECT_EQ(table.closed, "ba");
}

TEST(ConnectionTable, WhenAllAreTakenTheAddressWithTheMostClosesOne) {
  Table table(4, 3);
  const auto first = table.add("f", "y");
  const auto a = table.add("a", "x");
  const auto b = table.add("b", "x");
  const auto c = table.add("c", "x");
  const auto new_one = table.add("n", "z");
  EXPECT_EQ(table.closed, "a");
}

TEST(ConnectionTable, AClosedConnectionMayStillChangeAndEnd) {
  Table table(1, 1);
  {
    auto a = table.add("a", "x");
    const auto b = table.add("b", "x");
    a.set_answering();
    a.set_waiting();
  }
  const auto c = table.add("c", "x");
  EXPECT_EQ(table.closed, "a");
}

TEST(ConnectionTable, WhatHearsOfRoomsIsNeverClosedForWhatWaits) {
  Table table(9, 2);
  const auto socket = table.add("s", "x");
  EXPECT_TRUE(table.hold(socket, "x"));
  const auto a = table.add("a", "x");
  const auto b = table.add("b", "x");
  const auto c = table.add("c", "x");
  EXPECT_EQ(table.closed, "a");
}

TEST(ConnectionTable, AnAddressHoldsSoManyAndNoMore) {
  Table table(9, 2);
  const auto a = table.add("a", "proxy 1");
  const auto b = table.add("b", "proxy 2");
  const auto c = table.add("c", "proxy 3");
  EXPECT_TRUE(table.hold(a, "x"));
  EXPECT_TRUE(table.hold(b, "x"));
  EXPECT_FALSE(table.hold(c, "x"));
  EXPECT_TRUE(table.hold(c, "y"));
  EXPECT_EQ(table.closed, "");
}

TEST(ConnectionTable, WhenAllAreTakenWhatHearsOfRoomsGoesLast) {
  Table table(3, 3);
  const auto a = table.add("a", "x");
  EXPECT_TRUE(table.hold(a, "x"));
  const auto b = table.add("b", "x");
  const auto c = table.add("c", "y");
  const auto d = table.add("d", "z");
  EXPECT_EQ(table.closed, "b");
}

TEST(ConnectionTable, AllOfAKindAreClosedAtTheEnd) {
  Table table(9, 9);
  const auto socket = table.add("s", "x");
  EXPECT_TRUE(table.hold(socket, "y"));
  const auto a = table.add("a", "x");
  auto b = table.add("b", "y");
  b.set_answering();
  table.table().close_waiting();
  EXPECT_EQ(table.closed, "a");
  table.table().close_held();
  EXPECT_EQ(table.closed, "as");
  EXPECT_EQ(table.table().size(), 1U);
}

TEST(ConnectionTable, TenThousandOfOneAddressCloseNoneOfAnother) {
  Table table(512, 256);
  const auto other = table.add("other", "y");
  std::vector<std::unique_ptr<const ConnectionTable::Entry>> held;
  held.reserve(10'000);
  for (int connection = 0; connection < 10'000; ++connection) {
    held.emplace_back(new ConnectionTable::Entry(table.add("x", "x")));
  }
  EXPECT_EQ(table.closed, std::string(10'000 - 256, 'x'));
}

TEST(ConnectionTable, AnAddressIsAllOfIpv4AndTheNetworkOfIpv6) {
  EXPECT_NE(address_key(std::to_array<unsigned char>({127, 0, 0, 1})),
            address_key(std::to_array<unsigned char>({127, 0, 0, 2})));
  std::array<unsigned char, 16> one = {0x20, 0x01, 0x0d, 0xb8, 1, 2, 3, 4, 5};
  std::array<unsigned char, 16> same_network = one;
  same_network[8] = 6;
  EXPECT_EQ(address_key(one), address_key(same_network));
  std::array<unsigned char, 16> other_network = one;
  other_network[7] = 5;
  EXPECT_NE(address_key(one), address_key(other_network));
}

}  // namespace
}  // namespace menagerie::server

// Limits by rate: how often, how long to wait, and that the table of addresses stays small.
#include <gtest/gtest.h>
#include <string>

#include "server/live/token_bucket.h"

namespace menagerie::server {
namespace {

TEST(TokenBucket, ABurstPassesAndThenTheRateHolds) {
  TokenBucket bucket;
  const BucketRate rate{.per_second = 2, .burst = 3};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(rate, 1000), std::nullopt);
  EXPECT_EQ(bucket.take(rate, 1000), 500);
  EXPECT_EQ(bucket.take(rate, 1400), 100);
  EXPECT_EQ(bucket.take(rate, 1500), std::nullopt);
  EXPECT_EQ(bucket.take(rate, 1500), 500);
}

TEST(TokenBucket, ItNeverHoldsMoreThanTheBurst) {
  TokenBucket bucket;
  const BucketRate rate{.per_second = 10, .burst = 2};
  EXPECT_EQ(bucket.take(rate, 0), std::nullopt);
  EXPECT_TRUE(bucket.full(rate, 1'000'000));
  EXPECT_EQ(bucket.take(rate, 1'000'000), std::nullopt);
  EXPECT_EQ(bucket.take(rate, 1'000'000), std::nullopt);
  EXPECT_NE(bucket.take(rate, 1'000'000), std::nullopt);
}

TEST(TokenBucket, WhatIsGivenBackCanBeTakenAgain) {
  TokenBucket bucket;
  const BucketRate rate{.per_second = 1, .burst = 2};
  EXPECT_EQ(bucket.take(rate, 0), std::nullopt);
  EXPECT_EQ(bucket.take(rate, 0), std::nullopt);
  bucket.give_back(rate, 0);
  EXPECT_EQ(bucket.take(rate, 0), std::nullopt);
  EXPECT_EQ(bucket.take(rate, 0), 1000);
  for (int i = 0; i < 5; ++i) bucket.give_back(rate, 0);
  EXPECT_TRUE(bucket.full(rate, 0));
  EXPECT_EQ(bucket.take(rate, 0), std::nullopt);
  EXPECT_EQ(bucket.take(rate, 0), std::nullopt);
  EXPECT_NE(bucket.take(rate, 0), std::nullopt);
}

TEST(TokenBucket, AClockThatGoesBackGivesNothing) {
  TokenBucket bucket;
  const BucketRate rate{.per_second = 1, .burst = 1};
  EXPECT_EQ(bucket.take(rate, 5000), std::nullopt);
  EXPECT_EQ(bucket.take(rate, 4000), 1000);
}

TEST(BucketTable, AddressesDoNotPayForEachOther) {
  BucketTable table({.per_second = 1, .burst = 1});
  EXPECT_EQ(table.take("a", 0), std::nullopt);
  EXPECT_NE(table.take("a", 0), std::nullopt);
  EXPECT_EQ(table.take("b", 0), std::nullopt);
  EXPECT_EQ(table.wait("c", 0), std::nullopt);
  EXPECT_EQ(table.size(), 2U);
}

TEST(BucketTable, AddressesThatRestedAreForgotten) {
  BucketTable table({.per_second = 1, .burst = 5});
  for (int i = 0; i < 100'000; ++i) {
    // Ten new ones a second: each is full again after one.
    EXPECT_EQ(table.take(std::to_string(i), i * 100), std::nullopt);
  }
  EXPECT_LE(table.size(), 1024U);
}

}  // namespace
}  // namespace menagerie::server

// How often something may be done: a bucket fills with tokens at a steady rate up to a burst, and
// everything done takes one out. A table keeps one bucket a key (an address). No clock of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace menagerie::server {

// Milliseconds, as the room service's clock counts them.
struct BucketRate {
  double per_second = 1;
  double burst = 1;
};

class TokenBucket {
 public:
  // Takes a token out; where there is none, tells in how many milliseconds there will be one.
  [[nodiscard]] std::optional<std::int64_t> take(const BucketRate& rate, std::int64_t now);
  // What a token was taken for did not happen.
  void give_back(const BucketRate& rate, std::int64_t now);
  // The same as `take` without taking one.
  [[nodiscard]] std::optional<std::int64_t> wait(const BucketRate& rate, std::int64_t now);
  [[nodiscard]] bool full(const BucketRate& rate, std::int64_t now) const;

 private:
  [[nodiscard]] double filled(const BucketRate& rate, std::int64_t now) const;

  std::optional<double> tokens_;  // full before it was ever used
  std::int64_t filled_ = 0;
};

class BucketTable {
 public:
  explicit BucketTable(const BucketRate& rate) : rate_(rate) {}

  [[nodiscard]] std::optional<std::int64_t> take(std::string_view key, std::int64_t now);
  void give_back(std::string_view key, std::int64_t now);
  // Whether a token could be taken; a key that is new to the table stays so.
  [[nodiscard]] std::optional<std::int64_t> wait(std::string_view key, std::int64_t now);
  [[nodiscard]] std::size_t size() const { return buckets_.size(); }

 private:
  // Full buckets say nothing, so they are forgotten when there are many.
  void forget_full(std::int64_t now);

  BucketRate rate_;
  std::unordered_map<std::string, TokenBucket> buckets_;
  std::size_t purge_at_ = 1024;
};

}  // namespace menagerie::server

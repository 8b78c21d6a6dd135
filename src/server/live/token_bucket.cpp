#include "server/live/token_bucket.h"

#include <algorithm>
#include <cmath>

namespace menagerie::server {

namespace {
constexpr double kMillisInASecond = 1000;
constexpr std::size_t kFewestBeforePurge = 1024;
}  // namespace

double TokenBucket::filled(const BucketRate& rate, std::int64_t now) const {
  if (!tokens_) return rate.burst;
  const auto passed = static_cast<double>(std::max<std::int64_t>(now - filled_, 0));
  return std::min(rate.burst, *tokens_ + passed * rate.per_second / kMillisInASecond);
}

std::optional<std::int64_t> TokenBucket::wait(const BucketRate& rate, std::int64_t now) {
  tokens_ = filled(rate, now);
  filled_ = now;
  if (*tokens_ >= 1) return std::nullopt;
  return static_cast<std::int64_t>(std::ceil((1 - *tokens_) * kMillisInASecond / rate.per_second));
}

std::optional<std::int64_t> TokenBucket::take(const BucketRate& rate, std::int64_t now) {
  std::optional<std::int64_t> until = wait(rate, now);
  if (!until) *tokens_ -= 1;
  return until;
}

void TokenBucket::give_back(const BucketRate& rate, std::int64_t now) {
  tokens_ = std::min(rate.burst, filled(rate, now) + 1);
  filled_ = now;
}

bool TokenBucket::full(const BucketRate& rate, std::int64_t now) const {
  return filled(rate, now) >= rate.burst;
}

std::optional<std::int64_t> BucketTable::take(std::string_view key, std::int64_t now) {
  if (buckets_.size() >= purge_at_) forget_full(now);
  return buckets_[std::string(key)].take(rate_, now);
}

void BucketTable::give_back(std::string_view key, std::int64_t now) {
  const auto found = buckets_.find(std::string(key));
  // One that was forgotten meanwhile was full.
  if (found != buckets_.end()) found->second.give_back(rate_, now);
}

std::optional<std::int64_t> BucketTable::wait(std::string_view key, std::int64_t now) {
  const auto found = buckets_.find(std::string(key));
  return found == buckets_.end() ? std::nullopt : found->second.wait(rate_, now);
}

void BucketTable::forget_full(std::int64_t now) {
  std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now); });
  purge_at_ = std::max(kFewestBeforePurge, 2 * buckets_.size());
}

}  // namespace menagerie::server

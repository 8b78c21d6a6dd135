#include "engine/strength.h"

#include <algorithm>
#include <cmath>

namespace menagerie {

namespace {

constexpr double kDeviations = 1.959964;  // 95 of 100 lie so near to the mean
// ln((1 - 0.05) / 0.05)
constexpr double kBound = 2.944439;
// Too few rounds tell nothing about their own variance.
constexpr std::uint64_t kFewestRounds = 8;

}  // namespace

void Tally::add(double share) {
  ++rounds_;
  sum_ += share;
  squares_ += share * share;
}

double Tally::mean() const {
  return rounds_ == 0 ? 0.5 : sum_ / static_cast<double>(rounds_);
}

double Tally::variance() const {
  if (rounds_ < 2) return 0;
  const auto n = static_cast<double>(rounds_);
  return std::max(0.0, (squares_ - sum_ * sum_ / n) / (n - 1));
}

Tally Tally::doubted() const {
  Tally doubted = *this;
  doubted.add(0);
  doubted.add(1);
  return doubted;
}

Estimate Tally::share() const {
  const Tally doubted = this->doubted();
  const double margin =
      kDeviations * std::sqrt(doubted.variance() / static_cast<double>(doubted.rounds_));
  return {.low = std::max(0.0, std::min(mean(), doubted.mean() - margin)),
          .value = mean(),
          .high = std::min(1.0, std::max(mean(), doubted.mean() + margin))};
}

double elo_of(double share) {
  return 400 * std::log10(share / (1 - share));
}

double share_of(double elo) {
  return 1 / (1 + std::pow(10, -elo / 400));
}

Estimate elo_of(const Estimate& share) {
  return {.low = elo_of(share.low), .value = elo_of(share.value), .high = elo_of(share.high)};
}

double SequentialTest::log_likelihood_ratio(const Tally& tally) const {
  if (tally.rounds() < kFewestRounds) return 0;
  // Rounds that all end alike tell nothing about how far others may differ.
  const double variance = tally.variance() > 0 ? tally.variance() : tally.doubted().variance();
  const double low = share_of(lower_);
  const double high = share_of(upper_);
  const auto n = static_cast<double>(tally.rounds());
  return n * (high - low) * (2 * tally.mean() - low - high) / (2 * variance);
}

SequentialTest::Verdict SequentialTest::verdict(const Tally& tally) const {
  const double ratio = log_likelihood_ratio(tally);
  if (ratio >= kBound) return Verdict::upper;
  return ratio <= -kBound ? Verdict::lower : Verdict::open;
}

}  // namespace menagerie

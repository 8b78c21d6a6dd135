// Means of numbers that are no shares, with their intervals. Shares are engine/strength.h's.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/strength.h"

namespace menagerie::lab {

// 95 of 100 lie so near to the mean.
inline constexpr double kDeviations = 1.959964;

class Mean {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] double mean() const { return count_ == 0 ? 0 : sum_ / n(); }
  [[nodiscard]] double variance() const {
    return count_ < 2 ? 0 : std::max(0.0, (squares_ - sum_ * sum_ / n()) / (n() - 1));
  }
  // By the normal approximation.
  [[nodiscard]] Estimate estimate() const {
    const double margin = count_ == 0 ? 0 : kDeviations * std::sqrt(variance() / n());
    return {mean() - margin, mean(), mean() + margin};
  }

 private:
  [[nodiscard]] double n() const { return static_cast<double>(count_); }

  std::uint64_t count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// The value below which such a part of them lies; 0 for none.
[[nodiscard]] inline double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  const double place = part * static_cast<double>(values.size() - 1);
  return values[static_cast<std::size_t>(std::lround(place))];
}

}  // namespace menagerie::lab

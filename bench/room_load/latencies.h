// Times in milliseconds, and how long most of them took.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace menagerie::load {

class Latencies {
 public:
  void add(double milliseconds) { all_.push_back(milliseconds); }
  [[nodiscard]] std::size_t count() const { return all_.size(); }
  // The time that such a share of them did not exceed.
  [[nodiscard]] double quantile(double share) {
    if (all_.empty()) return 0;
    const auto at = std::min(all_.size() - 1,
                             static_cast<std::size_t>(share * static_cast<double>(all_.size())));
    std::ranges::nth_element(all_, all_.begin() + static_cast<std::ptrdiff_t>(at));
    return all_[at];
  }

 private:
  std::vector<double> all_;
};

}  // namespace menagerie::load

// How long one question may be thought about: limits of time, nodes and depth, and a word from
// outside that ends it at once. The players own no clock; this is theirs.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace menagerie {

// Whichever is reached first ends the thinking; 0 is no limit.
struct Limits {
  std::uint64_t ms = 0;
  std::uint64_t nodes = 0;
  int depth = 0;
  friend bool operator==(const Limits&, const Limits&) = default;
};

// What may be asked for: a day, and more nodes than a day has.
inline constexpr std::uint64_t kLongestMs = 86'400'000;
inline constexpr std::uint64_t kMostNodes = 1'000'000'000'000;
inline constexpr std::uint64_t kDeepest = 1000;

// Begins to run out when it is made. `stopped`, where there is one, must outlive it.
class Patience {
 public:
  explicit Patience(const Limits& limits, const std::atomic<bool>* stopped = nullptr)
      : limits_(limits), stopped_(stopped) {}

  [[nodiscard]] bool is_over(std::uint64_t nodes) const {
    if (stopped_ != nullptr && stopped_->load(std::memory_order_relaxed)) return true;
    if (limits_.nodes != 0 && nodes >= limits_.nodes) return true;
    return limits_.ms != 0 && ms() >= limits_.ms;
  }
  [[nodiscard]] std::uint64_t ms() const {
    const Clock::duration passed = Clock::now() - start_;
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(passed).count());
  }
  [[nodiscard]] int depth() const { return limits_.depth; }

 private:
  using Clock = std::chrono::steady_clock;
  Limits limits_;
  const std::atomic<bool>* stopped_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace menagerie

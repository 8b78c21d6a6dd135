// Where randomness comes from. Nothing below `engine` draws on its own: whoever owns a table hands
// in a source. `Generator` is the seeded one, and its sequence is a promise: the same seed deals
// the same layout in every version and build (T2).
#pragma once

#include <cstdint>
#include <utility>

namespace menagerie {

class RandomSource {
 public:
  RandomSource() = default;
  RandomSource(const RandomSource&) = default;
  RandomSource& operator=(const RandomSource&) = default;
  virtual ~RandomSource() = default;

  [[nodiscard]] virtual std::uint64_t next() = 0;

  // Every number from 0 to n - 1 equally often. Pre: n > 0.
  [[nodiscard]] std::uint64_t below(std::uint64_t n);
};

// xoshiro256** of Blackman and Vigna, its state filled from the seed by SplitMix64.
class Generator final : public RandomSource {
 public:
  explicit Generator(std::uint64_t seed);
  [[nodiscard]] std::uint64_t next() override {
    const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = rotate(state_[3], 45);
    return result;
  }

  // A number below n that is as good as even for small n, and faster than `below`: for playouts.
  // Pre: n > 0.
  [[nodiscard]] std::uint32_t quick_below(std::uint32_t n) {
    return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
  }

 private:
  static constexpr std::uint64_t rotate(std::uint64_t x, int k) {
    return (x << k) | (x >> (64 - k));
  }
  std::uint64_t state_[4];
};

// Fisher-Yates from the back; part of what a seed promises.
template <class Items>
void shuffle(Items& items, RandomSource& random) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[static_cast<std::size_t>(random.below(i))]);
  }
}

}  // namespace menagerie

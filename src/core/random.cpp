#include "core/random.h"

#include "core/hash.h"

namespace menagerie {

namespace {
__extension__ using Wide = unsigned __int128;
}

std::uint64_t RandomSource::below(std::uint64_t n) {
  // Lemire's multiplication; the few words that would favour small results are drawn again.
  const std::uint64_t unfair = (0 - n) % n;
  while (true) {
    const Wide product = static_cast<Wide>(next()) * n;
    if (static_cast<std::uint64_t>(product) >= unfair)
      return static_cast<std::uint64_t>(product >> 64);
  }
}

Generator::Generator(std::uint64_t seed) {
  for (std::uint64_t& word : state_) {
    seed += 0x9e3779b97f4a7c15ULL;
    word = mix(seed);
  }
}

}  // namespace menagerie

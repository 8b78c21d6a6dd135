// Mixing of 64-bit values for position keys and checks. The numbers are part of file formats and
// of search signatures, so they never change.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace menagerie {

// The finaliser of SplitMix64: a bijection in which every input bit stirs every output bit.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t x) noexcept {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  x ^= x >> 31;
  return x;
}

// The n-th of a fixed sequence of random-looking words; `table` keeps the sequences of different
// tables apart.
[[nodiscard]] constexpr std::uint64_t random_word(std::uint64_t table, std::uint64_t n) noexcept {
  return mix(mix(table + 0x9e3779b97f4a7c15ULL) + n * 0xd1342543de82ef95ULL);
}

// The first words of such a sequence. A page waits for every byte of its engine, and random words
// cannot be compressed, so in the browser they are made when the engine starts; the detour over a
// volatile keeps the compiler from foreseeing them.
template <std::size_t Size>
[[nodiscard]] constexpr std::array<std::uint64_t, Size> random_words(std::uint64_t table) noexcept {
#ifdef __wasm__
  const volatile std::uint64_t unforeseen = table;
  table = unforeseen;
#endif
  std::array<std::uint64_t, Size> words{};
  for (std::size_t n = 0; n < Size; ++n) words[n] = random_word(table, n);
  return words;
}

// FNV-1a over bytes, continued from an earlier hash.
inline constexpr std::uint64_t kEmptyHash = 0xcbf29ce484222325ULL;
[[nodiscard]] constexpr std::uint64_t hash_bytes(std::string_view bytes,
                                                 std::uint64_t hash = kEmptyHash) {
  for (const char c : bytes) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001b3ULL;
  }
  return hash;
}

}  // namespace menagerie

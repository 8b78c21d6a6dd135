// What every fuzz target needs: the input as text, and a check that stays in every build and stops
// the fuzzer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace menagerie::fuzz {

// Stops with a report unless `holds`; `about` is the text that shows it.
inline void must(bool holds, const char* law, std::string_view about = {}) {
  if (holds) return;
  std::fprintf(stderr, "broken law: %s\n%.*s\n", law, static_cast<int>(about.size()), about.data());
  std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace menagerie::fuzz

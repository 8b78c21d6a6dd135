// Words of HTTP that mean the same in capital and small letters.
#pragma once

#include <algorithm>
#include <string_view>

namespace menagerie::server {

// Whether two words are the same but for the case of ASCII letters.
[[nodiscard]] inline bool same_letters(std::string_view one, std::string_view other) {
  const auto small = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::ranges::equal(one, other, {}, small, small);
}

}  // namespace menagerie::server

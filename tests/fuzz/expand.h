// Long inputs from short ones: a fuzzer finds its way in a few kilobytes, and what breaks a reader
// is often only the length, the depth or the number of something. In an input, `~k…~` stands for
// the part between, 1024 times (a is 1, b is 2, c is 4, and so on to t); every # in it is the
// number of its turn, so that names can differ.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace menagerie::fuzz {

inline constexpr std::size_t kLongestExpanded = std::size_t{1} << 20U;

// Adds the part `times` times, or until the text is full.
inline void repeat(std::string& text, std::string_view part, std::size_t times) {
  for (std::size_t turn = 0; turn < times; ++turn) {
    for (const char c : part) {
      if (text.size() >= kLongestExpanded) return;
      if (c == '#') {
        text += std::to_string(turn);
      } else {
        text += c;
      }
    }
    if (part.empty()) return;
  }
}

inline std::string expand(std::string_view input) {
  std::string text;
  while (!input.empty()) {
    const std::size_t mark = std::min(input.find('~'), input.size());
    text += input.substr(0, mark);
    input.remove_prefix(mark);
    const bool counted = input.size() > 2 && input[1] >= 'a' && input[1] <= 't';
    const std::size_t end = counted ? input.find('~', 2) : std::string_view::npos;
    if (end == std::string_view::npos) {
      text += input.substr(0, 1);
      input.remove_prefix(std::min<std::size_t>(1, input.size()));
      continue;
    }
    repeat(text, input.substr(2, end - 2), std::size_t{1} << static_cast<unsigned>(input[1] - 'a'));
    input.remove_prefix(end + 1);
  }
  return text;
}

}  // namespace menagerie::fuzz

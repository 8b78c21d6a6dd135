// Small tools for text on a terminal: cutting typed lines into words and breaking sentences into
// lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace menagerie::cli {

[[nodiscard]] std::string_view trimmed(std::string_view text);
// ASCII letters made small, everything else as it is.
[[nodiscard]] std::string lowered(std::string_view text);
// The words between blanks.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view between);
[[nodiscard]] bool all_digits(std::string_view text);

// The number of columns a text takes on the screen: one for every character.
[[nodiscard]] int columns(std::string_view text);

// The text in lines of at most `width` columns, broken at blanks; lines after the first are
// indented. A word longer than a line stays whole.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

// The text with the letters and typographic signs of our messages written in plain ASCII.
[[nodiscard]] std::string in_ascii(std::string_view text);
// A word as it is compared with what somebody typed: small letters, no accents.
[[nodiscard]] std::string folded(std::string_view text);

}  // namespace menagerie::cli

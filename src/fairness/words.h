// The lists of words that four words are taken from: 2,048 a language, short, common and easily
// told apart, one a line in words/LANGUAGE.txt, from where the pages read them, too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/message.h"
#include "fairness/story.h"

namespace menagerie::fairness {

inline constexpr std::size_t kWords = 2048;

// Pre: index < kWords.
[[nodiscard]] std::string_view word(std::uint16_t index, Language language);

// The four, with spaces between them.
[[nodiscard]] std::string text_of(const FourWords& words, Language language);

}  // namespace menagerie::fairness

#include "fairness/words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "fairness/word_lists.h"  // generated from words/

namespace menagerie::fairness {

std::string_view word(std::uint16_t index, Language language) {
  const std::string_view code = languages()[static_cast<std::size_t>(language.index)];
  const auto found = std::ranges::find(kWordLists, code, &WordList::code);
  const WordList& list = found == kWordLists.end() ? kWordLists.front() : *found;
  return list.words[index];
}

std::string text_of(const FourWords& words, Language language) {
  std::string text;
  for (const std::uint16_t index : words) {
    if (!text.empty()) text += ' ';
    text += word(index, language);
  }
  return text;
}

}  // namespace menagerie::fairness

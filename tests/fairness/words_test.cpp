// The lists of words: complete, and such that people who read them to each other cannot mistake one
// for another.
#include "fairness/words.h"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace menagerie::fairness {
namespace {

// Letters with accents, as the lists have them, and without.
const std::map<std::string_view, std::string_view>& plain_letters() {
  static const std::map<std::string_view, std::string_view> letters = {
      {"à", "a"}, {"á", "a"}, {"â", "a"}, {"ä", "a"}, {"Ä", "a"}, {"ç", "c"},  {"é", "e"},
      {"è", "e"}, {"ê", "e"}, {"ë", "e"}, {"í", "i"}, {"î", "i"}, {"ï", "i"},  {"ñ", "n"},
      {"ó", "o"}, {"ô", "o"}, {"ö", "o"}, {"Ö", "o"}, {"ú", "u"}, {"û", "u"},  {"ù", "u"},
      {"ü", "u"}, {"Ü", "u"}, {"É", "e"}, {"Á", "a"}, {"Í", "i"}, {"ß", "ss"},
  };
  return letters;
}

// The word without case and accents, or nothing where it has anything but letters.
std::string plain(std::string_view word) {
  std::string text;
  while (!word.empty()) {
    const char c = word.front();
    const auto accented = plain_letters().find(word.substr(0, 2));
    if (accented != plain_letters().end()) {
      text += accented->second;
      word.remove_prefix(2);
    } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
      text += static_cast<char>(c | 0x20);
      word.remove_prefix(1);
    } else {
      return {};
    }
  }
  return text;
}

std::vector<std::string> plain_words(Language language) {
  std::vector<std::string> words;
  for (std::uint16_t i = 0; i < kWords; ++i) words.push_back(plain(word(i, language)));
  return words;
}

std::vector<Language> all_languages() {
  std::vector<Language> all;
  for (int i = 0; i < static_cast<int>(languages().size()); ++i) all.push_back({i});
  return all;
}

TEST(Words, AreLettersAlone) {
  for (const Language language : all_languages()) {
    for (std::uint16_t i = 0; i < kWords; ++i) {
      const std::string letters = plain(word(i, language));
      EXPECT_GE(letters.size(), 3U) << word(i, language);
      EXPECT_LE(letters.size(), 9U) << word(i, language);  // one of 8 letters may have an ß
    }
  }
}

// Two words that a slip of one letter turns into each other share what is left without it.
TEST(Words, DifferByMoreThanOneLetterWithoutCaseAndAccents) {
  for (const Language language : all_languages()) {
    std::map<std::string, std::string> without_one;
    for (const std::string& one : plain_words(language)) {
      std::set<std::string> forms = {one + '*'};
      for (std::size_t i = 0; i < one.size(); ++i) {
        forms.insert(one.substr(0, i) + '_' + one.substr(i + 1));  // a letter changed
        forms.insert(one.substr(0, i) + one.substr(i + 1) + '*');  // a letter left out
      }
      for (const std::string& form : forms) {
        const auto [found, fresh] = without_one.emplace(form, one);
        const std::string& other = found->second;
        // Two that each lack a different letter are two slips apart.
        const bool both_lack = form.ends_with('*') && one.size() == other.size() && one != other;
        EXPECT_TRUE(fresh || both_lack) << one << " and " << other;
      }
    }
  }
}

TEST(Words, AreSaidInTheLanguageOfTheReader) {
  const FourWords four = {0, 1, 2046, 2047};
  std::set<std::string> said;
  for (const Language language : all_languages()) {
    const std::string text = text_of(four, language);
    EXPECT_EQ(std::ranges::count(text, ' '), 3) << text;
    EXPECT_TRUE(text.starts_with(word(0, language)));
    EXPECT_TRUE(text.ends_with(word(2047, language)));
    said.insert(text);
  }
  EXPECT_EQ(said.size(), languages().size());
}

}  // namespace
}  // namespace menagerie::fairness

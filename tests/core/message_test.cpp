// The catalogue in all its languages: nothing is missing, nothing is left in English.
#include "core/message.h"

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace menagerie {
namespace {

std::vector<std::string_view> other_languages() {
  return {languages().begin() + 1, languages().end()};
}

// Which gaps a sentence fills, whatever their order: the digits of {0}, {1}, …
std::set<char> gaps(Message message, std::string_view code) {
  const std::vector<Word> words(10, "\n");
  std::set<char> used;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::vector<Word> marked = words;
    marked[i] = "\t";
    const std::string sentence = say(message, marked, language_of(code));
    if (sentence.find('\t') != std::string::npos) used.insert(static_cast<char>('0' + i));
  }
  return used;
}

TEST(Messages, LanguagesAreFoundByCodeAndByLocale) {
  EXPECT_EQ(languages().front(), "en");
  EXPECT_EQ(std::set<std::string_view>(languages().begin(), languages().end()),
            (std::set<std::string_view>{"de", "en", "es", "fr"}));
  for (const std::string_view code : languages()) {
    const std::string text(code);
    const Language language = language_of(code);
    EXPECT_EQ(languages()[static_cast<std::size_t>(language.index)], code);
    EXPECT_EQ(language_of(text + "_AT.UTF-8"), language);
    EXPECT_EQ(language_of(text + "-CH"), language);
  }
  for (const std::string_view code : {"", "C", "C.UTF-8", "POSIX", "d", "xx", "nl_BE.UTF-8"}) {
    EXPECT_EQ(language_of(code), Language{}) << code;
  }
}

TEST(Messages, EveryLanguageFillsTheGapsOfEnglish) {
  for (const std::string_view code : other_languages()) {
    for (const Message message : all_messages()) {
      EXPECT_EQ(gaps(message, code), gaps(message, "en")) << code << ' ' << name_of(message);
    }
  }
}

// Names, signs and the few words that two languages share.
const std::map<std::string_view, std::set<std::string_view>>& shared_with_english() {
  static const std::map<std::string_view, std::set<std::string_view>> shared = {
      {"de",
       {"cli.game.tokan", "cli.game.totem", "cli.seat.named", "cli.order.computer", "cli.prompt",
        "cli.list.title", "cli.menu.item", "cli.help.text_word", "cli.misuse.refused", "cli.option",
        "place.field"}},
      {"fr",
       {"cli.game.tokan", "cli.game.totem", "cli.seat.named", "cli.tokan.lion", "cli.list.totem",
        "cli.list.use", "cli.prompt", "cli.help.option_word", "cli.misuse.refused"}},
      {"es",
       {"cli.game.tokan", "cli.seat.named", "cli.prompt", "cli.list.title", "cli.menu.item",
        "cli.misuse.refused", "cli.option", "place.field"}},
  };
  return shared;
}

TEST(Messages, NothingIsLeftInEnglish) {
  for (const std::string_view code : other_languages()) {
    std::set<std::string_view> same;
    for (const Message message : all_messages()) {
      if (say(message, {}, language_of(code)) == say(message)) same.insert(name_of(message));
    }
    EXPECT_EQ(same, shared_with_english().at(code)) << code;
  }
}

TEST(Messages, FrenchKeepsItsDoubleSignsOnTheLineOfTheirWord) {
  for (const Message message : all_messages()) {
    const std::string sentence = say(message, {}, language_of("fr"));
    for (const char* const torn : {" :", " ;", " !", " »", "« "}) {
      EXPECT_EQ(sentence.find(torn), std::string::npos) << sentence;
    }
  }
}

// How often a sign closes a word: the ? that a player types stands alone.
int closing(const std::string& text, char sign) {
  int count = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    const bool alone = text[at - 1] == ' ' || text[at - 1] == '(' || text[at - 1] == '\'';
    count += text[at] == sign && !alone ? 1 : 0;
  }
  return count;
}

int times(const std::string& text, std::string_view part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

TEST(Messages, SpanishOpensItsQuestionsAndExclamations) {
  for (const Message message : all_messages()) {
    const std::vector<Word> words(10, "x");
    const std::string sentence = say(message, words, language_of("es"));
    EXPECT_EQ(times(sentence, "¿"), closing(sentence, '?')) << sentence;
    EXPECT_EQ(times(sentence, "¡"), closing(sentence, '!')) << sentence;
  }
}

}  // namespace
}  // namespace menagerie

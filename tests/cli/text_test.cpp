#include "cli/terminal/text.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "core/message.h"

namespace menagerie::cli {
namespace {

TEST(Text, BreaksSentencesAtBlanksAndKeepsLongWordsWhole) {
  EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("a indivisible", 4, 2), (std::vector<std::string>{"a", "  indivisible"}));
  EXPECT_EQ(wrapped("", 10), std::vector<std::string>{""});
}

TEST(Text, CountsCharactersAndNotBytes) {
  EXPECT_EQ(columns("│▲F▲│"), 5);
  EXPECT_EQ(wrapped("ää öö", 5), std::vector<std::string>{"ää öö"});
}

TEST(Text, LetsNothingFromOutsideSteerTheTerminal) {
  EXPECT_EQ(printable("Anna"), "Anna");
  EXPECT_EQ(printable("Zoë"), "Zoë");
  EXPECT_EQ(printable("\x1b[2J"), "?[2J");
  EXPECT_EQ(printable("\xc2\x9b"), "?");  // CSI as one character
  EXPECT_EQ(printable("a\xff"
                      "b"),
            "a?b");                             // no UTF-8 at all
  EXPECT_EQ(printable("\xed\xa0\x80"), "???");  // half a surrogate
  EXPECT_EQ(printable("\xe2\x94"), "??");       // cut off
}

TEST(Text, WritesTypographyInAscii) {
  EXPECT_EQ(in_ascii("‘no’ – “yes”…"), "?no' - \"yes\"...");
}

TEST(Text, WritesEveryLetterOfTheCatalogueInAscii) {
  EXPECT_EQ(in_ascii("Rückzüge, größer"), "Rueckzuege, groesser");
  EXPECT_EQ(in_ascii("À bientôt\u00A0!"), "A bientot !");
  EXPECT_EQ(in_ascii("¿Qué pila?"), "Que pila?");
  for (const std::string_view code : languages()) {
    for (const Message message : all_messages()) {
      const std::string sentence = say(message, {}, language_of(code));
      const std::string plain = in_ascii(sentence);
      EXPECT_EQ(std::ranges::count(plain, '?'), std::ranges::count(sentence, '?')) << sentence;
    }
  }
}

TEST(Text, ComparesWordsWithoutCaseAndAccents) {
  EXPECT_EQ(folded("HÉRISSON"), folded("herisson"));
  EXPECT_EQ(folded("Tótem"), "totem");
  EXPECT_NE(folded("liebre"), folded("lievre"));
}

TEST(Text, CutsLinesIntoWords) {
  EXPECT_EQ(words_of("  a  bc\t\r\n"), (std::vector<std::string>{"a", "bc"}));
  EXPECT_TRUE(words_of(" ").empty());
}

}  // namespace
}  // namespace menagerie::cli

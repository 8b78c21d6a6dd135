// Text from outside that others will see: names, and what refusals repeat.
#include "core/text.h"

#include <gtest/gtest.h>
#include <string>

namespace menagerie {
namespace {

TEST(Text, ANameOfWhichNothingIsSeenIsNone) {
  for (const char* const name :
       {"", " ", "\u00A0", "\u00AD", "\u034F", "\u1160", "\u180E", "\u200B", "\u200B\u200D \u2060",
        "\u202F", "\u2800", "\u3000", "\u3164", "\uFE0F", "\uFEFF", "\uFFA0", "\U000E0041"}) {
    EXPECT_EQ(name_from(name), "") << testing::PrintToString(std::string(name));
  }
}

TEST(Text, ANameMayHoldSignsThatJoinWhatIsSeen) {
  for (const char* const name :
       {"Zoë", "👩\u200D🚀", "❤\uFE0F", "❤\uFE0F\u200D🔥", "نا\u200Cمه", "邉\U000E0100",
        "Anna\u00A0Maria", "🏴\U000E0067\U000E007F", "李", "-", "a"}) {
    EXPECT_EQ(name_from(name), name);
  }
}

TEST(Text, ANameHoldsNothingThatIsNotSeen) {
  for (const char* const unseen : {"\u00AD", "\u034F", "\u061C", "\u115F", "\u1160", "\u180E",
                                   "\u200B", "\u200E", "\u2060", "\u2062", "\u2800", "\u3164",
                                   "\uFEFF", "\uFFA0", "\U0001D173", "\U000E0001", "\U000E0041"}) {
    EXPECT_EQ(name_from(std::string("An") + unseen + "na"), "Anna")
        << testing::PrintToString(std::string(unseen));
    EXPECT_EQ(name_from(std::string("Anna") + unseen), "Anna");
  }
  // Where nothing is joined or chosen, a joiner or a selector only makes another name that looks
  // the same.
  for (const char* const name : {"Anna\u200D", "\u200CAnna", "Anna \u200D", "Anna\u200D\u200D",
                                 "\uFE0FAnna", "Anna \uFE0F"}) {
    EXPECT_EQ(name_from(name), "Anna");
  }
  EXPECT_EQ(name_from("❤\uFE0F\uFE0F"), "❤\uFE0F");
  EXPECT_EQ(name_from("🏴\U000E0067\U000E007Fa\U000E0067"), "🏴\U000E0067\U000E007Fa");
  EXPECT_EQ(name_from("\u3000Anna\u00A0"), "Anna");
  const std::string long_one(kLongestName - 1, 'a');
  EXPECT_EQ(name_from(long_one + "\u200Db"), long_one + "b");
}

TEST(Text, ANameKeepsToItsLine) {
  EXPECT_EQ(name_from("a\u2028b\u2029c"), "abc");
  EXPECT_EQ(name_from("\u202Eabc\u2066"), "abc");
  EXPECT_EQ(name_from("  abc "), "abc");
}

TEST(Text, WhatIsCutOffEndsWithAWholeCharacterAndDots) {
  EXPECT_EQ(shortened("abc", 3), "abc");
  EXPECT_EQ(shortened("abcd", 3), "abc…");
  EXPECT_EQ(shortened("äöüß", 3), "äöü…");
  EXPECT_EQ(shortened("👩👩", 1), "👩…");
  EXPECT_EQ(shortened("", 0), "");
  EXPECT_EQ(shortened(std::string(100'000, 'x'), 40).size(), 43U);
}

}  // namespace
}  // namespace menagerie

#include "store/hint.h"

#include <gtest/gtest.h>
#include <string>

namespace menagerie::store {
namespace {

TEST(Hint, ComesBackAsItWasSent) {
  for (const Store::News& news :
       {Store::News{.room = "a", .version = 1}, Store::News{.room = "b7", .version = UINT64_MAX},
        Store::News{.room = "c", .version = 0, .note = "two words, ö"},
        Store::News{.room = "c", .version = 0}}) {
    const std::optional<std::string> text = hint_text({"me", news});
    ASSERT_TRUE(text);
    const std::optional<Hint> back = parse_hint(*text);
    ASSERT_TRUE(back) << *text;
    EXPECT_EQ(back->speaker, "me");
    EXPECT_EQ(back->news.room, news.room);
    EXPECT_EQ(back->news.version, news.version);
    EXPECT_EQ(back->news.note, news.note);
  }
}

TEST(Hint, WhatCannotTravelDoesNot) {
  EXPECT_FALSE(hint_text({"me", {.room = "", .version = 1}}));
  EXPECT_FALSE(hint_text({"", {.room = "a", .version = 1}}));
  EXPECT_FALSE(hint_text({"me", {.room = "two words", .version = 1}}));
  EXPECT_FALSE(hint_text({"me", {.room = std::string(65, 'a'), .version = 1}}));
  EXPECT_FALSE(hint_text({"me", {.room = "a", .version = 0, .note = std::string(4097, 'n')}}));
  EXPECT_FALSE(hint_text({"me", {.room = "a", .version = 0, .note = "\xff"}}));
  EXPECT_FALSE(hint_text({"me", {.room = "a", .version = 0, .note = std::string("\0", 1)}}));
}

TEST(Hint, OtherTextsAreNone) {
  for (const char* text :
       {"", " ", "me", "me ", "me a", "me a ", "me a b", "me a -1", "me a 1 ", "me a 1x", "me a 0",
        "me a 0x", "me a 18446744073709551616", " a 1", "me  1", "me a  1", "me a\n 1"}) {
    EXPECT_FALSE(parse_hint(text)) << text;
  }
}

}  // namespace
}  // namespace menagerie::store

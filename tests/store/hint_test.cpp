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
    const std::optional<std::string> text = hint_text(news);
    ASSERT_TRUE(text);
    const std::optional<Store::News> back = parse_hint(*text);
    ASSERT_TRUE(back) << *text;
    EXPECT_EQ(back->room, news.room);
    EXPECT_EQ(back->version, news.version);
    EXPECT_EQ(back->note, news.note);
  }
}

TEST(Hint, WhatCannotTravelDoesNot) {
  EXPECT_FALSE(hint_text({.room = "", .version = 1}));
  EXPECT_FALSE(hint_text({.room = "two words", .version = 1}));
  EXPECT_FALSE(hint_text({.room = std::string(65, 'a'), .version = 1}));
  EXPECT_FALSE(hint_text({.room = "a", .version = 0, .note = std::string(4097, 'n')}));
  EXPECT_FALSE(hint_text({.room = "a", .version = 0, .note = "\xff"}));
  EXPECT_FALSE(hint_text({.room = "a", .version = 0, .note = std::string("\0", 1)}));
}

TEST(Hint, OtherTextsAreNone) {
  for (const char* text : {"", " ", "a", "a ", "a b", "a -1", "a 1 ", "a 1x", "a 0", "a 0x",
                           "a 18446744073709551616", " 1", "a  1", "a\n 1"}) {
    EXPECT_FALSE(parse_hint(text)) << text;
  }
}

}  // namespace
}  // namespace menagerie::store

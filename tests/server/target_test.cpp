// Which paths requests ask for, and which are refused before anybody looks for them.
#include "server/pages/target.h"

#include <gtest/gtest.h>

namespace menagerie::server {
namespace {

TEST(Target, APathIsMadePlain) {
  EXPECT_EQ(path_of("/assets/index-1a2b.js"), "assets/index-1a2b.js");
  EXPECT_EQ(path_of("/a%20b/%C3%A9.svg"), "a b/\xC3\xA9.svg");
  EXPECT_EQ(path_of("/page.html?game=totem&seat=../.."), "page.html");
}

TEST(Target, AFolderStandsForItsIndex) {
  EXPECT_EQ(path_of("/"), "index.html");
  EXPECT_EQ(path_of("/?a"), "index.html");
  EXPECT_EQ(path_of("/rules/"), "rules/index.html");
}

TEST(Target, NoStepLeadsUpOrNowhere) {
  for (const char* const target : {"/..", "/../etc/passwd", "/a/../../b", "/%2e%2e/b", "/a/%2E./b",
                                   "/..%2fb", "/./a", "//a", "/a//b", "/a/.."}) {
    EXPECT_EQ(path_of(target), std::nullopt) << target;
  }
}

TEST(Target, WhatIsNoPathIsRefused) {
  using std::string_view_literals::operator""sv;
  for (const std::string_view target :
       {""sv, "*"sv, "a"sv, "http://localhost/a"sv, "/%"sv, "/%4"sv, "/%4g"sv, "/%+1"sv, "/%-1"sv,
        "/%00"sv, "/a\0b"sv, "/a%0d%0ab"sv, "/a%7f"sv, "/a\\b"sv, "/..%5cb"sv, "/a#b"sv}) {
    EXPECT_EQ(path_of(target), std::nullopt) << target;
  }
}

}  // namespace
}  // namespace menagerie::server

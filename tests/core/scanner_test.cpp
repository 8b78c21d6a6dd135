#include "core/scanner.h"

#include <gtest/gtest.h>

namespace menagerie {
namespace {

TEST(Scanner, NamesTheColumnAndWhatWasExpected) {
  Scanner scanner("ab");
  EXPECT_TRUE(scanner.accept('a'));
  const Result<void> fine = scanner.expect('c');
  ASSERT_FALSE(fine);
  EXPECT_EQ(fine.error().full_sentence(), "Column 2: Expected 'c', found 'b'.");
}

TEST(Scanner, SaysWhenTheTextEndsTooEarly) {
  Scanner scanner("");
  const Result<void> fine = scanner.expect('c');
  ASSERT_FALSE(fine);
  EXPECT_EQ(fine.error().full_sentence(), "Column 1: Expected 'c', found the end of the text.");
}

TEST(Scanner, ReadsPlainNumbersOnly) {
  EXPECT_EQ(*Scanner("19").number(19), 19U);
  EXPECT_EQ(*Scanner("0").number(19), 0U);
  for (const char* bad : {"", "x", "-1", "+1", "01", "20", "99999999999999999999"}) {
    EXPECT_FALSE(Scanner(bad).number(19)) << bad;
  }
}

TEST(Scanner, QuotesWhatIsNotPrintable) {
  EXPECT_EQ(quote("a\n\x80"), "'a\\x0a\\x80'");
  EXPECT_EQ(quote(std::string(100, 'z')), "'" + std::string(40, 'z') + "…'");
}

}  // namespace
}  // namespace menagerie

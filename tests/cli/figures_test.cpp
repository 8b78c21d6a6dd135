#include "cli/terminal/figures.h"

#include <gtest/gtest.h>

namespace menagerie::cli {
namespace {

TEST(Figures, PartThousandsAndDecimalsAsTheLanguageDoes) {
  EXPECT_EQ(grouped(1234567, language_of("en")), "1,234,567");
  EXPECT_EQ(grouped(1234567, language_of("de")), "1.234.567");
  EXPECT_EQ(grouped(1234567, language_of("fr")), "1\u00A0234\u00A0567");
  EXPECT_EQ(grouped(999, language_of("es")), "999");
  EXPECT_EQ(percent(0.517, 1, language_of("en")), "51.7\u00A0%");
  EXPECT_EQ(percent(0.517, 1, language_of("es")), "51,7\u00A0%");
  EXPECT_EQ(signed_percent(0.02, 1, language_of("de")), "+2,0\u00A0%");
  EXPECT_EQ(decimal(12, 0, language_of("fr")), "12");
}

TEST(Figures, TellRatesAndMeansOnlyWhereThereAreSome) {
  EXPECT_EQ(rate(12'300'000, 1, language_of("en")), "12.3 M");
  EXPECT_EQ(rate(12'300, 1, language_of("de")), "12,3 k");
  EXPECT_EQ(rate(7, 0, {}), "-");
  EXPECT_EQ(mean(0, 0, {}), "-");
  EXPECT_EQ(share(1, 0, {}), "-");
  EXPECT_EQ(share(1, 8, {}), "12.5\u00A0%");
}

}  // namespace
}  // namespace menagerie::cli

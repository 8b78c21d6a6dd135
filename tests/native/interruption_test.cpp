#include "native/interruption.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace menagerie {
namespace {

TEST(Interruption, TheSignalsThatEndAProgramAreOnlyNoticed) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const Interruption interruption;
    EXPECT_FALSE(Interruption::came());
    ASSERT_EQ(raise(signal), 0);
    EXPECT_TRUE(Interruption::came()) << signal;
  }
}

TEST(Interruption, AReaderThatGoesAwayIsNone) {
  const Interruption interruption;
  ASSERT_EQ(raise(SIGPIPE), 0);
  EXPECT_FALSE(Interruption::came());
}

TEST(Interruption, WhatWasIgnoredBeforeStaysIgnored) {
  std::signal(SIGHUP, SIG_IGN);
  {
    const Interruption interruption;
    ASSERT_EQ(raise(SIGHUP), 0);
    EXPECT_FALSE(Interruption::came());
  }
  EXPECT_EQ(std::signal(SIGHUP, SIG_DFL), SIG_IGN);
}

}  // namespace
}  // namespace menagerie

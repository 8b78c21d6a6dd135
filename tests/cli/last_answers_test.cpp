#include "cli/commands/last_answers.h"

#include <array>
#include <gtest/gtest.h>
#include <mutex>
#include <string>
#include <unistd.h>
#include <vector>

#include "core/random.h"

namespace menagerie::cli {
namespace {

using std::chrono::hours;

// An engine that has been asked something and whose input has ended.
class Ended {
 public:
  void ask(const std::string& limits) {
    const std::string game = R"("game":"tokan","position":"J,j,l,L,m,j/j,J,j,M,J,L/)"
                             R"(M,j,J,j,J,l/j,L,m,M,m,l/l,J,L,L,J,l r -")";
    protocol_.answer(R"({"cmd":"analyse",)" + game + R"(,"limits":)" + limits + '}',
                     [this](std::string_view line) {
                       const std::lock_guard lock(mutex_);
                       lines_.emplace_back(line);
                     });
  }
  // The last line that is heard.
  std::string last(std::chrono::milliseconds time, bool somebody_listens) {
    await_last_answers(threads_, protocol_, time, [=] { return somebody_listens; });
    const std::lock_guard lock(mutex_);
    return lines_.empty() ? "" : lines_.back();
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> lines_;
  Generator random_{1};
  Threads threads_;
  Protocol protocol_{random_, threads_};
};

bool is_last(const std::string& line) {
  return line.find("\"value\"") != std::string::npos && line.find("partial") == std::string::npos;
}

TEST(LastAnswers, WhatEndsByItselfIsAnsweredInFull) {
  Ended engine;
  engine.ask(R"({"nodes":20000})");
  const std::string line = engine.last(hours(1), true);
  EXPECT_TRUE(is_last(line)) << line;
}

TEST(LastAnswers, WhatWouldGoOnForADayEndsWithWhatItHasOnceTheTimeIsUp) {
  Ended engine;
  engine.ask(R"({"ms":86400000})");
  engine.ask(R"({"nodes":1000000000000})");
  const std::string line = engine.last(std::chrono::milliseconds(1), true);
  EXPECT_TRUE(is_last(line)) << line;
}

TEST(LastAnswers, NobodyThinksForNobody) {
  Ended engine;
  engine.ask(R"({"ms":86400000})");
  const std::string line = engine.last(hours(24), false);
  EXPECT_TRUE(is_last(line)) << line;
}

TEST(LastAnswers, APipeIsReadUntilItsOtherEndIsClosed) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  EXPECT_TRUE(is_read(ends[1]));
  close(ends[0]);
  EXPECT_FALSE(is_read(ends[1]));
  close(ends[1]);
}

}  // namespace
}  // namespace menagerie::cli

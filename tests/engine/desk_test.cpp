// Jobs that are still at work while more requests come in: a workshop that lets a test decide when
// each is done.
#include "engine/desk.h"

#include <deque>
#include <gtest/gtest.h>

namespace menagerie {
namespace {

class Later final : public Workshop {
 public:
  void take(std::function<void()> work) override { waiting.push_back(std::move(work)); }
  void do_next() {
    waiting.front()();
    waiting.pop_front();
  }
  std::deque<std::function<void()>> waiting;
};

// A job that tells whether it was stopped.
Job job() {
  return {"tokan", [](Expert&, const std::atomic<bool>& stopped, const Job::Tell& tell) {
            tell(Json{{"so_far", 1}});
            return Json{{"stopped", stopped.load()}};
          }};
}

struct DeskTest : ::testing::Test {
  Result<void> take(const Json& id) {
    return desk.take(id, job(), [this](Json answer) { answers.push_back(std::move(answer)); });
  }
  Later later;
  Desk desk{later};
  std::vector<Json> answers;
};

TEST_F(DeskTest, StopsTheJobOfThatIdAndNoOther) {
  ASSERT_TRUE(take(1));
  ASSERT_TRUE(take("1"));
  EXPECT_FALSE(desk.stop(2));
  EXPECT_TRUE(desk.stop("1"));
  later.do_next();
  later.do_next();
  EXPECT_EQ(answers, (std::vector<Json>{{{"so_far", 1}, {"partial", true}},
                                        {{"stopped", false}},
                                        {{"so_far", 1}, {"partial", true}},
                                        {{"stopped", true}}}));
  EXPECT_FALSE(desk.stop("1"));
}

TEST_F(DeskTest, AnIdCanBeUsedAgainOnceItsJobIsDone) {
  ASSERT_TRUE(take(1));
  const Result<void> again = take(1);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, Message::protocol_analysis_runs);
  later.do_next();
  EXPECT_TRUE(take(1));
}

TEST_F(DeskTest, JobsWithoutAnIdGoSideBySideAndCannotBeStopped) {
  ASSERT_TRUE(take(nullptr));
  ASSERT_TRUE(take(nullptr));
  EXPECT_FALSE(desk.stop(nullptr));
}

TEST_F(DeskTest, RefusesMoreThanItHasRoomFor) {
  for (std::size_t i = 0; i < Desk::kMostJobs; ++i) ASSERT_TRUE(take(i));
  const Result<void> one_more = take("x");
  ASSERT_FALSE(one_more);
  EXPECT_EQ(one_more.error().code, Message::protocol_too_many_analyses);
  later.do_next();
  EXPECT_TRUE(take("x"));
}

TEST_F(DeskTest, StopsEverythingAtOnce) {
  ASSERT_TRUE(take(1));
  ASSERT_TRUE(take(2));
  desk.stop_all();
  later.do_next();
  later.do_next();
  EXPECT_EQ(answers[1], (Json{{"stopped", true}}));
  EXPECT_EQ(answers[3], (Json{{"stopped", true}}));
}

}  // namespace
}  // namespace menagerie

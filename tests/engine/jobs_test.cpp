// Jobs that are still at work while more requests come in: an executor that lets a test decide when
// each is done.
#include "engine/protocol/jobs.h"

#include <deque>
#include <gtest/gtest.h>
#include <new>

#include "conversation.h"
#include "messages/engine.h"

namespace menagerie {
namespace {

class Later final : public testing::CatchingExecutor {
 public:
  void execute(std::function<void()> work) override { waiting.push_back(std::move(work)); }
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

struct JobsTest : ::testing::Test {
  Result<void> take(const Json& id, Job one = job()) {
    return jobs.take(id, std::move(one), [this](Result<Json> answer) {
      if (!answer) {
        errors.push_back(answer.error().code);
        return;
      }
      answers.push_back(std::move(*answer));
    });
  }
  Later later;
  Jobs jobs{later};
  std::vector<Json> answers;
  std::vector<Message> errors;
};

TEST_F(JobsTest, StopsTheJobOfThatIdAndNoOther) {
  ASSERT_TRUE(take(1));
  ASSERT_TRUE(take("1"));
  EXPECT_FALSE(jobs.stop(2));
  EXPECT_TRUE(jobs.stop("1"));
  later.do_next();
  later.do_next();
  EXPECT_EQ(answers, (std::vector<Json>{{{"so_far", 1}, {"partial", true}},
                                        {{"stopped", false}},
                                        {{"so_far", 1}, {"partial", true}},
                                        {{"stopped", true}}}));
  EXPECT_FALSE(jobs.stop("1"));
}

TEST_F(JobsTest, AnIdCanBeUsedAgainOnceItsJobIsDone) {
  ASSERT_TRUE(take(1));
  const Result<void> again = take(1);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, messages::protocol_analysis_runs);
  later.do_next();
  EXPECT_TRUE(take(1));
}

TEST_F(JobsTest, JobsWithoutAnIdGoSideBySideAndAreStoppedTogether) {
  EXPECT_FALSE(jobs.stop(nullptr));
  ASSERT_TRUE(take(nullptr));
  ASSERT_TRUE(take(1));
  ASSERT_TRUE(take(nullptr));
  EXPECT_TRUE(jobs.stop(nullptr));
  for (int i = 0; i < 3; ++i) later.do_next();
  EXPECT_EQ(answers[1], (Json{{"stopped", true}}));
  EXPECT_EQ(answers[3], (Json{{"stopped", false}}));
  EXPECT_EQ(answers[5], (Json{{"stopped", true}}));
  EXPECT_FALSE(jobs.stop(nullptr));
}

TEST_F(JobsTest, AJobThatRunsOutOfMemoryIsAnErrorOfItsOwn) {
  const Job too_big{"tokan", [](Expert&, const std::atomic<bool>&, const Job::Tell& tell) -> Json {
                      tell(Json{{"so_far", 1}});
                      throw std::bad_alloc();
                    }};
  ASSERT_TRUE(take(1, too_big));
  ASSERT_TRUE(take(2));
  later.do_next();
  EXPECT_EQ(errors, std::vector<Message>{messages::protocol_unfinished});
  later.do_next();
  EXPECT_EQ(answers.back(), (Json{{"stopped", false}}));
  EXPECT_TRUE(take(1)) << "its id and its place are free again";
}

TEST_F(JobsTest, RefusesMoreThanItHasRoomFor) {
  for (std::size_t i = 0; i < Jobs::kMostJobs; ++i) ASSERT_TRUE(take(i));
  const Result<void> one_more = take("x");
  ASSERT_FALSE(one_more);
  EXPECT_EQ(one_more.error().code, messages::protocol_too_many_analyses);
  later.do_next();
  EXPECT_TRUE(take("x"));
}

TEST_F(JobsTest, StopsEverythingAtOnce) {
  ASSERT_TRUE(take(1));
  ASSERT_TRUE(take(2));
  jobs.stop_all();
  later.do_next();
  later.do_next();
  EXPECT_EQ(answers[1], (Json{{"stopped", true}}));
  EXPECT_EQ(answers[3], (Json{{"stopped", true}}));
}

}  // namespace
}  // namespace menagerie

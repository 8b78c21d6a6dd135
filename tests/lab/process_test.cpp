// The real program: killed at any time it loses nothing that was kept, stopped politely it says so
// by its exit code, on a full disk it refuses, and for a cluster it says the right words.
#include <array>
#include <chrono>
#include <filesystem>
#include <gtest/gtest.h>
#include <random>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "cli/program.h"
#include "lab/laboratory.h"

namespace menagerie::lab {
namespace {

using testing::run;

// Hundreds of short tasks, so that a kill hits the middle of one, of a write or of neither.
constexpr const char* kPlan =
    "kind = match\ngame = two-paths\nplayers = random random\nrounds = 400\nseed = 3\nshards = 3\n";

// The program in the background.
class Running {
 public:
  Running(const testing::Arguments& arguments, const std::string& folder) : child_(fork()) {
    if (child_ == 0) {
      freopen("/dev/null", "w", stdout);
      freopen("/dev/null", "w", stderr);
      testing::detail::become(arguments, folder);
    }
  }
  int end(int signal) {
    kill(child_, signal);
    int status = 0;
    waitpid(child_, &status, 0);
    return testing::detail::code_of(status);
  }

 private:
  pid_t child_;
};

std::size_t kept_tasks(const testing::Folder& place) {
  const Result<Folder> folder = Folder::find(place.path("out"));
  if (!folder) return 0;
  const Result<TaskResults> results = folder->gather(true);
  EXPECT_TRUE(results) << results.error().full_sentence();
  return results ? results->size() : 0;
}

TEST(Laboratory, KilledFiftyTimesItGivesTheSameBytes) {
  const testing::Folder whole;
  whole.write("plan.txt", kPlan);
  ASSERT_EQ(run({"lab", "run", "plan.txt", "--out", "out"}, {}, whole.path()).code, 0);

  const testing::Folder place;
  place.write("plan.txt", kPlan);
  std::mt19937 random(7);  // the times differ from machine to machine anyway
  std::size_t kept = 0;
  for (int kills = 0; kills < 50; ++kills) {
    Running program(
        {"lab", "run", "plan.txt", "--out", "out", "--checkpoint", "0", "--threads", "2"},
        place.path());
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 25'000));
    program.end(SIGKILL);
    const std::size_t now = kept_tasks(place);
    EXPECT_GE(now, kept);  // what was kept once stays
    kept = now;
  }
  const auto last = run({"lab", "run", "plan.txt", "--out", "out"}, {}, place.path());
  EXPECT_EQ(last.code, 0) << last.err;
  EXPECT_EQ(place.read("out/result.jsonl"), whole.read("out/result.jsonl"));
}

TEST(Laboratory, StoppedPolitelyItEndsWith75AndGoesOn) {
  const testing::Folder place;
  // Longer than anybody waits for.
  place.write("plan.txt",
              "kind = match\ngame = two-paths\nplayers = random random\nrounds = 5000000\n");
  const testing::Arguments command = {"lab",     "run",  "plan.txt",     "--out", "out",
                                      "--shard", "1/16", "--checkpoint", "0"};
  std::size_t kept = 0;
  for (int stop = 0; stop < 2; ++stop) {
    Running program(command, place.path());
    const auto more = [&] { return kept_tasks(place) > kept; };
    for (int i = 0; i < 2000 && !more(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_EQ(program.end(SIGTERM), 75);
    EXPECT_GT(kept_tasks(place), kept);
    kept = kept_tasks(place);
  }
}

TEST(Laboratory, AFullDiskCostsNothingThatWasKept) {
  const testing::Folder place;
  place.write("plan.txt", kPlan);
  // Files may have a kilobyte, far less than a shard; a write beyond fails as on a full disk.
  const std::string command =
      "bash -c 'trap \"\" XFSZ; ulimit -f 1; \"$menagerie\" lab run plan.txt --out out "
      "--checkpoint 0 "
      "--threads 1 2>err'";
  EXPECT_EQ(testing::shell(command, place.path()), 1);
  EXPECT_FALSE(place.read("err").empty());
  const std::size_t kept = kept_tasks(place);
  EXPECT_GT(kept, 0U);
  EXPECT_LT(kept, 400U);
  EXPECT_EQ(run({"lab", "run", "plan.txt", "--out", "out"}, {}, place.path()).code, 0);
}

TEST(Laboratory, TwoProcessesMayRunTheSameShard) {
  const testing::Folder place;
  place.write("plan.txt", kPlan);
  const testing::Arguments command = {"lab", "run",          "plan.txt", "--out",
                                      "out", "--checkpoint", "0"};
  Running first(command, place.path());
  const auto second = run(command, {}, place.path());
  EXPECT_EQ(second.code, 0) << second.err;
  EXPECT_EQ(first.end(0), 0);
  EXPECT_EQ(run({"lab", "merge", "out"}, {}, place.path()).code, 0);
}

TEST(Laboratory, CommandsSayWhatIsWrong) {
  const testing::Folder place;
  place.write("plan.txt", std::string(kPlan) + "colour = red\n");
  const auto wrong = run({"lab", "check", "plan.txt"}, {}, place.path());
  EXPECT_EQ(wrong.code, 1);
  EXPECT_NE(wrong.err.find("Line 7"), std::string::npos) << wrong.err;
  EXPECT_EQ(run({"lab", "merge", "nowhere"}, {}, place.path()).code, 1);
  EXPECT_EQ(run({"lab", "dance", "plan.txt"}, {}, place.path()).code, 1);
  EXPECT_EQ(run({"lab", "run", "plan.txt", "--engine", "steam"}, {}, place.path()).code, 2);
  place.write("plan.txt", kPlan);
  EXPECT_EQ(run({"lab", "run", "plan.txt"}, {}, place.path()).code, 1);
  const auto fine = run({"lab", "check", "plan.txt"}, {}, place.path());
  EXPECT_EQ(fine.out, "The plan is fine: 400 tasks in 3 shards.\n");
  EXPECT_EQ(
      run({"lab", "run", "plan.txt", "--out", "out", "--shard", "2/3"}, {}, place.path()).code, 0);
  const auto missing = run({"lab", "merge", "out"}, {}, place.path());
  EXPECT_EQ(missing.code, 1);
  EXPECT_NE(missing.err.find("Shards that are not done: 1, 3."), std::string::npos) << missing.err;
}

// A cluster that writes down what it was asked, and runs it at once.
TEST(Laboratory, SubmittingAsksForAnArrayAndAMerge) {
  const testing::Folder place;
  place.write("plan.txt", kPlan);
  place.write("sbatch",
              "#!/bin/sh\n"
              "for last; do printf '%s\\n' \"$last\"; done >>asked\n"
              "echo -- >>asked\n"
              "case \"$*\" in\n"
              "  *--array*) for i in 1 2 3; do SLURM_ARRAY_TASK_ID=$i sh \"$last\" || exit; done "
              ">>log 2>&1; "
              "echo 41 ;;\n"
              "  *) sh \"$last\" >>log 2>&1 && echo '42;lab' ;;\n"
              "esac\n");
  chmod(place.path("sbatch").c_str(), 0755);
  EXPECT_EQ(testing::shell(
                "PATH=\"$folder:$PATH\" \"$menagerie\" lab run plan.txt --out out --engine slurm "
                "--sbatch=--time=60 --checkpoint 5 >said 2>&1",
                place.path()),
            0)
      << place.read("said") << place.read("log");
  const std::string out = std::filesystem::canonical(place.path("out")).string();
  EXPECT_EQ(place.read("asked"),
            "--parsable\n--array=1-3\n--requeue\n--open-mode=append\n--job-name=menagerie-lab\n"
            "--output=" +
                out +
                "/slurm/shard-%a.log\n--time=60\nout/slurm/shard.sh\n--\n"
                "--parsable\n--dependency=afterany:41\n--kill-on-invalid-dep=yes\n--requeue\n"
                "--open-mode=append\n--job-name=menagerie-merge\n--output=" +
                out + "/slurm/merge.log\n--time=60\nout/slurm/merge.sh\n--\n");
  EXPECT_NE(place.read("said").find("41"), std::string::npos);
  const testing::Folder local;
  local.write("plan.txt", kPlan);
  ASSERT_EQ(run({"lab", "run", "plan.txt", "--out", "out"}, {}, local.path()).code, 0);
  EXPECT_EQ(place.read("out/result.jsonl"), local.read("out/result.jsonl"));
}

TEST(Laboratory, AClusterThatIsNotThereIsToldOf) {
  const testing::Folder place;
  place.write("plan.txt", kPlan);
  EXPECT_EQ(
      testing::shell("PATH=/nowhere \"$menagerie\" lab run plan.txt --out out --engine slurm 2>err",
                     place.path()),
      1);
  EXPECT_NE(place.read("err").find("sbatch"), std::string::npos);
}

}  // namespace
}  // namespace menagerie::lab

// `solve` and its file, whatever becomes of the terminal and whatever the file is.
#include <csignal>
#include <filesystem>
#include <sys/stat.h>

#include "program.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

namespace fs = std::filesystem;

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

constexpr const char* kLate =
    ".,mM,.,L,.,./Jj,JJ,J,lM,.,./.,M,l,L,J,jl/.,j,JLL,mjl,J,./.,.,m,j,lLjj,. r e1";
// A proof that is done at once.
Arguments short_proof(const std::string& file) {
  return {"solve", "tokan", "--position", kLate, "--memory", "16", "--file", file};
}

// One that takes hours.
Arguments long_proof(const std::string& file) {
  return {"solve", "tokan", "--deal", "7", "--memory", "16", "--threads", "2", "--file", file};
}

bool is_proof(const std::string& bytes) {
  return bytes.starts_with("menagerie tokan proof ");
}

TEST(Solve, KeepsTheProofWhenItsTerminalCloses) {
  const Folder folder;
  Conversation solve(long_proof("kept"), folder.path());
  solve.read_to("Proving");
  EXPECT_EQ(solve.hang_up(), 1);  // the result could not be told
  EXPECT_TRUE(is_proof(folder.read("kept")));
  EXPECT_EQ(folder.names(), std::vector<std::string>{"kept"});
}

TEST(Solve, KeepsTheProofWhenItIsEnded) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const Folder folder;
    Conversation solve(long_proof("kept"), folder.path());
    solve.read_to("Proving");
    solve.signal(signal);
    solve.read_to("What was found is kept in kept.");
    EXPECT_EQ(solve.finish(), 0);
    EXPECT_TRUE(is_proof(folder.read("kept")));
  }
}

TEST(Solve, KeepsTheProofWhereNothingCanBePrinted) {
  const std::string solve =
      "\"$menagerie\" solve tokan --position '" + std::string(kLate) + "' --memory 16 --file kept ";
  const auto expect_kept = [&](const std::string& streams, int code) {
    const Folder folder;
    folder.write("kept", "menagerie tokan proof ");  // damaged: there is something to complain of
    EXPECT_EQ(shell(solve + streams, folder.path()), code) << streams;
    EXPECT_GT(folder.read("kept").size(), 1000U) << streams;
  };
  expect_kept(">/dev/null 2>&-", 0);
  expect_kept(">/dev/null 2>/dev/full", 0);
  expect_kept(">&- 2>&-", 1);  // the result could not be told
  expect_kept("<&- >/dev/full 2>&-", 1);
}

TEST(Solve, LeavesWhatIsNoPlainFileAlone) {
  const Folder folder;
  ASSERT_EQ(mkfifo(folder.path("pipe").c_str(), 0600), 0);
  fs::create_symlink("/dev/zero", folder.path("device"));
  const auto expect_left = [&](const Arguments& solve) {
    const Finished solved = run(solve, "", folder.path());
    EXPECT_EQ(solved.code, 1) << solve.back();
    EXPECT_TRUE(has(solved.out, "best play")) << solved.out;
    EXPECT_TRUE(has(solved.err, "nothing is kept")) << solved.err;
  };
  for (const char* const file : {"pipe", "device", "/dev/zero", ".", "none/kept"}) {
    expect_left(short_proof(file));
  }
  expect_left({"solve", "two-paths", "--file", "pipe"});
  struct stat status{};
  ASSERT_EQ(lstat(folder.path("pipe").c_str(), &status), 0);
  EXPECT_TRUE(S_ISFIFO(status.st_mode));
  EXPECT_TRUE(fs::is_symlink(folder.path("device")));
}

TEST(Solve, AFileOfAnySizeIsNoEndlessRead) {
  const Folder folder;
  folder.write("large", "menagerie tokan proof 1.1\n");
  fs::resize_file(folder.path("large"), std::uintmax_t{1} << 40U);
  const Finished solved = run(short_proof("large"), "", folder.path());
  EXPECT_EQ(solved.code, 1);
  EXPECT_TRUE(has(solved.err, "large is too large")) << solved.err;
  EXPECT_EQ(fs::file_size(folder.path("large")), std::uintmax_t{1} << 40U);
}

TEST(Solve, TakesTheOptionsOfTheTableAndKeepsTheirProofsApart) {  // T10, T11
  const Folder folder;
  ASSERT_EQ(run(short_proof("kept"), "", folder.path()).code, 0);
  const std::string standard = folder.read("kept");
  for (const char* const option : {"--ends=either", "--gaps=all", "--score=heads"}) {
    Arguments solve = short_proof("kept");
    solve.emplace_back(option);
    const Finished refused = run(solve, "", folder.path());
    EXPECT_TRUE(has(refused.out, "best play")) << refused.out;
    EXPECT_TRUE(has(refused.err, "other table options")) << refused.err;
    EXPECT_EQ(folder.read("kept"), standard) << option;
  }
  Arguments both = short_proof("other");
  both.insert(both.end(), {"--ends", "either", "--gaps", "all"});
  EXPECT_EQ(run(both, "", folder.path()).code, 0);
  EXPECT_TRUE(has(folder.read("other"), "classic ends=either gaps=all " + std::string(kLate)));
}

TEST(Solve, WritesThroughASymbolicLink) {
  const Folder folder;
  fs::create_symlink("kept", folder.path("link"));
  const Finished solved = run(short_proof("link"), "", folder.path());
  EXPECT_EQ(solved.code, 0) << solved.err;
  EXPECT_TRUE(fs::is_symlink(folder.path("link")));
  EXPECT_TRUE(is_proof(folder.read("kept")));
}

}  // namespace
}  // namespace menagerie::testing

#include "native/whole_file.h"

#include <csignal>
#include <filesystem>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "messages/native.h"
#include "native/descriptor.h"
#include "support/folder.h"

namespace menagerie {
namespace {

using menagerie::testing::Folder;

TEST(WholeFile, KeepsEveryByteAndReplacesWhatWasThere) {
  const Folder folder;
  const std::string path = folder.path("kept");
  const std::string bytes = std::string("a\0\n\xff", 4) + std::string(200'000, 'x');
  ASSERT_TRUE(write_bytes(path, "earlier"));
  ASSERT_TRUE(write_bytes(path, bytes));
  EXPECT_EQ(read_bytes(path, bytes.size()), bytes);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"kept"});
}

TEST(WholeFile, SaysWhetherThereIsAFile) {
  const Folder folder;
  folder.write("kept", "");
  EXPECT_EQ(plain_file_exists(folder.path("kept")), true);
  EXPECT_EQ(plain_file_exists(folder.path("none")), false);
  EXPECT_EQ(read_bytes(folder.path("kept"), 10), "");
  EXPECT_EQ(read_bytes(folder.path("none"), 10).error().code, messages::file_load);
}

TEST(WholeFile, ReadsNoMoreThanIsSensible) {
  const Folder folder;
  folder.write("kept", "12345");
  EXPECT_EQ(read_bytes(folder.path("kept"), 5), "12345");
  EXPECT_EQ(read_bytes(folder.path("kept"), 4).error().code, messages::file_large);
}

// Whether reading and writing are refused for that reason.
void expect_refused(const std::string& path, Message why) {
  EXPECT_EQ(read_bytes(path, 1000).error().code, why) << path;
  EXPECT_EQ(check_writable(path).error().code, why) << path;
  EXPECT_EQ(write_bytes(path, "bytes").error().code, why) << path;
}

TEST(WholeFile, LeavesFoldersDevicesPipesAndSocketsAlone) {
  const Folder folder;
  expect_refused(folder.path(), messages::file_folder);
  expect_refused("/dev/zero", messages::file_special);
  const std::string pipe = folder.path("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  expect_refused(pipe, messages::file_special);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string socket_path = folder.path("socket");
  ASSERT_LT(socket_path.size(), sizeof address.sun_path);
  socket_path.copy(static_cast<char*>(address.sun_path), socket_path.size());
  const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
  ASSERT_EQ(bind(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  expect_refused(socket_path, messages::file_special);
  struct stat status{};
  ASSERT_EQ(lstat(pipe.c_str(), &status), 0);
  EXPECT_TRUE(S_ISFIFO(status.st_mode));
}

TEST(WholeFile, ASymbolicLinkStaysAndItsFileIsWritten) {
  namespace fs = std::filesystem;
  const Folder folder;
  fs::create_directory(folder.path("inner"));
  fs::create_symlink("inner/second", folder.path("first"));
  fs::create_symlink("kept", folder.path("inner/second"));
  ASSERT_TRUE(write_bytes(folder.path("first"), "new"));  // nothing is at its end yet
  EXPECT_EQ(folder.read("inner/kept"), "new");
  ASSERT_TRUE(write_bytes(folder.path("first"), "newer"));
  EXPECT_EQ(folder.read("inner/kept"), "newer");
  EXPECT_TRUE(fs::is_symlink(folder.path("first")));
  EXPECT_TRUE(fs::is_symlink(folder.path("inner/second")));
  fs::create_symlink("loop", folder.path("loop"));
  EXPECT_EQ(write_bytes(folder.path("loop"), "new").error().code, messages::file_save);
  fs::create_symlink("/dev/null", folder.path("device"));
  expect_refused(folder.path("device"), messages::file_special);
}

TEST(WholeFile, AProgramThatDiesInTheMiddleOfAWriteLeavesNothingBehind) {
  const Folder folder;
  const std::string path = folder.path("kept");
  ASSERT_TRUE(write_bytes(path, "earlier"));
  const pid_t child = fork();
  if (child == 0) {
    // The system ends whoever writes more than this.
    const rlimit most{1U << 16U, 1U << 16U};
    setrlimit(RLIMIT_FSIZE, &most);
    _exit(write_bytes(path, std::string(1U << 20U, 'x')) ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"kept"});
  EXPECT_EQ(folder.read("kept"), "earlier");
}

TEST(WholeFile, MayBeReadByWhomTheOwnerLetsReadNewFiles) {
  const Folder folder;
  const mode_t before = umask(027);
  const Result<void> written = write_bytes(folder.path("kept"), "bytes");
  umask(before);
  ASSERT_TRUE(written);
  struct stat status{};
  ASSERT_EQ(stat(folder.path("kept").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0640U);
}

TEST(WholeFile, AWriteThatFailsLeavesNothingBehind) {
  const Folder folder;
  const std::string inner = folder.path("inner");
  ASSERT_EQ(mkdir(inner.c_str(), 0700), 0);
  const Result<void> onto_folder = write_bytes(inner, "bytes");
  ASSERT_FALSE(onto_folder);
  EXPECT_EQ(onto_folder.error().code, messages::file_folder);
  EXPECT_EQ(write_bytes(folder.path("none/kept"), "bytes").error().code, messages::file_save);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"inner"});
}

}  // namespace
}  // namespace menagerie

#include "native/whole_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "messages/native.h"
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
  EXPECT_EQ(read_bytes(path), bytes);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"kept"});
}

TEST(WholeFile, TakesAFileThatIsNotThereForEmpty) {
  const Folder folder;
  EXPECT_EQ(read_bytes(folder.path("none")), "");
  EXPECT_EQ(read_bytes(folder.path()).error().code, messages::file_load);
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
  EXPECT_EQ(onto_folder.error().code, messages::file_save);
  EXPECT_EQ(write_bytes(folder.path("none/kept"), "bytes").error().code, messages::file_save);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"inner"});
}

}  // namespace
}  // namespace menagerie

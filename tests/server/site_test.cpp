// What is read from a folder, and which folders are refused.
#include "server/pages/site.h"

#include <filesystem>
#include <gtest/gtest.h>

#include "messages/server.h"
#include "support/folder.h"

namespace menagerie::server {
namespace {

using menagerie::testing::Folder;
namespace fs = std::filesystem;

TEST(Site, EveryPlainFileIsAPage) {
  const Folder folder;
  fs::create_directories(folder.path("assets/deep"));
  folder.write("index.html", "hello");
  folder.write("assets/deep/a.svg", std::string("a\0b", 3));
  folder.write("empty.txt", "");
  const Result<Site> site = Site::load(folder.path());
  ASSERT_TRUE(site);
  EXPECT_EQ(*site->find("index.html")->plain.bytes, "hello");
  EXPECT_EQ(*site->find("assets/deep/a.svg")->plain.bytes, std::string("a\0b", 3));
  EXPECT_EQ(site->find("assets/deep/a.svg")->media_type, "image/svg+xml");
  EXPECT_EQ(*site->find("empty.txt")->plain.bytes, "");
  EXPECT_EQ(site->find("assets"), nullptr);
  EXPECT_EQ(site->find("nowhere"), nullptr);
}

TEST(Site, HiddenFilesAndLinksStayOut) {
  const Folder outside;
  outside.write("secret.txt", "secret");
  const Folder folder;
  fs::create_directories(folder.path(".git"));
  folder.write("index.html", "");
  folder.write(".env", "secret");
  folder.write(".git/config", "secret");
  fs::create_symlink(outside.path("secret.txt"), folder.path("link.txt"));
  fs::create_directory_symlink(outside.path(), folder.path("linked"));
  const Result<Site> site = Site::load(folder.path());
  ASSERT_TRUE(site);
  for (const char* const path : {".env", ".git/config", "link.txt", "linked/secret.txt"}) {
    EXPECT_EQ(site->find(path), nullptr) << path;
  }
}

TEST(Site, AFolderThatIsNoSiteIsRefusedByName) {
  const Folder folder;
  folder.write("a.html", "");
  EXPECT_EQ(Site::load(folder.path()).error().code, messages::server_folder_no_index);
  EXPECT_EQ(Site::load(folder.path("nowhere")).error().code, messages::server_folder_missing);
  EXPECT_EQ(Site::load(folder.path("a.html")).error().code, messages::server_folder_missing);
  EXPECT_NE(Site::load(folder.path("nowhere")).error().sentence().find("nowhere"),
            std::string::npos);
}

TEST(Site, AFolderThatIsFarTooLargeIsRefused) {
  const Folder folder;
  folder.write("index.html", "");
  folder.write("film", "");
  fs::resize_file(folder.path("film"), std::uintmax_t{300} << 20U);  // sparse: no disk is filled
  EXPECT_EQ(Site::load(folder.path()).error().code, messages::server_folder_too_large);
}

}  // namespace
}  // namespace menagerie::server

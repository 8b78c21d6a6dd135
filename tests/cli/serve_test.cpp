// `menagerie serve` as a shell calls it.
#include <filesystem>
#include <gtest/gtest.h>

#include "cli/commands/web_folder.h"
#include "program.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

TEST(Serve, TellsItsAddressAndEndsWithCtrlC) {
  const Folder folder;
  folder.write("index.html", "hello");
  Conversation serve({"serve", "--folder", folder.path()});
  serve.read_to("http://localhost:");
  serve.read_to("Ctrl-C");
  serve.type("\x03");
  serve.read_to("Closed.");
  EXPECT_EQ(serve.finish(), 0);
}

TEST(Serve, ATakenPortIsPassedOverUnlessItWasAskedFor) {
  const Folder folder;
  folder.write("index.html", "hello");
  Conversation first({"serve", "--folder", folder.path()});
  first.read_to("http://localhost:");
  std::string port = first.read_to("/");
  port.pop_back();
  Conversation second({"serve", "--folder", folder.path()});
  second.read_to("http://localhost:");
  EXPECT_NE(second.read_to("/"), port + "/");
  const Finished third = run({"serve", "--folder", folder.path(), "--port", port});
  EXPECT_EQ(third.code, 1);
  EXPECT_TRUE(third.err.starts_with("Port " + port + " is in use")) << third.err;
}

TEST(Serve, AFolderWithoutPagesIsRefused) {
  const Folder folder;
  const Finished missing = run({"serve", "--folder", folder.path("nowhere")});
  EXPECT_EQ(missing.code, 1);
  EXPECT_EQ(missing.err, "There is no folder " + folder.path("nowhere") + ".\n");
  const Finished empty = run({"serve", "--folder", folder.path()});
  EXPECT_EQ(empty.code, 1);
  EXPECT_NE(empty.err.find("it has no index.html"), std::string::npos) << empty.err;
}

TEST(Serve, APortIsANumberThatPortsHave) {
  for (const char* const port : {"0", "65536", "-1", "http"}) {
    EXPECT_EQ(run({"serve", "--port", port}).code, 2) << port;
  }
}

TEST(Serve, PagesLieBesideTheInstalledProgramOrTheBuiltOne) {
  using Folders = std::vector<std::filesystem::path>;
  EXPECT_EQ(cli::usual_web_folders("/usr/bin/menagerie"),
            (Folders{"/usr/share/menagerie/web", "/usr/web"}));
  EXPECT_EQ(cli::usual_web_folders("/src/build/release/menagerie"),
            (Folders{"/src/build/share/menagerie/web", "/src/build/web"}));
}

}  // namespace
}  // namespace menagerie::testing

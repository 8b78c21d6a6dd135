// The lines of docs/network.md that make a table, join it, watch it and move, as its readers type
// them.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "program.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

std::string text_of(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

// The shell lines of the page, for a server at this port.
std::string example(const std::string& port) {
  const std::string page = text_of(MENAGERIE_TESTS "/../docs/network.md");
  const std::string fence = "```sh\n";
  const std::size_t begin = page.find(fence) + fence.size();
  std::string lines = page.substr(begin, page.find("```", begin) - begin);
  const std::string usual = "localhost:8321";
  return lines.replace(lines.find(usual), usual.size(), "127.0.0.1:" + port);
}

TEST(NetworkExamples, ATableIsMadeJoinedWatchedAndPlayedAtWithCurl) {
  if (std::system("curl --version >/dev/null 2>&1") != 0) GTEST_SKIP() << "needs curl";
  const Folder folder;
  folder.write("index.html", "hello");
  Conversation serve(
      {"serve", "--folder", folder.path(), "--store", "memory:", "--listen", "127.0.0.1:0"});
  serve.read_to("http://127.0.0.1:");
  std::string port = serve.read_to("/");
  port.pop_back();
  // The watcher is ended once it has seen the move; its lines are in the file by then.
  folder.write("lines.sh", "set -eu\ncd " + folder.path() + "\n" + example(port) +
                               "\nwatcher=$!\n"
                               "until grep -q '\"kind\":\"acted\"' events; do sleep 0.05; done\n"
                               "kill $watcher\n");
  const std::string out = folder.path() + "/out";
  ASSERT_EQ(std::system(("timeout 60 bash " + folder.path() + "/lines.sh >" + out).c_str()), 0)
      << text_of(out);
  const std::string said = text_of(out);
  EXPECT_NE(said.find(R"("chair":1,"version":)"), std::string::npos) << said;
  EXPECT_EQ(said.find("error"), std::string::npos) << said;
  const std::string events = text_of(folder.path() + "/events");
  for (const char* const kind : {"made", "seated", "sealed", "started", "acted"}) {
    EXPECT_NE(events.find(R"("kind":")" + std::string(kind)), std::string::npos) << events;
  }
  EXPECT_NE(events.find(R"("view":{)"), std::string::npos) << events;
}

}  // namespace
}  // namespace menagerie::testing

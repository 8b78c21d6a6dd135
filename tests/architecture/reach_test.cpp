// What a program's file sees in the end, through the headers of others too: no type of a game or a
// player.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <string>

namespace menagerie {
namespace {

namespace fs = std::filesystem;

fs::path source() {
  return fs::path(MENAGERIE_TESTS).parent_path() / "src";
}

// Everything that the file includes, whatever lies between.
void gather(const fs::path& file, std::set<std::string>& seen) {
  static const std::regex kInclude("\\s*#\\s*include \"([^\"]+)\".*");
  std::ifstream lines(file);
  std::smatch found;
  for (std::string line; std::getline(lines, line);) {
    if (!std::regex_match(line, found, kInclude)) continue;
    if (seen.insert(found[1]).second) gather(source() / found[1].str(), seen);
  }
}

TEST(Architecture, NoProgramReachesAGameOrAPlayerThroughOthers) {
  int files = 0;
  for (const char* module : {"native", "server", "cli", "wasm"}) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source() / module)) {
      if (!entry.is_regular_file()) continue;
      ++files;
      std::set<std::string> seen;
      gather(entry.path(), seen);
      for (const std::string& header : seen) {
        const bool hidden = header.starts_with("games/") || header.starts_with("players/") ||
                            header.starts_with("search/");
        EXPECT_FALSE(hidden) << entry.path() << " reaches " << header;
      }
    }
  }
  EXPECT_GT(files, 100);
}

}  // namespace
}  // namespace menagerie

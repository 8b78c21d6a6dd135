// Which way the modules of src/ may lean on each other, and what the lower ones go without: read
// off the sources themselves, so that no change slips past the design.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace menagerie {
namespace {

namespace fs = std::filesystem;

// What each module may include besides itself. A game is a module of its own, so that no game sees
// another; "games" stands for all of them.
const std::map<std::string, std::set<std::string>>& may_include() {
  static const std::map<std::string, std::set<std::string>> modules = {
      {"core", {}},
      {"games", {"core"}},
      {"search", {"core"}},
      {"players", {"core", "games", "search"}},
      {"engine", {"core", "games", "search", "players"}},
      {"native", {"core"}},
      {"fairness", {"core"}},
      {"rooms", {"core", "engine", "fairness"}},
      {"store", {"core", "native"}},
      {"server", {"core", "engine", "native", "rooms", "store", "fairness"}},
      {"client", {"core", "engine", "rooms", "fairness"}},
      {"lab", {"core", "games", "search", "players", "engine", "native"}},
      {"cli",
       {"core", "engine", "native", "lab", "server", "client", "rooms", "store", "fairness"}},
      {"wasm", {"core", "engine", "native"}},
      {"environment", {"core", "games", "engine", "native"}},
      {"python", {"core", "games", "players", "engine", "native", "environment"}},
  };
  return modules;
}

// The modules without streams, threads and exceptions.
const std::set<std::string> kPure = {"core", "games", "search", "players", "fairness"};
const std::set<std::string> kNotInPure = {
    "iostream", "istream", "ostream", "fstream",      "sstream",           "syncstream",
    "thread",   "mutex",   "future",  "shared_mutex", "condition_variable"};
// A game is a pure value: nothing in it reads a clock or draws at random either.
const std::set<std::string> kNotInGames = {"chrono", "ctime", "random", "cstdio"};

std::string read(const fs::path& file) {
  std::ifstream stream(file);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

// How far the comment, the quote or the number goes that begins at `at`; 0 for other code.
std::size_t passage(std::string_view code, std::size_t at) {
  const std::string_view rest = code.substr(at);
  const auto until = [&](std::string_view close, std::size_t from) {
    const std::size_t end = rest.find(close, from);
    return end == std::string_view::npos ? rest.size() : end + close.size();
  };
  if (rest.starts_with("//")) return until("\n", 2);
  if (rest.starts_with("/*")) return until("*/", 2);
  if (rest.starts_with("R\"(")) return until(")\"", 3);
  if (rest[0] == '"' || rest[0] == '\'') {
    std::size_t end = 1;
    while (end < rest.size() && rest[end] != rest[0]) end += rest[end] == '\\' ? 2U : 1U;
    return std::min(end + 1, rest.size());
  }
  // A number may hold quotes between its digits.
  std::size_t end = 0;
  if (rest[0] >= '0' && rest[0] <= '9') {
    while (end < rest.size() &&
           (std::isalnum(static_cast<unsigned char>(rest[end])) != 0 || rest[end] == '\'')) {
      ++end;
    }
  }
  return end;
}

// The code without its comments, quotes and numbers.
std::string bare(std::string_view code) {
  std::string plain;
  for (std::size_t at = 0; at < code.size();) {
    const std::size_t size = passage(code, at);
    plain += size > 0 ? ' ' : code[at];
    at += std::max<std::size_t>(size, 1);
  }
  return plain;
}

struct Module {
  std::string name;  // "games"
  std::string full;  // "games/tokan"
};

// The module of a path from src/ on.
Module module_of(const fs::path& path) {
  const std::string first = path.begin()->string();
  if (first != "games" || std::distance(path.begin(), path.end()) < 3) return {first, first};
  return {first, first + "/" + std::next(path.begin())->string()};
}

struct Include {
  bool system = false;
  std::string target;
};

// What a line includes; an empty target for any other line.
Include include_of(std::string_view line) {
  const auto skip = [&line](std::string_view what) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    const bool there = line.starts_with(what);
    if (there) line.remove_prefix(what.size());
    return there;
  };
  if (!skip("#") || !skip("include") || !skip("") || line.empty()) return {};
  const bool system = line.front() == '<';
  const std::size_t end = line.find(system ? '>' : '"', 1);
  if (end == std::string_view::npos) return {};
  return {system, std::string(line.substr(1, end - 1))};
}

std::vector<Include> includes_of(const std::string& code) {
  std::vector<Include> found;
  std::istringstream lines(code);
  for (std::string line; std::getline(lines, line);) {
    if (Include include = include_of(line); !include.target.empty()) {
      found.push_back(std::move(include));
    }
  }
  return found;
}

// The first of the words that stands in the code, or nothing.
std::string first_of(const std::set<std::string>& words, std::string_view code) {
  std::string word;
  for (const char c : std::string(code) + ' ') {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
      word += c;
      continue;
    }
    if (words.contains(word)) return word;
    word.clear();
  }
  return {};
}

// What is wrong with one include of a file in `module`, or nothing.
std::string complaint(const Module& module, const Include& include) {
  const std::string& target = include.target;
  if (include.system) {
    const bool refused = (kPure.contains(module.name) && kNotInPure.contains(target)) ||
                         (module.name == "games" && kNotInGames.contains(target));
    return refused ? "includes <" + target + ">" : "";
  }
  // Generated from the catalogue: words of a module, which all above it may say.
  if (target.starts_with("messages/")) return "";
  const Module other = module_of(target);
  if (!may_include().contains(other.name)) {
    return "includes \"" + target + "\", which is not written from src/ on";
  }
  const bool allowed =
      other.full == module.full || may_include().at(module.name).contains(other.name);
  return allowed ? "" : "includes \"" + target + "\"";
}

// Everything in the tree under `src` that goes against the grain, a sentence each.
std::vector<std::string> complaints(const fs::path& src) {
  std::vector<std::string> found;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(src)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".h" && extension != ".cpp") continue;
    const fs::path file = fs::relative(entry.path(), src);
    const auto complain = [&](const std::string& what) {
      if (!what.empty()) found.push_back(file.generic_string() + " " + what);
    };
    const Module module = module_of(file);
    if (!may_include().contains(module.name)) {
      complain("stands in a module that the design does not know");
      continue;
    }
    const std::string code = read(entry.path());
    for (const Include& include : includes_of(code)) complain(complaint(module, include));
    if (!kPure.contains(module.name)) continue;
    const std::string word = first_of({"throw", "try", "catch"}, bare(code));
    if (!word.empty()) complain("says " + word);
  }
  std::ranges::sort(found);
  return found;
}

TEST(Architecture, EveryIncludePointsTheWayOfTheDesign) {
  const fs::path src = fs::path(MENAGERIE_TESTS).parent_path() / "src";
  ASSERT_TRUE(fs::exists(src / "core" / "position.h"));
  for (const std::string& complaint : complaints(src)) ADD_FAILURE() << complaint;
}

// A small tree of sources that is gone after the test.
class Tree {
 public:
  Tree() : root_(fs::path(::testing::TempDir()) / unique_name()) { fs::create_directories(root_); }
  ~Tree() { fs::remove_all(root_); }
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;

  void write(const fs::path& file, std::string_view code) const {
    fs::create_directories((root_ / file).parent_path());
    std::ofstream(root_ / file) << code;
  }
  [[nodiscard]] std::vector<std::string> complaints() const { return menagerie::complaints(root_); }

 private:
  static std::string unique_name() {
    return std::string("menagerie-") +
           ::testing::UnitTest::GetInstance()->current_test_info()->name() + "-" +
           std::to_string(std::hash<std::string>()(fs::current_path().string()));
  }
  fs::path root_;
};

using Sentences = std::vector<std::string>;

TEST(Architecture, AnIncludeAgainstTheGrainIsSeen) {
  const Tree tree;
  tree.write("core/a.h", "#include <vector>\n#include \"core/b.h\"\n");
  tree.write("core/b.h", "#include \"games/tokan/game.h\"\n");
  tree.write("games/tokan/game.h", "#include \"core/a.h\"\n#include \"games/tokan/tile.h\"\n");
  tree.write("games/totem/game.cpp", "  #  include \"games/tokan/game.h\"\n");
  tree.write("search/a.h", "#include \"games/totem/game.h\"\n");
  tree.write("players/a.h", "#include \"games/totem/game.h\"\n#include \"search/a.h\"\n");
  tree.write("engine/a.h", "#include \"players/a.h\"\n#include \"cli/a.h\"\n");
  tree.write("cli/a.h", "#include \"engine/a.h\"\n#include \"games/tokan/game.h\"\n");
  tree.write("cli/b.h", "#include \"server/a.h\"\n");
  tree.write("server/a.h", "#include \"core/a.h\"\n#include \"cli/a.h\"\n");
  tree.write("attic/a.h", "");
  tree.write("core/c.h", "#include \"b.h\"\n");
  EXPECT_EQ(
      tree.complaints(),
      (Sentences{
          "attic/a.h stands in a module that the design does not know",
          "cli/a.h includes \"games/tokan/game.h\"", "core/b.h includes \"games/tokan/game.h\"",
          "core/c.h includes \"b.h\", which is not written from src/ on",
          "engine/a.h includes \"cli/a.h\"", "games/totem/game.cpp includes \"games/tokan/game.h\"",
          "search/a.h includes \"games/totem/game.h\"", "server/a.h includes \"cli/a.h\""}));
}

TEST(Architecture, StreamsThreadsAndExceptionsAreSeenInThePureModulesOnly) {
  const Tree tree;
  tree.write("core/a.cpp", "#include <iostream>\nvoid f() { throw 1; }\n");
  tree.write("games/tokan/a.cpp", "#include <random>\nvoid f() { try { g(); } catch (...) {} }\n");
  tree.write("search/a.cpp", "#include <thread>\n");
  tree.write("players/a.cpp", "#include <mutex>\n#include <chrono>\n");
  tree.write("engine/a.cpp", "#include <thread>\n#include <iostream>\nvoid f() { throw 1; }\n");
  EXPECT_EQ(tree.complaints(),
            (Sentences{"core/a.cpp includes <iostream>", "core/a.cpp says throw",
                       "games/tokan/a.cpp includes <random>", "games/tokan/a.cpp says try",
                       "players/a.cpp includes <mutex>", "search/a.cpp includes <thread>"}));
}

TEST(Architecture, WordsInCommentsAndQuotesAreNoCode) {
  const Tree tree;
  tree.write(
      "core/a.cpp",
      "// we never throw\n/* nor\n try */\nconst char* a = \"try \\\" it\";\nchar b = '\"';\n"
      "int c = 1'000; const char* d = R\"(throw \" it)\"; int retry = 0; int e = 0xab'cd;\n");
  EXPECT_EQ(tree.complaints(), Sentences{});
}

}  // namespace
}  // namespace menagerie

#include "cli/commands/line_reader.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

namespace menagerie::cli {
namespace {

// Every line of a text that arrives in pieces of some size, "!" for one that is too long.
std::vector<std::string> lines_of(const std::string& text, std::size_t piece, std::size_t longest) {
  std::size_t at = 0;
  LineReader reader(
      [&](char* bytes, std::size_t room) {
        const std::size_t count = std::min({piece, room, text.size() - at});
        std::copy_n(text.data() + at, count, bytes);
        at += count;
        return count;
      },
      longest);
  std::vector<std::string> lines;
  for (LineReader::Line line = reader.next(); line.kind != LineReader::Kind::end;
       line = reader.next()) {
    lines.push_back(line.kind == LineReader::Kind::too_long ? "!" : std::string(line.text));
  }
  return lines;
}

TEST(LineReader, GivesEveryLineWhateverThePiecesAre) {
  for (const std::size_t piece : {1U, 2U, 3U, 100U}) {
    EXPECT_EQ(lines_of("one\n\ntwo\r\nthree", piece, 10),
              (std::vector<std::string>{"one", "", "two", "three"}));
  }
}

TEST(LineReader, PassesOverALineThatIsTooLongAndReadsTheNext) {
  for (const std::size_t piece : {1U, 4U, 7U, 100U}) {
    EXPECT_EQ(lines_of("a\n" + std::string(30, 'x') + "\nb\n", piece, 10),
              (std::vector<std::string>{"a", "!", "b"}));
    EXPECT_EQ(lines_of(std::string(30, 'x'), piece, 10), std::vector<std::string>{"!"});
  }
  EXPECT_EQ(lines_of(std::string(10, 'x') + "\n", 3, 10),
            std::vector<std::string>{std::string(10, 'x')});
}

TEST(LineReader, GivesNothingForNothing) {
  EXPECT_TRUE(lines_of("", 1, 10).empty());
}

}  // namespace
}  // namespace menagerie::cli

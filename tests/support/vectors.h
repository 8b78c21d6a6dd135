// Reads the plain data files of tests/vectors: one case a line, fields separated by tabs.
#pragma once

#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace menagerie::testing {

// The parts of a text between separators; an empty text has no parts.
inline std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  if (text.empty()) return parts;
  std::size_t start = 0;
  while (true) {
    const std::size_t end = text.find(separator, start);
    parts.emplace_back(text.substr(start, end - start));
    if (end == std::string_view::npos) return parts;
    start = end + 1;
  }
}

struct VectorLine {
  int number = 0;  // of the line in its file, from 1
  std::vector<std::string> fields;
};

// All lines of a file of tests/vectors. A file that is missing or empty fails the test.
inline std::vector<VectorLine> read_vectors(const std::string& name) {
  std::vector<VectorLine> lines;
  std::ifstream file(std::string(MENAGERIE_TESTS) + "/vectors/" + name);
  std::string text;
  int number = 0;
  while (std::getline(file, text)) lines.push_back({++number, split(text, '\t')});
  EXPECT_FALSE(lines.empty()) << name << " is missing or empty";
  return lines;
}

}  // namespace menagerie::testing

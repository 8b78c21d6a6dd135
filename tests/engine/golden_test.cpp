// Golden games: whole records that must replay to their end in every later version, or the rules
// version of their game has to be raised.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <string>

#include "core/record.h"
#include "engine/table.h"

namespace menagerie {
namespace {

const std::filesystem::path kGolden = std::string(MENAGERIE_TESTS) + "/golden";
const std::filesystem::path kOlder = std::string(MENAGERIE_TESTS) + "/golden_older";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(GoldenGames, ReplayByteForByteAndEveryGameHasOne) {
  std::set<std::string> covered;
  for (const auto& entry : std::filesystem::directory_iterator(kGolden)) {
    const std::string text = text_of(entry.path());
    const Result<Record> record = parse_record(text);
    ASSERT_TRUE(record) << entry.path() << ": " << record.error().full_sentence();
    const Result<Table> table = Table::replay(*record);
    ASSERT_TRUE(table) << entry.path() << ": " << table.error().full_sentence();
    EXPECT_EQ(record_text(table->record()), text) << entry.path();
    EXPECT_TRUE(table->standing().over) << entry.path();
    covered.emplace(table->game());
  }
  for (const GameInfo& info : games()) {
    EXPECT_TRUE(covered.contains(std::string(info.name))) << info.name << " has no golden game";
  }
}

// Records from before an option was there: without it they mean its standard.
TEST(GoldenGames, OlderRecordsAreTheSameGames) {
  int records = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kOlder)) {
    const Result<Record> record = parse_record(text_of(entry.path()));
    ASSERT_TRUE(record) << entry.path() << ": " << record.error().full_sentence();
    const Result<Table> table = Table::replay(*record);
    ASSERT_TRUE(table) << entry.path() << ": " << table.error().full_sentence();
    EXPECT_EQ(record_text(table->record()), text_of(kGolden / entry.path().filename()))
        << entry.path();
    ++records;
  }
  EXPECT_GT(records, 0);
}

}  // namespace
}  // namespace menagerie

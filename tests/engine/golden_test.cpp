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

TEST(GoldenGames, ReplayByteForByteAndEveryGameHasOne) {
  std::set<std::string> covered;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(MENAGERIE_TESTS) + "/golden")) {
    std::ifstream file(entry.path());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
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

}  // namespace
}  // namespace menagerie

#include "native/record_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "messages/core.h"
#include "messages/native.h"
#include "support/folder.h"

namespace menagerie {
namespace {

using menagerie::testing::Folder;

Record some_record() {
  Record record;
  record.set("Game", "tokan");
  record.actions.push_back({"b2d2", {}, {}});
  return record;
}

Record other_record() {
  Record record = some_record();
  record.actions.push_back({"a1a3", {}, {}});
  return record;
}

// A save of a game that was never saved or loaded before.
Result<void> save_new(const std::string& path, const Record& record) {
  return save_record(path, record, {});
}

TEST(RecordFile, KeepsARecordAndReplacesAnEarlierOne) {
  const Folder folder;
  const std::string path = folder.path("game.menagerie");
  ASSERT_TRUE(save_new(path, some_record()));
  EXPECT_EQ(load_record(path), some_record());
  ASSERT_TRUE(save_record(path, other_record(), std::vector{some_record()}));
  EXPECT_EQ(load_record(path), other_record());
  EXPECT_EQ(folder.names(), std::vector<std::string>{"game.menagerie"});
}

TEST(RecordFile, LeavesEveryOtherKindOfFileAlone) {
  const Folder folder;
  folder.write("letter.txt", "Dear Anna,\n");
  const Result<void> saved = save_new(folder.path("letter.txt"), some_record());
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().code, messages::file_other);
  EXPECT_EQ(folder.read("letter.txt"), "Dear Anna,\n");
  EXPECT_EQ(save_new("/dev/null", some_record()).error().code, messages::file_special);
  struct stat status{};
  ASSERT_EQ(stat("/dev/null", &status), 0);
  EXPECT_TRUE(S_ISCHR(status.st_mode));
}

TEST(RecordFile, LeavesTheRecordOfAnotherGameAlone) {
  const Folder folder;
  const std::string path = folder.path("game.menagerie");
  ASSERT_TRUE(save_new(path, some_record()));
  Record elsewhere = some_record();
  elsewhere.set("Start", "another deal");
  for (const std::vector<Record>& earlier :
       {std::vector<Record>{}, std::vector{other_record()}, std::vector{elsewhere}}) {
    EXPECT_EQ(check_saving(path, earlier).error().code, messages::file_other_game);
    EXPECT_EQ(save_record(path, other_record(), earlier).error().code, messages::file_other_game);
  }
  EXPECT_EQ(load_record(path), some_record());
  folder.write("damaged", "[Game \"tokan");
  EXPECT_EQ(save_new(folder.path("damaged"), some_record()).error().code,
            messages::file_other_game);
}

TEST(RecordFile, WhatCouldNotBeLoadedAgainIsNotSaved) {
  const Folder folder;
  Record record = some_record();
  record.remark = std::string(kLongestRecord - record_text(record).size() - 3, 'x');
  ASSERT_EQ(record_text(record).size(), kLongestRecord);
  ASSERT_TRUE(save_new(folder.path("longest"), record));
  EXPECT_EQ(load_record(folder.path("longest")), record);
  record.remark += 'x';
  EXPECT_EQ(save_new(folder.path("longer"), record).error().code, messages::record_too_long);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"longest"});
}

TEST(RecordFile, ASaveThatFailsChangesNothing) {
  const Folder folder;
  const std::string path = folder.path("game.menagerie");
  ASSERT_TRUE(save_new(path, some_record()));
  const Result<void> inside = save_new(path + "/inner.menagerie", other_record());
  ASSERT_FALSE(inside);
  EXPECT_EQ(inside.error().code, messages::file_save);
  EXPECT_NE(inside.error().sentence().find("there is no such file or folder"), std::string::npos);
  const Result<void> nowhere = save_new(folder.path("none/game.menagerie"), other_record());
  ASSERT_FALSE(nowhere);
  EXPECT_NE(nowhere.error().sentence().find("there is no such file or folder"), std::string::npos);
  const Result<void> onto_folder = save_new(folder.path(), other_record());
  ASSERT_FALSE(onto_folder);
  EXPECT_EQ(onto_folder.error().code, messages::file_folder);
  EXPECT_EQ(load_record(path), some_record());
  EXPECT_EQ(folder.names(), std::vector<std::string>{"game.menagerie"});
}

TEST(RecordFile, RefusesToLoadWhatIsNoRecordFile) {
  const Folder folder;
  EXPECT_EQ(load_record(folder.path()).error().code, messages::file_folder);
  EXPECT_EQ(load_record(folder.path("none")).error().code, messages::file_load);
  EXPECT_EQ(load_record("/dev/zero").error().code, messages::file_special);
  folder.write("empty", "");
  EXPECT_EQ(load_record(folder.path("empty")).error().code, messages::record_not_a_record);
  folder.write("long", std::string(kLongestRecord + 1, ' '));
  EXPECT_EQ(load_record(folder.path("long")).error().code, messages::file_large);
}

TEST(RecordFile, MakesNamesFromGameAndTime) {
  const std::string name = new_record_name("two-paths", 1'700'000'000);
  EXPECT_TRUE(name.starts_with("two-paths-20231114-") || name.starts_with("two-paths-20231115-"));
  EXPECT_TRUE(name.ends_with(".menagerie"));
}

}  // namespace
}  // namespace menagerie

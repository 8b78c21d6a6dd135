// What is true of a file of SQLite alone: who may open it, and what happens when it cannot be
// written.
#include <array>
#include <csignal>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "messages/native.h"
#include "messages/store.h"
#include "store/asked.h"
#include "store/store.h"
#include "support/folder.h"

namespace menagerie::store {
namespace {

using menagerie::testing::Folder;

std::unique_ptr<Store> opened(const std::string& path) {
  Result<std::unique_ptr<Store>> store = open_store(path);
  EXPECT_TRUE(store) << store.error().sentence();
  return store ? std::move(*store) : nullptr;
}

Error refusal_of(const std::string& place) {
  const Result<std::unique_ptr<Store>> store = open_store(place);
  EXPECT_FALSE(store) << place;
  return store ? Error{} : store.error();
}

// Runs SQL in a file that is not open.
void sql(const std::string& path, const char* text) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, text, nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
}

TEST(SqliteStore, ASecondOneIsRefusedWhileTheFirstLives) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  std::unique_ptr<Store> first = opened(path);
  EXPECT_EQ(refusal_of(path).code, messages::store_locked);
  first.reset();
  EXPECT_TRUE(opened(path));
}

TEST(SqliteStore, AFileOfAnEarlierVersionKeepsItsRoomsAndGetsWhatCameLater) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  std::unique_ptr<Store> store = opened(path);
  ASSERT_EQ(append_to(*store, make_append("a", 0, 3)), Appended::done);
  store.reset();
  sql(path, "DROP TABLE beats; DROP TABLE outages");
  store = opened(path);
  ASSERT_TRUE(store);
  EXPECT_EQ(read_from(*store, "a"), rows_from(1, 3));
  EXPECT_EQ(beat_of(*store, "one", 1, Beat::Kind::start), "");
  EXPECT_EQ(beat_of(*store, "one", 5, Beat::Kind::start), "1-5");
}

TEST(SqliteStore, AProcessThatIsKilledLeavesAllThatWasAnsweredAndNoLock) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  std::array<int, 2> pipe_ends{};
  ASSERT_EQ(pipe(pipe_ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) {
    std::unique_ptr<Store> store = std::move(*open_store(path));
    for (std::uint64_t after = 0;; ++after) {
      if (append_to(*store, make_append("a", after)) != Appended::done) _exit(1);
      const char answered = '.';
      if (write(pipe_ends[1], &answered, 1) != 1) _exit(2);
    }
  }
  close(pipe_ends[1]);
  std::size_t answered = 0;
  for (char byte = 0; answered < 20 && read(pipe_ends[0], &byte, 1) == 1;) ++answered;
  kill(child, SIGKILL);
  for (char byte = 0; read(pipe_ends[0], &byte, 1) == 1;) ++answered;
  close(pipe_ends[0]);
  waitpid(child, nullptr, 0);
  ASSERT_GE(answered, 20U);

  const std::unique_ptr<Store> store = opened(path);
  ASSERT_TRUE(store);
  const Result<std::vector<Row>> rows = read_from(*store, "a");
  ASSERT_TRUE(rows);
  EXPECT_GE(rows->size(), answered);
  EXPECT_EQ(*rows, rows_from(1, rows->size()));
}

TEST(SqliteStore, FilesOfAnotherKindAreRefusedAndStayAsTheyAre) {
  const Folder folder;
  folder.write("letter.txt", "Dear Ada, this is no database.\n");
  EXPECT_EQ(refusal_of(folder.path("letter.txt")).code, messages::store_foreign);
  EXPECT_EQ(folder.read("letter.txt"), "Dear Ada, this is no database.\n");
  sql(folder.path("other.db"), "CREATE TABLE letters (text)");
  EXPECT_EQ(refusal_of(folder.path("other.db")).code, messages::store_foreign);
}

TEST(SqliteStore, AFileOfANewerVersionIsRefused) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  opened(path).reset();
  sql(path, "PRAGMA user_version = 7");
  EXPECT_EQ(refusal_of(path).sentence(),
            "The store " + path +
                " was written by a newer version of Menagerie: its layout is number 7, and this "
                "version knows them up to 1. Use the newer version.");
}

TEST(SqliteStore, PlacesThatAreNoneAreRefused) {
  const Folder folder;
  EXPECT_EQ(refusal_of("").code, messages::store_place);
  EXPECT_EQ(refusal_of("mysql://localhost/rooms").code, messages::store_place);
  EXPECT_EQ(refusal_of(std::string("a\0b", 3)).code, messages::store_place);
  EXPECT_EQ(refusal_of(folder.path("no/such/folder.db")).code, messages::store_open);
  EXPECT_EQ(refusal_of(folder.path()).code, messages::file_folder);
}

TEST(SqliteStore, OnlyTheOwnerMayReadIt) {
  const Folder folder;
  const std::unique_ptr<Store> store = opened(folder.path("rooms.db"));
  ASSERT_EQ(append_to(*store, make_append("a", 0)), Appended::done);
  for (const std::string& name : folder.names()) {
    struct stat status{};
    ASSERT_EQ(stat(folder.path(name).c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U) << name;
  }
}

TEST(SqliteStore, ADamagedFileIsAnErrorAndNoCrash) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  {
    const std::unique_ptr<Store> store = opened(path);
    for (std::uint64_t after = 0; after < 1000; after += 10) {
      ASSERT_EQ(append_to(*store, make_append("a", after, 10)), Appended::done);
    }
  }
  // All but the first page.
  const auto size = std::filesystem::file_size(path);
  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(4096);
  file << std::string(size - 4096, '\x5a');
  file.close();
  const std::unique_ptr<Store> store = opened(path);
  ASSERT_TRUE(store);
  const Result<std::vector<Row>> rows = read_from(*store, "a");
  ASSERT_FALSE(rows);
  EXPECT_EQ(rows.error().code, messages::store_damaged);
  const Result<Appended> appended = append_to(*store, make_append("a", 1000));
  ASSERT_FALSE(appended);
  EXPECT_EQ(appended.error().code, messages::store_damaged);
}

// A disk on which files cannot grow beyond a size, as long as it lives.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t most) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit now = before_;
    now.rlim_cur = most;
    signal_ = signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &now);
  }
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    signal(SIGXFSZ, signal_);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

 private:
  rlimit before_{};
  sighandler_t signal_ = nullptr;
};

TEST(SqliteStore, ADiskThatTakesNoMoreFailsWhatComesAndLosesNothing) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  std::uint64_t kept = 0;
  {
    const std::unique_ptr<Store> store = opened(path);
    Append large = make_append("a", 0);
    large.rows.front().secret = std::string(100'000, 's');
    {
      const SmallDisk disk(1'000'000);
      Result<Appended> result = Appended::done;
      while (result == Appended::done) {
        large.after = kept;
        result = append_to(*store, large);
        if (result) ++kept;
        ASSERT_LT(kept, 100U);
      }
      // To SQLite this limit of the system is an error like any other of the disk.
      EXPECT_EQ(result.error().code, messages::store_failed) << result.error().sentence();
      EXPECT_EQ(read_from(*store, "a")->size(), kept);
    }
    // There is room again.
    large.after = kept;
    EXPECT_EQ(append_to(*store, large), Appended::done);
    ++kept;
  }
  const std::unique_ptr<Store> store = opened(path);
  EXPECT_EQ(read_from(*store, "a")->size(), kept);
}

// Root may write everywhere; where the tests run as root, this part of them does not.
class Nobody {
 public:
  explicit Nobody(const Folder& folder) : root_(geteuid() == 0) {
    if (!root_) return;
    for (const std::string& name : folder.names()) give(folder.path(name));
    give(folder.path());
    EXPECT_EQ(seteuid(kNobody), 0);
  }
  ~Nobody() { EXPECT_TRUE(!root_ || seteuid(0) == 0); }
  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;

 private:
  static constexpr uid_t kNobody = 65534;
  static void give(const std::string& path) {
    EXPECT_EQ(chown(path.c_str(), kNobody, static_cast<gid_t>(-1)), 0);
  }
  bool root_;
};

TEST(SqliteStore, AFileThatMayNotBeWrittenIsRefused) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  opened(path).reset();
  chmod(path.c_str(), 0400);
  const Nobody nobody(folder);
  const Error error = refusal_of(path);
  EXPECT_EQ(error.sentence(),
            "The store " + path + " could not be opened: that is not allowed there.");
}

TEST(SqliteStore, WhoeverLooksIntoTheFileDoesNotLoseAnything) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  const std::unique_ptr<Store> store = opened(path);
  ASSERT_EQ(append_to(*store, make_append("a", 0)), Appended::done);
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  const Result<Appended> result = append_to(*store, make_append("a", 1));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, messages::store_busy);
  EXPECT_EQ(read_from(*store, "a"), rows_from(1, 1));
  sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr);
  sqlite3_close(other);
  EXPECT_EQ(append_to(*store, make_append("a", 1)), Appended::done);
}

}  // namespace
}  // namespace menagerie::store

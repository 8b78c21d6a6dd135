#include "store/sqlite_file.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/text.h"
#include "messages/store.h"
#include "native/file_error.h"
#include "native/whole_file.h"

namespace menagerie::store {

namespace {

constexpr mode_t kOwnerOnly = 0600;

// By this number among a file's first bytes others can tell whose it is.
constexpr std::int64_t kApplication = 0x4d6e6772;  // "Mngr"
constexpr std::int64_t kLayout = 1;

constexpr const char* kTables = R"(
PRAGMA application_id = 0x4d6e6772;
PRAGMA user_version = 1;
CREATE TABLE rooms (
  room TEXT NOT NULL PRIMARY KEY,
  state INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rooms_by_state ON rooms (state, touched);
CREATE TABLE events (
  room TEXT NOT NULL,
  number INTEGER NOT NULL,
  open TEXT NOT NULL,
  secret TEXT NOT NULL,
  PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
)";

// Came later; versions before do not mind it.
constexpr const char* kLaterTables = R"(
CREATE TABLE IF NOT EXISTS beats (
  node TEXT NOT NULL PRIMARY KEY,
  alive INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS outages (
  since INTEGER NOT NULL PRIMARY KEY,
  until INTEGER NOT NULL
) STRICT;
)";

Result<std::int64_t> number_of(Database& database, const char* sql) {
  Result<Statement> statement = database.prepare(sql);
  if (!statement) return fail(statement.error());
  const Result<bool> row = statement->step();
  if (!row) return fail(row.error());
  return *row ? statement->number(0) : 0;
}

// Whether the first bytes are there and not those of every file of SQLite.
bool begins_foreign(const Descriptor& file) {
  constexpr std::string_view kFirst("SQLite format 3\0", 16);
  std::array<char, kFirst.size()> first{};
  const ssize_t got = pread(file.number(), first.data(), first.size(), 0);
  return got != 0 && std::string_view(first.data(), first.size()) != kFirst;
}

// Nothing was ever written to it.
Result<bool> is_new(Database& database) {
  const Result<std::int64_t> tables = number_of(database, "SELECT count(*) FROM sqlite_schema");
  if (!tables) return fail(tables.error());
  return *tables == 0;
}

Result<void> make_tables(Database& database, const char* tables) {
  Transaction transaction(database);
  if (Result<void> begun = transaction.begin(); !begun) return begun;
  if (Result<void> made = database.run(tables); !made) return made;
  return transaction.commit();
}

}  // namespace

Result<Lock> lock_file(const std::string& path) {
  // A file of its own: whoever closes a second descriptor of the store itself would let go of
  // SQLite's locks on it. It is never removed, since another process may just have opened it.
  auto lock = std::make_unique<Descriptor>(
      open((path + "-lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, kOwnerOnly));
  if (!lock->open()) return file_error(messages::store_open, path);
  if (flock(lock->number(), LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return fail(messages::store_locked, {printable(path)});
  return file_error(messages::store_open, path);
}

Result<void> make_file(const std::string& path) {
  const Result<bool> there = plain_file_exists(path);
  if (!there) return fail(there.error());
  const Descriptor file(
      open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, kOwnerOnly));
  if (!file.open()) return file_error(messages::store_open, path);
  if (begins_foreign(file)) return fail(messages::store_foreign, {printable(path)});
  return {};
}

Result<Database> connect(const std::string& path) {
  Result<Database> database = Database::open(path);
  if (!database) return database;
  // Pages go from the log to their places every 40 MB, since writers wait for that: many moves at a
  // time, and pages that were written again and again only once.
  const Result<void> set = database->run(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 10000;"
      "PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF");
  if (!set) return fail(set.error());
  return database;
}

Result<void> check_layout(Database& database, const std::string& path) {
  const Result<bool> fresh = is_new(database);
  if (!fresh) return fail(fresh.error());
  if (*fresh) {
    if (Result<void> made = make_tables(database, kTables); !made) return made;
  }
  const Result<std::int64_t> application = number_of(database, "PRAGMA application_id");
  if (!application) return fail(application.error());
  const Result<std::int64_t> layout = number_of(database, "PRAGMA user_version");
  if (!layout) return fail(layout.error());
  if (*application != kApplication) return fail(messages::store_foreign, {printable(path)});
  if (*layout > kLayout) {
    return fail(messages::store_newer,
                {printable(path), std::to_string(*layout), std::to_string(kLayout)});
  }
  return make_tables(database, kLaterTables);
}

}  // namespace menagerie::store

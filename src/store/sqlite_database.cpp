#include "store/sqlite_database.h"

#include <new>

#include "core/text.h"
#include "messages/store.h"

namespace menagerie::store {

namespace {

// How long to wait for somebody who looks into the file with another program.
constexpr int kBusyMilliseconds = 2000;

std::unexpected<Error> error_of(sqlite3* database) {
  // The low byte is the kind, the others say more about it.
  const int code = sqlite3_errcode(database) & 0xff;
  const std::string reason = printable(sqlite3_errmsg(database));
  switch (code) {
    case SQLITE_FULL:
      return fail(messages::store_full);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return fail(messages::store_busy);
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return fail(messages::store_read_only);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return fail(messages::store_damaged, {reason});
    default:
      return fail(messages::store_failed, {reason});
  }
}

}  // namespace

Result<Database> Database::open(const std::string& path) {
  sqlite3* raw = nullptr;
  // One thread a connection, so SQLite needs no locks of its own between them.
  const int code =
      sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  if (raw == nullptr) throw std::bad_alloc();
  Database database(raw);
  if (code != SQLITE_OK) return database.error();
  sqlite3_busy_timeout(raw, kBusyMilliseconds);
  return database;
}

Result<void> Database::run(const char* sql) {
  if (sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return error();
  return {};
}

Result<Statement> Database::prepare(const char* sql) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(database_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement,
                         nullptr) != SQLITE_OK) {
    return error();
  }
  return Statement(statement);
}

std::unexpected<Error> Database::error() const {
  return error_of(database_.get());
}

void Database::roll_back() {
  // Some errors have undone it already. What cannot be undone fails the next one's beginning.
  const bool open = sqlite3_get_autocommit(database_.get()) == 0;
  if (open) sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Statement::bind(int parameter, std::int64_t value) {
  sqlite3_bind_int64(statement_.get(), parameter, value);
}

void Statement::bind(int parameter, std::string_view text) {
  // SQLite takes a null pointer for NULL, and an empty view may have one.
  sqlite3_bind_text64(statement_.get(), parameter, text.empty() ? "" : text.data(), text.size(),
                      SQLITE_STATIC, SQLITE_UTF8);
}

Result<bool> Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  return error_of(sqlite3_db_handle(statement_.get()));
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) const {
  // Bytes as they are: a text is never converted, and may hold zero bytes.
  const void* bytes = sqlite3_column_blob(statement_.get(), column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  if (bytes == nullptr) return {};
  return {static_cast<const char*>(bytes), size};
}

bool Statement::null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

}  // namespace menagerie::store

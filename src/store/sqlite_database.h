// SQLite's C interface as values that close themselves and errors that are sentences. What is asked
// of it stands elsewhere; only files of SQLite's store include this.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <string_view>

#include "core/result.h"

namespace menagerie::store {

class Statement;

class Database {
 public:
  // Pre: the file is there. Opens it for reading and writing.
  [[nodiscard]] static Result<Database> open(const std::string& path);

  // Runs SQL that answers nothing.
  [[nodiscard]] Result<void> run(const char* sql);
  // Pre: the database outlives the statement, in one place.
  [[nodiscard]] Result<Statement> prepare(const char* sql);
  // What went wrong in the last call.
  [[nodiscard]] std::unexpected<Error> error() const;
  // Undoes the transaction that is open, if one is.
  void roll_back();

 private:
  struct Closer {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };
  explicit Database(sqlite3* database) : database_(database) {}
  std::unique_ptr<sqlite3, Closer> database_;
};

// One prepared statement. Parameters are counted from 1, columns from 0. Texts that are bound have
// to live until `reset`.
class Statement {
 public:
  void bind(int parameter, std::int64_t value);
  void bind(int parameter, std::string_view text);
  // Whether there is a row.
  [[nodiscard]] Result<bool> step();
  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] bool null(int column) const;
  // Ready to be bound anew.
  void reset();

 private:
  friend class Database;
  struct Closer {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}
  std::unique_ptr<sqlite3_stmt, Closer> statement_;
};

// Lets go of a statement's row and parameters however its use ends.
class Use {
 public:
  explicit Use(Statement& statement) : statement_(statement) {}
  ~Use() { statement_.reset(); }
  Use(const Use&) = delete;
  Use& operator=(const Use&) = delete;
  Statement* operator->() { return &statement_; }

 private:
  Statement& statement_;
};

// All or nothing: undone unless it was committed.
class Transaction {
 public:
  explicit Transaction(Database& database) : database_(database) {}
  ~Transaction() { database_.roll_back(); }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  [[nodiscard]] Result<void> begin() { return database_.run("BEGIN IMMEDIATE"); }
  [[nodiscard]] Result<void> commit() { return database_.run("COMMIT"); }

 private:
  Database& database_;
};

}  // namespace menagerie::store

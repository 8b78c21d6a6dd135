// libpq's C interface as a connection that closes itself, never waits for longer than it is told
// to, and whose errors are sentences. What is asked of it stands elsewhere.
#pragma once

#include <chrono>
#include <cstdint>
#include <libpq-fe.h>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/postgres_values.h"

namespace menagerie::store {

using Deadline = std::chrono::steady_clock::time_point;

// The rows that a command gave, in binary.
class Rows {
 public:
  explicit Rows(PGresult* result) : result_(result) {}
  [[nodiscard]] int count() const { return PQntuples(result_.get()); }
  [[nodiscard]] bool null(int row, int column) const;
  [[nodiscard]] std::string_view bytes(int row, int column) const;
  // Pre: the column is an int8 and not NULL.
  [[nodiscard]] std::int64_t number(int row, int column) const;
  // How the command reports itself: "COMMIT".
  [[nodiscard]] std::string_view tag() const { return PQcmdStatus(result_.get()); }

 private:
  struct Closer {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Closer> result_;
};

// A statement by the name under which it was prepared, or its text.
struct Command {
  enum class Kind : std::uint8_t { prepared, text };
  Kind kind = Kind::prepared;
  const char* statement = "";
  Parameters parameters{};
};

struct Prepared {
  const char* name;
  const char* sql;
};

class PostgresConnection {
 public:
  [[nodiscard]] static Result<PostgresConnection> open(const std::string& place, Deadline deadline);

  // Several statements without parameters, one after the other; the rows of the last one.
  [[nodiscard]] Result<Rows> run(const char* script, Deadline deadline);
  [[nodiscard]] Result<void> prepare(std::span<const Prepared> statements, Deadline deadline);
  // Sends all commands at once and gives what each of them answered; the first error where one
  // failed. After any error the connection is of no use any more.
  [[nodiscard]] Result<std::vector<Rows>> exchange(std::span<const Command> commands,
                                                   Deadline deadline);

  // Whether the other side is still there, as far as that can be told without asking it.
  [[nodiscard]] bool alive();
  [[nodiscard]] int socket() const { return PQsocket(connection_.get()); }
  // What this one was notified of, also by itself; nothing if there is no more.
  [[nodiscard]] std::optional<std::string> notification();

 private:
  struct Closer {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  explicit PostgresConnection(PGconn* connection) : connection_(connection) {}

  [[nodiscard]] bool send(const Command& command);
  // The next result, waited for; null between two commands.
  [[nodiscard]] Result<PGresult*> next(Deadline deadline);
  // Takes results until the pipeline is through.
  [[nodiscard]] Result<std::vector<Rows>> collect(std::size_t count, Deadline deadline);
  [[nodiscard]] std::unexpected<Error> lost() const;

  std::unique_ptr<PGconn, Closer> connection_;
};

}  // namespace menagerie::store

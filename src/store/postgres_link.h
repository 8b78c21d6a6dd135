// A connection to PostgreSQL that is made again when it was lost. While the database is away every
// call fails within a bounded time, and at once between two attempts.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "store/postgres_connection.h"

namespace menagerie::store {

class PostgresLink {
 public:
  // `statements` are prepared on every new connection; `greeting` runs on it first.
  PostgresLink(std::string place, const char* greeting, std::span<const Prepared> statements)
      : place_(std::move(place)), greeting_(greeting), statements_(statements) {}

  // Connects if needed.
  [[nodiscard]] Result<PostgresConnection*> connection();
  // See PostgresConnection. What was sent when the connection was lost may have been carried out
  // or not.
  [[nodiscard]] Result<std::vector<Rows>> exchange(std::span<const Command> commands);
  void drop() { connection_.reset(); }
  // How many connections there were so far.
  [[nodiscard]] std::size_t count() const { return count_; }
  // To wait for what comes by itself; negative without a connection.
  [[nodiscard]] int socket() const { return connection_ ? connection_->socket() : -1; }
  // How long it makes no sense to ask for a connection; zero where there is one.
  [[nodiscard]] std::chrono::milliseconds pause() const;

 private:
  using Clock = std::chrono::steady_clock;
  [[nodiscard]] Result<PostgresConnection> connect() const;

  std::string place_;
  const char* greeting_;
  std::span<const Prepared> statements_;
  std::optional<PostgresConnection> connection_;
  Clock::time_point next_attempt_{};
  std::chrono::milliseconds backoff_{0};
  std::size_t count_ = 0;
};

}  // namespace menagerie::store

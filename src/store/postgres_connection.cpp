#include "store/postgres_connection.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <new>
#include <poll.h>
#include <utility>

#include "core/text.h"
#include "messages/store.h"

namespace menagerie::store {

namespace {

// What libpq says ends with a line break and may have several lines.
std::string one_line(std::string_view text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '.')) text.remove_suffix(1);
  std::string line(text);
  std::ranges::replace(line, '\n', ' ');
  return printable(line);
}

// By the five letters of the SQL standard and PostgreSQL: the first two are a class.
std::unexpected<Error> error_of(const PGresult* result) {
  const char* field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state = field == nullptr ? "" : field;
  const char* primary = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  const std::string reason = one_line(primary == nullptr ? PQresultErrorMessage(result) : primary);
  const auto one_of = [state](std::initializer_list<std::string_view> states) {
    return std::ranges::find(states, state) != states.end();
  };
  // A connection that is lost, refused or ended by its server.
  if (state.empty() || state.starts_with("08") || state.starts_with("57P") || state == "53300") {
    return fail(messages::store_unavailable);
  }
  // Deadlock, serialization, a lock or a statement that took too long.
  if (one_of({"40P01", "40001", "55P03", "57014"})) return fail(messages::store_busy);
  if (state == "53100") return fail(messages::store_full);
  if (state == "25006") return fail(messages::store_read_only);
  if (one_of({"XX001", "XX002"})) return fail(messages::store_damaged, {reason});
  return fail(messages::store_failed, {reason});
}

// Waits for the socket; false when the time is over.
bool wait_for(int socket, short events, Deadline deadline) {
  while (true) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    pollfd entry{.fd = socket, .events = events, .revents = 0};
    const int ready = poll(&entry, 1, static_cast<int>(left.count()));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

// The address comes last: what it says about these is what counts.
constexpr std::array kKeywords = {"fallback_application_name", "keepalives_idle",
                                  "tcp_user_timeout", "dbname", static_cast<const char*>(nullptr)};

}  // namespace

bool Rows::null(int row, int column) const {
  return PQgetisnull(result_.get(), row, column) != 0;
}

std::string_view Rows::bytes(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Rows::number(int row, int column) const {
  return number_of(bytes(row, column));
}

Result<PostgresConnection> PostgresConnection::open(const std::string& place, Deadline deadline) {
  const std::array<const char*, kKeywords.size()> values = {"menagerie", "30", "10000",
                                                            place.c_str(), nullptr};
  PGconn* raw = PQconnectStartParams(kKeywords.data(), values.data(), 1);
  if (raw == nullptr) throw std::bad_alloc();
  PostgresConnection connection(raw);
  const auto refused = [raw] {
    return fail(messages::store_refused, {one_line(PQerrorMessage(raw))});
  };
  if (PQstatus(raw) == CONNECTION_BAD) return refused();
  PostgresPollingStatusType polling = PGRES_POLLING_WRITING;
  while (polling != PGRES_POLLING_OK) {
    if (polling == PGRES_POLLING_FAILED) return refused();
    const short events = polling == PGRES_POLLING_READING ? POLLIN : POLLOUT;
    if (!wait_for(PQsocket(raw), events, deadline)) return fail(messages::store_unavailable);
    polling = PQconnectPoll(raw);
  }
  if (PQsetnonblocking(raw, 1) != 0) return refused();
  // Notices are for people at a terminal.
  PQsetNoticeProcessor(raw, [](void*, const char*) {}, nullptr);
  return connection;
}

Result<Rows> PostgresConnection::run(const char* script, Deadline deadline) {
  if (PQsendQuery(connection_.get(), script) == 0) return lost();
  Rows last(nullptr);
  while (true) {
    const Result<PGresult*> result = next(deadline);
    if (!result) return fail(result.error());
    if (*result == nullptr) return last;
    last = Rows(*result);
    if (PQresultStatus(*result) == PGRES_FATAL_ERROR) return error_of(*result);
  }
}

Result<void> PostgresConnection::prepare(std::span<const Prepared> statements, Deadline deadline) {
  PGconn* const raw = connection_.get();
  if (PQenterPipelineMode(raw) == 0) return lost();
  for (const Prepared& statement : statements) {
    if (PQsendPrepare(raw, statement.name, statement.sql, 0, nullptr) == 0) return lost();
  }
  if (PQpipelineSync(raw) == 0) return lost();
  const Result<std::vector<Rows>> all = collect(statements.size(), deadline);
  if (!all) return fail(all.error());
  return {};
}

Result<std::vector<Rows>> PostgresConnection::exchange(std::span<const Command> commands,
                                                       Deadline deadline) {
  if (PQenterPipelineMode(connection_.get()) == 0) return lost();
  for (const Command& command : commands) {
    if (!send(command)) return lost();
  }
  if (PQpipelineSync(connection_.get()) == 0) return lost();
  return collect(commands.size(), deadline);
}

bool PostgresConnection::alive() {
  pollfd entry{.fd = socket(), .events = POLLIN, .revents = 0};
  if (poll(&entry, 1, 0) == 0) return true;
  return PQconsumeInput(connection_.get()) != 0 && PQstatus(connection_.get()) == CONNECTION_OK;
}

std::optional<std::string> PostgresConnection::notification() {
  struct Free {
    void operator()(PGnotify* notify) const { PQfreemem(notify); }
  };
  const std::unique_ptr<PGnotify, Free> notify(PQnotifies(connection_.get()));
  if (!notify) return std::nullopt;
  return notify->extra;
}

bool PostgresConnection::send(const Command& command) {
  const Parameters::Raw raw = command.parameters.raw();
  const int count = static_cast<int>(raw.values.size());
  constexpr int kBinary = 1;
  const int sent =
      command.kind == Command::Kind::prepared
          ? PQsendQueryPrepared(connection_.get(), command.statement, count, raw.values.data(),
                                raw.lengths.data(), raw.formats.data(), kBinary)
          : PQsendQueryParams(connection_.get(), command.statement, count, nullptr,
                              raw.values.data(), raw.lengths.data(), raw.formats.data(), kBinary);
  return sent != 0;
}

Result<PGresult*> PostgresConnection::next(Deadline deadline) {
  PGconn* const raw = connection_.get();
  while (true) {
    // What is not sent yet has to go out while answers come in, or both sides wait for each other.
    const int unsent = PQflush(raw);
    if (unsent < 0) return lost();
    if (PQisBusy(raw) == 0) return PQgetResult(raw);
    const short events = unsent > 0 ? POLLIN | POLLOUT : POLLIN;
    if (!wait_for(PQsocket(raw), events, deadline)) return fail(messages::store_unavailable);
    if (PQconsumeInput(raw) == 0) return lost();
  }
}

Result<std::vector<Rows>> PostgresConnection::collect(std::size_t count, Deadline deadline) {
  std::vector<Rows> all;
  all.reserve(count);
  while (true) {
    const Result<PGresult*> result = next(deadline);
    if (!result) return fail(result.error());
    if (*result == nullptr) {
      // Between two commands; at a place where none is left the connection is gone.
      if (PQstatus(connection_.get()) != CONNECTION_OK) return lost();
      continue;
    }
    Rows rows(*result);
    switch (PQresultStatus(*result)) {
      case PGRES_PIPELINE_SYNC:
        if (all.size() != count || PQexitPipelineMode(connection_.get()) == 0) return lost();
        return all;
      case PGRES_COMMAND_OK:
      case PGRES_TUPLES_OK:
        all.push_back(std::move(rows));
        break;
      default:
        return error_of(*result);
    }
  }
}

std::unexpected<Error> PostgresConnection::lost() const {
  return fail(messages::store_unavailable);
}

}  // namespace menagerie::store

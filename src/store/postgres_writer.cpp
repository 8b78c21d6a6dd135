#include "store/postgres_writer.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "messages/store.h"
#include "store/hint.h"
#include "store/postgres_session.h"

namespace menagerie::store {

namespace {

// $1 room, $2 after, $3 and $4 rows, $5 to $8 the summary or NULL, $9 the hint. A row of the answer
// means that it was done: whoever moved the version first has the number, and everybody else finds
// another version. The hint is part of the transaction, so that no process that dies takes it
// along.
constexpr std::array kStatements = {
    Prepared{"append", R"(
WITH moved AS (
  UPDATE menagerie.rooms SET version = $2::int8 + cardinality($3::bytea[]),
    state = coalesce($5::int8, state), listed = coalesce($6::int8 <> 0, listed),
    touched = coalesce($7::int8, touched), summary = coalesce($8::bytea, summary)
  WHERE room = $1::bytea AND version = $2::int8 RETURNING room),
put AS (
  INSERT INTO menagerie.events (room, number, open, secret)
  SELECT moved.room, $2::int8 + line.place, line.open, line.secret
  FROM moved, unnest($3::bytea[], $4::bytea[]) WITH ORDINALITY AS line (open, secret, place))
SELECT pg_notify('menagerie', $9::text) FROM moved)"},
    Prepared{"make", R"(
WITH moved AS (
  INSERT INTO menagerie.rooms AS old (room, version, state, listed, touched, summary)
  VALUES ($1::bytea, $2::int8 + cardinality($3::bytea[]), $5::int8, $6::int8 <> 0, $7::int8,
    $8::bytea)
  ON CONFLICT (room) DO UPDATE SET version = excluded.version, state = excluded.state,
    listed = excluded.listed, touched = excluded.touched, summary = excluded.summary
  WHERE old.version = 0 RETURNING room),
put AS (
  INSERT INTO menagerie.events (room, number, open, secret)
  SELECT moved.room, $2::int8 + line.place, line.open, line.secret
  FROM moved, unnest($3::bytea[], $4::bytea[]) WITH ORDINALITY AS line (open, secret, place))
SELECT pg_notify('menagerie', $9::text) FROM moved)"},
    // Two statements: the second sees what an append brought that the first had to wait for.
    Prepared{"remove_room", "DELETE FROM menagerie.rooms WHERE room = $1::bytea RETURNING room"},
    Prepared{"remove_events", "DELETE FROM menagerie.events WHERE room = $1::bytea"},
    // Of nodes that start together the second has to see the first.
    Prepared{"lock_beats", "SELECT pg_advisory_xact_lock(1298065267)"},
    // $1 node, $2 now, $3 whether it starts, $4 a node that was heard of later is up.
    Prepared{"end_outage", R"(
INSERT INTO menagerie.outages (since, until) SELECT max(alive), $2::int8 FROM menagerie.beats
HAVING $3::int8 <> 0 AND max(alive) < $2::int8
  AND NOT bool_or(up AND node <> $1::bytea AND alive > $4::int8)
ON CONFLICT (since) DO NOTHING)"},
    Prepared{"beat", R"(
INSERT INTO menagerie.beats AS old (node, alive, up) VALUES ($1::bytea, $2::int8, $3::int8 <> 0)
ON CONFLICT (node) DO UPDATE SET alive = greatest(old.alive, excluded.alive), up = excluded.up)"},
    Prepared{"forget_beats", "DELETE FROM menagerie.beats WHERE alive < $1::int8"},
    Prepared{"forget_outages", "DELETE FROM menagerie.outages WHERE until < $1::int8"},
    Prepared{"outages",
             "SELECT since, until FROM menagerie.outages ORDER BY since DESC LIMIT $1::int8"},
};

constexpr int kSummaryFields = 4;

Command text(const char* sql) {
  return {.kind = Command::Kind::text, .statement = sql};
}

// How many commands a job takes; see `put`.
template <class J>
constexpr std::size_t kCommands = 1;
template <>
constexpr std::size_t kCommands<RemovalJob> = 2;
template <>
constexpr std::size_t kCommands<BeatJob> = 6;

void put(const AppendJob& job, const std::string& speaker, std::vector<Command>& commands) {
  const Append& append = job.question;
  std::vector<std::string_view> open;
  std::vector<std::string_view> secret;
  for (const Row& row : append.rows) {
    open.push_back(row.open);
    secret.push_back(row.secret);
  }
  Command command{.statement = append.after == 0 ? "make" : "append"};
  command.parameters.add(append.room);
  command.parameters.add(static_cast<std::int64_t>(append.after));
  command.parameters.add(Element::bytea, open);
  command.parameters.add(Element::bytea, secret);
  if (const std::optional<Summary>& summary = append.summary) {
    command.parameters.add(static_cast<std::int64_t>(summary->state));
    command.parameters.add(static_cast<std::int64_t>(summary->listed));
    command.parameters.add(summary->touched);
    command.parameters.add(summary->text);
  } else {
    for (int field = 0; field < kSummaryFields; ++field) command.parameters.add_null();
  }
  const Hint hint{speaker, {.room = append.room, .version = last_number(append)}};
  command.parameters.add(hint_text(hint).value_or(""));
  commands.push_back(std::move(command));
}

void put(const RemovalJob& job, const std::string&, std::vector<Command>& commands) {
  for (const char* statement : {"remove_room", "remove_events"}) {
    Command command{.statement = statement};
    command.parameters.add(job.question.room);
    commands.push_back(std::move(command));
  }
}

Command with_number(const char* statement, std::int64_t number) {
  Command command{.statement = statement};
  command.parameters.add(number);
  return command;
}

void put(const BeatJob& job, const std::string&, std::vector<Command>& commands) {
  const Beat& beat = job.question;
  commands.push_back({.statement = "lock_beats"});
  Command outage{.statement = "end_outage"};
  outage.parameters.add(beat.node);
  outage.parameters.add(beat.now);
  outage.parameters.add(static_cast<std::int64_t>(beat.kind == Beat::Kind::start));
  outage.parameters.add(beat.now - kNodeSilence);
  commands.push_back(std::move(outage));
  Command sign{.statement = "beat"};
  sign.parameters.add(beat.node);
  sign.parameters.add(beat.now);
  sign.parameters.add(static_cast<std::int64_t>(beat.kind != Beat::Kind::stop));
  commands.push_back(std::move(sign));
  commands.push_back(with_number("forget_beats", beat.now - kForgetNodesAfter));
  commands.push_back(with_number("forget_outages", beat.now - kForgetOutagesAfter));
  commands.push_back(with_number("outages", std::int64_t{kMostOutages}));
}

void take(AppendJob& job, std::span<const Rows> rows) {
  job.answer = rows[0].count() == 1 ? Appended::done : Appended::conflict;
}
void take(RemovalJob& job, std::span<const Rows> rows) {
  job.answer = rows[0].count() == 1;
}
void take(BeatJob& job, std::span<const Rows> rows) {
  const Rows& outages = rows.back();
  for (int row = outages.count(); row > 0; --row) {
    job.answer.push_back(
        {.since = outages.number(row - 1, 0), .until = outages.number(row - 1, 1)});
  }
}

// By what jobs are sorted: every node locks rooms in the same order, so that no two of them ever
// wait for each other; beats come last, because all nodes look at all of them.
std::pair<bool, std::string_view> lock_order(const WriteJob* job) {
  if (const auto* append = std::get_if<AppendJob>(job)) return {false, append->question.room};
  if (const auto* removal = std::get_if<RemovalJob>(job)) return {false, removal->question.room};
  return {true, std::get<BeatJob>(*job).question.node};
}

}  // namespace

PostgresWriter::PostgresWriter(const std::string& place, std::string speaker)
    : link_(place, kGreeting, kStatements), speaker_(std::move(speaker)) {}

Result<void> PostgresWriter::write(std::span<WriteJob> batch) {
  std::vector<WriteJob*> jobs;
  for (WriteJob& job : batch) jobs.push_back(&job);
  std::ranges::stable_sort(jobs, {}, lock_order);

  std::vector<Command> commands = {text("BEGIN")};
  for (const WriteJob* job : jobs) {
    std::visit([&](const auto& one) { put(one, speaker_, commands); }, *job);
  }
  commands.push_back(text("COMMIT"));
  const Result<std::vector<Rows>> rows = link_.exchange(commands);
  if (!rows) return fail(rows.error());
  // A transaction that could not be kept ends with ROLLBACK, without an error.
  if (rows->back().tag() != "COMMIT") return fail(messages::store_unavailable);

  std::span<const Rows> rest = std::span<const Rows>(*rows).subspan(1);
  for (WriteJob* job : jobs) {
    std::visit(
        [&rest]<class J>(J& one) {
          take(one, rest.first(kCommands<J>));
          rest = rest.subspan(kCommands<J>);
        },
        *job);
  }
  return {};
}

}  // namespace menagerie::store

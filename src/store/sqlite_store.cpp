#include "store/sqlite_store.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "store/queued_store.h"
#include "store/sqlite_database.h"
#include "store/sqlite_file.h"

namespace menagerie::store {

namespace {

std::int64_t signed_of(std::uint64_t number) {
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  return static_cast<std::int64_t>(std::min(number, kMost));
}

// Prepares several statements one after the other and keeps the first error.
class Preparer {
 public:
  explicit Preparer(Database& database) : database_(database) {}
  std::unique_ptr<Statement> operator()(const char* sql) {
    Result<Statement> statement = database_.prepare(sql);
    if (statement) return std::make_unique<Statement>(std::move(*statement));
    if (!error_) error_ = statement.error();
    return nullptr;
  }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

 private:
  Database& database_;
  std::optional<Error> error_;
};

class Writer final : public WriteConnection {
 public:
  [[nodiscard]] static Result<std::unique_ptr<Writer>> make(Database database, Lock lock) {
    std::unique_ptr<Writer> writer(new Writer(std::move(database), std::move(lock)));
    Preparer prepare(writer->database_);
    writer->version_ = prepare("SELECT max(number) FROM events WHERE room = ?1");
    writer->put_event_ =
        prepare("INSERT INTO events (room, number, open, secret) VALUES (?1, ?2, ?3, ?4)");
    writer->put_room_ = prepare(
        "INSERT INTO rooms (room, state, listed, touched, summary) VALUES (?1, ?2, ?3, ?4, ?5) "
        "ON CONFLICT (room) DO UPDATE SET state = ?2, listed = ?3, touched = ?4, summary = ?5");
    writer->remove_room_ = prepare("DELETE FROM rooms WHERE room = ?1 RETURNING room");
    writer->remove_events_ = prepare("DELETE FROM events WHERE room = ?1");
    writer->end_outage_ = prepare(
        "INSERT OR IGNORE INTO outages (since, until) "
        "SELECT max(alive), ?1 FROM beats HAVING max(alive) < ?1");
    writer->beat_ = prepare(
        "INSERT INTO beats (node, alive) VALUES (?1, ?2) "
        "ON CONFLICT (node) DO UPDATE SET alive = max(alive, ?2)");
    writer->forget_beats_ = prepare("DELETE FROM beats WHERE alive < ?1");
    writer->forget_outages_ = prepare("DELETE FROM outages WHERE until < ?1");
    writer->outages_ = prepare("SELECT since, until FROM outages ORDER BY since DESC LIMIT ?1");
    if (prepare.error()) return fail(*prepare.error());
    return writer;
  }

  Result<void> write(std::span<WriteJob> batch) override {
    Transaction transaction(database_);
    if (Result<void> begun = transaction.begin(); !begun) return begun;
    for (WriteJob& job : batch) {
      Result<void> ran = std::visit([this](auto& one) { return run(one); }, job);
      if (!ran) return ran;
    }
    return transaction.commit();
  }

 private:
  Writer(Database database, Lock lock) : lock_(std::move(lock)), database_(std::move(database)) {}

  Result<void> run(AppendJob& job) {
    const Append& append = job.question;
    const Result<std::int64_t> last = version_of(append.room);
    if (!last) return fail(last.error());
    if (static_cast<std::uint64_t>(*last) != append.after) {
      job.answer = Appended::conflict;
      return {};
    }
    std::int64_t number = *last;
    for (const Row& row : append.rows) {
      if (Result<void> put = put_event(append.room, ++number, row); !put) return put;
    }
    job.answer = Appended::done;
    if (!append.summary) return {};
    return put_room(append.room, *append.summary);
  }

  Result<void> run(RemovalJob& job) {
    {
      Use remove_room(*remove_room_);
      remove_room->bind(1, job.question.room);
      const Result<bool> was_there = remove_room->step();
      if (!was_there) return fail(was_there.error());
      job.answer = *was_there;
    }
    Use remove_events(*remove_events_);
    remove_events->bind(1, job.question.room);
    return finish(remove_events->step());
  }

  Result<void> run(BeatJob& job) {
    const Beat& beat = job.question;
    // The file is locked, so no other node is up.
    if (beat.kind == Beat::Kind::start) {
      if (Result<void> done = run_with(*end_outage_, beat.now); !done) return done;
    }
    {
      Use put(*beat_);
      put->bind(1, beat.node);
      put->bind(2, beat.now);
      if (Result<void> done = finish(put->step()); !done) return done;
    }
    if (Result<void> done = run_with(*forget_beats_, beat.now - kForgetNodesAfter); !done) {
      return done;
    }
    if (Result<void> done = run_with(*forget_outages_, beat.now - kForgetOutagesAfter); !done) {
      return done;
    }
    return read_outages(job.answer);
  }

  Result<void> read_outages(std::vector<Outage>& outages) {
    Use range(*outages_);
    range->bind(1, signed_of(kMostOutages));
    while (true) {
      const Result<bool> row = range->step();
      if (!row) return fail(row.error());
      if (!*row) break;
      outages.push_back({.since = range->number(0), .until = range->number(1)});
    }
    std::ranges::reverse(outages);
    return {};
  }

  // A statement with a time.
  static Result<void> run_with(Statement& statement, std::int64_t time) {
    Use use(statement);
    use->bind(1, time);
    return finish(use->step());
  }

  Result<std::int64_t> version_of(const std::string& room) {
    Use version(*version_);
    version->bind(1, room);
    if (const Result<bool> row = version->step(); !row) return fail(row.error());
    return version->number(0);  // NULL counts as 0
  }

  Result<void> put_event(const std::string& room, std::int64_t number, const Row& row) {
    Use put(*put_event_);
    put->bind(1, room);
    put->bind(2, number);
    put->bind(3, row.open);
    put->bind(4, row.secret);
    return finish(put->step());
  }

  Result<void> put_room(const std::string& room, const Summary& summary) {
    Use put(*put_room_);
    put->bind(1, room);
    put->bind(2, static_cast<std::int64_t>(summary.state));
    put->bind(3, summary.listed ? std::int64_t{1} : std::int64_t{0});
    put->bind(4, summary.touched);
    put->bind(5, summary.text);
    return finish(put->step());
  }

  static Result<void> finish(const Result<bool>& step) {
    if (!step) return fail(step.error());
    return {};
  }

  Lock lock_;  // let go of after everything else
  Database database_;
  std::unique_ptr<Statement> version_;
  std::unique_ptr<Statement> put_event_;
  std::unique_ptr<Statement> put_room_;
  std::unique_ptr<Statement> remove_room_;
  std::unique_ptr<Statement> remove_events_;
  std::unique_ptr<Statement> end_outage_;
  std::unique_ptr<Statement> beat_;
  std::unique_ptr<Statement> forget_beats_;
  std::unique_ptr<Statement> forget_outages_;
  std::unique_ptr<Statement> outages_;
};

class Reader final : public ReadConnection {
 public:
  [[nodiscard]] static Result<std::unique_ptr<Reader>> make(Database database) {
    std::unique_ptr<Reader> reader(new Reader(std::move(database)));
    Preparer prepare(reader->database_);
    reader->range_ = prepare(
        "SELECT open, secret FROM events WHERE room = ?1 AND number > ?2 ORDER BY number "
        "LIMIT ?3");
    // A parameter that is not bound is NULL.
    reader->list_ = prepare(
        "SELECT room, (SELECT max(number) FROM events WHERE events.room = rooms.room), "
        "state, listed, touched, summary FROM rooms "
        "WHERE (?1 IS NULL OR state = ?1) AND listed >= ?2 "
        "AND (?3 IS NULL OR touched < ?3 OR (touched = ?3 AND room > ?5)) "
        "ORDER BY touched DESC, room LIMIT ?4");
    if (prepare.error()) return fail(*prepare.error());
    return reader;
  }

  Result<void> read(std::span<ReadJob> batch) override {
    for (ReadJob& job : batch) {
      Result<void> ran = std::visit([this](auto& one) { return run(one); }, job);
      if (!ran) return ran;
    }
    return {};
  }

 private:
  explicit Reader(Database database) : database_(std::move(database)) {}

  Result<void> run(RangeJob& job) {
    Use range(*range_);
    range->bind(1, job.question.room);
    range->bind(2, signed_of(job.question.since));
    range->bind(3, signed_of(job.question.most));
    while (true) {
      const Result<bool> row = range->step();
      if (!row) return fail(row.error());
      if (!*row) return {};
      job.answer.push_back({range->text(0), range->text(1)});
    }
  }

  Result<void> run(ListJob& job) {
    Use list(*list_);
    const Listing& listing = job.question;
    if (listing.state) list->bind(1, static_cast<std::int64_t>(*listing.state));
    list->bind(2, listing.listed_only ? std::int64_t{1} : std::int64_t{0});
    if (listing.touched_before) list->bind(3, *listing.touched_before);
    list->bind(4, signed_of(listing.most));
    if (listing.after) list->bind(5, *listing.after);
    while (true) {
      const Result<bool> row = list->step();
      if (!row) return fail(row.error());
      if (!*row) return {};
      job.answer.push_back({.room = list->text(0),
                            .version = static_cast<std::uint64_t>(list->number(1)),
                            .summary = {.state = static_cast<Summary::State>(list->number(2)),
                                        .listed = list->number(3) != 0,
                                        .touched = list->number(4),
                                        .text = list->text(5)}});
    }
  }

  Database database_;
  std::unique_ptr<Statement> range_;
  std::unique_ptr<Statement> list_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path) {
  // SQLite has a meaning of its own for some names that are not absolute.
  const std::string file = std::filesystem::absolute(path).string();
  Result<Lock> lock = lock_file(file);
  if (!lock) return fail(lock.error());
  if (const Result<void> made = make_file(file); !made) return fail(made.error());
  Result<Database> writing = connect(file);
  if (!writing) return fail(writing.error());
  if (const Result<void> fits = check_layout(*writing, file); !fits) return fail(fits.error());
  Result<Database> reading = connect(file);
  if (!reading) return fail(reading.error());
  Result<std::unique_ptr<Writer>> writer = Writer::make(std::move(*writing), std::move(*lock));
  if (!writer) return fail(writer.error());
  Result<std::unique_ptr<Reader>> reader = Reader::make(std::move(*reading));
  if (!reader) return fail(reader.error());
  return std::make_unique<QueuedStore>(std::move(*writer), std::move(*reader), nullptr,
                                       QueuedStore::Batches{.writes = 512, .reads = 1});
}

}  // namespace menagerie::store

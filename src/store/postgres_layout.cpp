#include "store/postgres_layout.h"

#include <charconv>

#include "messages/store.h"

namespace menagerie::store {

namespace {

constexpr int kLayout = 1;

// Whoever comes second waits for the lock and finds everything there. Names are bytes, too: no text
// can be one that the database would refuse, together with all others in its transaction.
constexpr const char* kTables = R"(
BEGIN;
SELECT pg_advisory_xact_lock(1298065266);
CREATE SCHEMA IF NOT EXISTS menagerie;
CREATE TABLE IF NOT EXISTS menagerie.rooms (
  room bytea PRIMARY KEY,
  version bigint NOT NULL,
  state smallint NOT NULL,
  listed boolean NOT NULL,
  touched bigint NOT NULL,
  summary bytea NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX IF NOT EXISTS rooms_by_state ON menagerie.rooms (state, touched);
CREATE TABLE IF NOT EXISTS menagerie.events (
  room bytea NOT NULL,
  number bigint NOT NULL,
  open bytea NOT NULL,
  secret bytea NOT NULL,
  PRIMARY KEY (room, number)
);
CREATE TABLE IF NOT EXISTS menagerie.beats (
  node bytea PRIMARY KEY,
  alive bigint NOT NULL,
  up boolean NOT NULL
);
CREATE TABLE IF NOT EXISTS menagerie.outages (
  since bigint PRIMARY KEY,
  until bigint NOT NULL
);
CREATE TABLE IF NOT EXISTS menagerie.layout (version integer NOT NULL);
INSERT INTO menagerie.layout SELECT 1 WHERE NOT EXISTS (SELECT FROM menagerie.layout);
COMMIT;
)";

// The number of the layout; 0 where there is none yet, or not all of it: the table that came last
// is missing.
Result<int> layout_of(PostgresConnection& connection, Deadline deadline) {
  const Result<Rows> there =
      connection.run("SELECT to_regclass('menagerie.outages') IS NOT NULL", deadline);
  if (!there) return fail(there.error());
  if (there->count() != 1 || there->bytes(0, 0) != "t") return 0;
  const Result<Rows> rows = connection.run("SELECT max(version) FROM menagerie.layout", deadline);
  if (!rows) return fail(rows.error());
  int layout = 0;
  if (rows->count() == 1) {
    const std::string_view text = rows->bytes(0, 0);
    std::from_chars(text.data(), text.data() + text.size(), layout);
  }
  return layout;
}

}  // namespace

Result<void> check_layout(PostgresConnection& connection, const std::string& name,
                          Deadline deadline) {
  Result<int> layout = layout_of(connection, deadline);
  if (layout && *layout == 0) {
    if (const Result<Rows> made = connection.run(kTables, deadline); !made) {
      return fail(made.error());
    }
    layout = layout_of(connection, deadline);
  }
  if (!layout) return fail(layout.error());
  if (*layout > kLayout) {
    return fail(messages::store_newer, {name, std::to_string(*layout), std::to_string(kLayout)});
  }
  return {};
}

}  // namespace menagerie::store

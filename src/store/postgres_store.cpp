#include "store/postgres_store.h"

#include <chrono>
#include <string_view>
#include <utility>

#include "core/text.h"
#include "native/os_random.h"
#include "store/postgres_hints.h"
#include "store/postgres_layout.h"
#include "store/postgres_reader.h"
#include "store/postgres_session.h"
#include "store/postgres_writer.h"
#include "store/queued_store.h"

namespace menagerie::store {

namespace {

// Another node may just be making the tables.
constexpr std::chrono::seconds kLayoutTimeout{10};

Result<void> make_tables(const std::string& place) {
  const Deadline deadline = std::chrono::steady_clock::now() + kLayoutTimeout;
  Result<PostgresConnection> connection = PostgresConnection::open(place, deadline);
  if (!connection) return fail(connection.error());
  const Result<Rows> greeted = connection->run(kGreeting, deadline);
  if (!greeted) return fail(greeted.error());
  return check_layout(*connection, public_address(place), deadline);
}

}  // namespace

std::string public_address(const std::string& place) {
  constexpr std::string_view kMark = "://";
  const std::size_t mark = place.find(kMark);
  if (mark == std::string::npos) return printable(place);
  const std::size_t start = mark + kMark.size();
  std::string_view rest = std::string_view(place).substr(start);
  rest = rest.substr(0, rest.find('?'));
  if (const std::size_t at = rest.rfind('@'); at != std::string_view::npos) {
    rest.remove_prefix(at + 1);
  }
  return printable(place.substr(0, start) + std::string(rest));
}

Result<std::unique_ptr<Store>> open_postgres_store(const std::string& place) {
  // On a connection of its own: the others prepare statements about tables that have to be there.
  if (const Result<void> made = make_tables(place); !made) return fail(made.error());
  const std::string speaker = std::to_string(OsRandom().next());
  return std::make_unique<QueuedStore>(std::make_unique<PostgresWriter>(place, speaker),
                                       std::make_unique<PostgresReader>(place),
                                       std::make_unique<PostgresHints>(place, speaker),
                                       QueuedStore::Batches{.writes = 256, .reads = 64});
}

}  // namespace menagerie::store

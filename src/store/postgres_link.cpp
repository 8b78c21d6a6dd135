#include "store/postgres_link.h"

#include <algorithm>

#include "messages/store.h"

namespace menagerie::store {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// People wait for an answer meanwhile; longer than this, "not now" is the better one.
constexpr seconds kConnectTimeout{3};
constexpr seconds kExchangeTimeout{5};
// The pause after a failed attempt, doubled each time.
constexpr milliseconds kFirstBackoff{100};
constexpr milliseconds kLongestBackoff{1000};

}  // namespace

Result<PostgresConnection*> PostgresLink::connection() {
  if (connection_ && !connection_->alive()) connection_.reset();
  if (connection_) return &*connection_;
  if (Clock::now() < next_attempt_) return fail(messages::store_unavailable);
  Result<PostgresConnection> made = connect();
  if (!made) {
    backoff_ = std::clamp(backoff_ * 2, kFirstBackoff, kLongestBackoff);
    next_attempt_ = Clock::now() + backoff_;
    return fail(made.error());
  }
  backoff_ = milliseconds(0);
  connection_.emplace(std::move(*made));
  ++count_;
  return &*connection_;
}

Result<std::vector<Rows>> PostgresLink::exchange(std::span<const Command> commands) {
  const Result<PostgresConnection*> open = connection();
  if (!open) return fail(messages::store_unavailable);
  Result<std::vector<Rows>> rows = (*open)->exchange(commands, Clock::now() + kExchangeTimeout);
  if (!rows) drop();
  return rows;
}

milliseconds PostgresLink::pause() const {
  if (connection_) return milliseconds(0);
  return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(next_attempt_ - Clock::now()));
}

Result<PostgresConnection> PostgresLink::connect() const {
  const Deadline deadline = Clock::now() + kConnectTimeout;
  Result<PostgresConnection> made = PostgresConnection::open(place_, deadline);
  if (!made) return made;
  if (const Result<Rows> greeted = made->run(greeting_, deadline); !greeted) {
    return fail(greeted.error());
  }
  if (const Result<void> prepared = made->prepare(statements_, deadline); !prepared) {
    return fail(prepared.error());
  }
  return made;
}

}  // namespace menagerie::store

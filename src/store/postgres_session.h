// What every connection of the store tells PostgreSQL first.
#pragma once

namespace menagerie::store {

// Durable means durable, whatever the server's default is. No node that stops in the middle of a
// transaction keeps the others waiting for long.
inline constexpr const char* kGreeting = R"(
SET synchronous_commit = on;
SET default_transaction_isolation = 'read committed';
SET client_min_messages = error;
SET search_path = pg_catalog;
SET statement_timeout = '5s';
SET idle_in_transaction_session_timeout = '5s';
)";

}  // namespace menagerie::store

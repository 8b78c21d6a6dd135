// Rooms in a database of PostgreSQL, for any number of processes on any number of machines. Several
// nodes may append to one room: the key decides who was first. Hints travel by NOTIFY.
#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace menagerie::store {

// `place` is an address as libpq reads it. Throws where the system gives no thread or memory.
[[nodiscard]] Result<std::unique_ptr<Store>> open_postgres_store(const std::string& place);

// The address without user, password and options, for people.
[[nodiscard]] std::string public_address(const std::string& place);

}  // namespace menagerie::store

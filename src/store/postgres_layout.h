// The tables of a PostgreSQL store, in a schema of their own: made on first use, also where two
// nodes do that at once, and refused where a newer version of the program made them.
#pragma once

#include <string>

#include "core/result.h"
#include "store/postgres_connection.h"

namespace menagerie::store {

// `name` is what errors call the store.
[[nodiscard]] Result<void> check_layout(PostgresConnection& connection, const std::string& name,
                                        Deadline deadline);

}  // namespace menagerie::store

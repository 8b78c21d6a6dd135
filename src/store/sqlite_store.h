// Rooms in one file, for one process: SQLite with a write-ahead log that is on the disk before
// anybody is told. A second process is refused as long as the first lives.
#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace menagerie::store {

// Makes the file if there is none. Throws where the system gives no thread or memory.
[[nodiscard]] Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path);

}  // namespace menagerie::store

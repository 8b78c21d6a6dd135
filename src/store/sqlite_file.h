// The file of an SQLite store before anything is read from it: whether it is there, ours, of a
// layout that we know, and free.
#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "native/descriptor.h"
#include "store/sqlite_database.h"

namespace menagerie::store {

// Held as long as this process uses the store. Whoever dies, however that happens, lets go of it.
using Lock = std::unique_ptr<Descriptor>;
[[nodiscard]] Result<Lock> lock_file(const std::string& path);

// Makes sure that there is a file of SQLite, or an empty one that only its owner may read: it will
// hold what players must not know.
[[nodiscard]] Result<void> make_file(const std::string& path);

// A connection with the settings of the store. Pre: the file is there.
[[nodiscard]] Result<Database> connect(const std::string& path);
// The tables of the layout that this program knows; made if the file is new.
[[nodiscard]] Result<void> check_layout(Database& database, const std::string& path);

}  // namespace menagerie::store

#include <exception>
#include <memory>
#include <string>

#include "core/text.h"
#include "messages/store.h"
#include "store/memory_store.h"
#include "store/postgres_store.h"
#include "store/sqlite_store.h"
#include "store/store.h"

namespace menagerie::store {

namespace {

Result<std::unique_ptr<Store>> open_by_place(const std::string& place) {
  if (place == "memory:") return std::move(make_memory_nodes(1).front());
  if (place.starts_with("postgresql://") || place.starts_with("postgres://")) {
    return open_postgres_store(place);
  }
  // Another database's address is hardly meant to be a file's name.
  if (place.empty() || place.contains("://") || place.contains('\0')) {
    return fail(messages::store_place, {printable(place)});
  }
  return open_sqlite_store(place);
}

}  // namespace

Result<std::unique_ptr<Store>> open_store(const std::string& place) {
  try {
    return open_by_place(place);
  } catch (const std::exception& thrown) {
    return fail(messages::store_open, {public_address(place), thrown.what()});
  }
}

}  // namespace menagerie::store

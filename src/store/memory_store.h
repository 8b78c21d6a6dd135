// A store that forgets: for tests, and for a server whose rooms need not outlive it. Several nodes
// may share one log, as they would a database, each behind a Store of its own.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "store/store.h"

namespace menagerie::store {

// Throws where the system gives no thread.
[[nodiscard]] std::vector<std::unique_ptr<Store>> make_memory_nodes(std::size_t count);

}  // namespace menagerie::store

// A view as the JSON that pages and network clients read.
#pragma once

#include <nlohmann/json.hpp>

#include "engine/table.h"
#include "engine/view.h"

namespace menagerie {

[[nodiscard]] nlohmann::ordered_json view_json(const Table& table, Viewer viewer);

}  // namespace menagerie

// Tables and views as the JSON that pages and network clients read; docs/protocol.md describes it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/table.h"
#include "engine/view.h"

namespace menagerie {

// "decision", "chance" or "over".
[[nodiscard]] std::string_view turn_name(Turn turn);
// The seat that decides, or null.
[[nodiscard]] nlohmann::ordered_json seat_json(const Table& table, Node node);
// `over`, `scores` and `winner`.
[[nodiscard]] nlohmann::ordered_json standing_json(const Table& table, const Standing& standing);
// The actions that the viewer may know, taken apart.
[[nodiscard]] nlohmann::ordered_json deeds_json(const Table& table, Viewer viewer);
[[nodiscard]] nlohmann::ordered_json view_json(const Table& table, Viewer viewer);
// The same written down, in a fraction of the time.
[[nodiscard]] std::string view_text(const Table& table, Viewer viewer);

}  // namespace menagerie

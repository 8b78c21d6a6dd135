// A hint as it travels between nodes: "ROOM VERSION", or "ROOM 0 NOTE". Pure text, read with care:
// others may speak on the same channel.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace menagerie::store {

// Nothing where it cannot travel: a room that is no word, a note that is too long or no line of
// UTF-8.
[[nodiscard]] std::optional<std::string> hint_text(const Store::News& news);
// Nothing where the text is no hint.
[[nodiscard]] std::optional<Store::News> parse_hint(std::string_view text);

}  // namespace menagerie::store

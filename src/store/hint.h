// A hint as it travels between nodes: "SPEAKER ROOM VERSION", or "SPEAKER ROOM 0 NOTE". Who speaks
// is told because everybody hears itself. Pure text, read with care: others may use the same
// channel.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace menagerie::store {

struct Hint {
  std::string speaker;
  Store::News news;
};

// Nothing where it cannot travel: a speaker or a room that is no word, a note that is too long or
// no line of UTF-8.
[[nodiscard]] std::optional<std::string> hint_text(const Hint& hint);
// Nothing where the text is no hint.
[[nodiscard]] std::optional<Hint> parse_hint(std::string_view text);

}  // namespace menagerie::store

#include "server/live/node_note.h"

#include <utility>

#include "engine/protocol/line_json.h"

namespace menagerie::server {

std::optional<NodeNote> read_note(std::string_view text) {
  LineJson line = read_line(text);
  if (!line.fine || !line.json.is_object()) return std::nullopt;
  rooms::Json& note = line.json;
  if (note.contains("ask")) return AskNote{};
  if (note.contains("reaction")) return ReactionNote{std::move(note)};
  const auto node = note.find("node");
  const auto list = note.find("chairs");
  if (node == note.end() || !node->is_string() || list == note.end() || !list->is_array()) {
    return std::nullopt;
  }
  PresenceNote presence{.node = node->get<std::string>(), .chairs = {}};
  for (const rooms::Json& chair : *list) {
    if (chair.is_number_unsigned()) presence.chairs.push_back(chair.get<std::size_t>());
  }
  const auto count = note.find("watching");
  if (count != note.end() && count->is_number_unsigned()) {
    presence.watching = count->get<std::size_t>();
  }
  return presence;
}

}  // namespace menagerie::server

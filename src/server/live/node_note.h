// What nodes say to each other about a room beside its log, as the store's notes carry it: who is
// there, who asks for that, and reactions. Notes come from other versions, too, so what cannot be
// read is passed over.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rooms/room.h"

namespace menagerie::server {

// Who is there? Every node that has somebody there answers.
struct AskNote {};
// As Presence::note writes it.
struct PresenceNote {
  std::string node;
  std::vector<std::size_t> chairs;
  std::size_t watching = 0;
};
struct ReactionNote {
  rooms::Json note;  // has a `reaction`
};
using NodeNote = std::variant<AskNote, PresenceNote, ReactionNote>;

[[nodiscard]] std::optional<NodeNote> read_note(std::string_view text);

inline constexpr std::string_view kAskNote = R"({"ask":true})";

}  // namespace menagerie::server

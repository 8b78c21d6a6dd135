// How a room says no: the ways to make a Refusal. Which codes there are stands in docs/network.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rooms/room.h"

namespace menagerie::rooms {

// As HTTP counts: not understood, not allowed, does not fit what the room is like now.
inline constexpr int kMalformed = 400;
inline constexpr int kForbidden = 403;
inline constexpr int kConflict = 409;

[[nodiscard]] std::unexpected<Refusal> refuse(std::string_view code, int status, Message message,
                                              std::vector<Word> words = {}, std::string field = {});
// The field is missing or is something else than what was expected.
[[nodiscard]] std::unexpected<Refusal> malformed(std::string field, Message expected);
// What the engine says against a field of the request; `field` where the error names none.
[[nodiscard]] std::unexpected<Refusal> malformed(Error error, std::string_view field);
// An action that the rules refuse.
[[nodiscard]] std::unexpected<Refusal> illegal(Error error, std::string_view field);

// The sender knows events that the log, which ends at `version`, does not have.
[[nodiscard]] std::unexpected<Refusal> ahead(std::uint64_t version, std::string field);

}  // namespace menagerie::rooms

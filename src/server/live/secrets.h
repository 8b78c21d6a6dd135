// Secrets and ids that the server makes. What comes of a token comes out the same each time, so
// that a request that is repeated changes nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace menagerie::server {

// 32 bytes of the system's randomness, as 64 hex digits.
[[nodiscard]] std::string random_secret();
// 16 of them, as 32.
[[nodiscard]] std::string random_id();

// Of the room whose maker brings this token.
[[nodiscard]] std::string room_id_of(std::string_view token);
// The n-th invitation to that room: only who has the token can tell it.
[[nodiscard]] std::string invite_of(std::string_view token, std::size_t n);
// Of the room in which the people of this one play again.
[[nodiscard]] std::string rematch_id(std::string_view room);

}  // namespace menagerie::server

// How an answer of the rooms is put into HTTP.
#pragma once

#include <string>

#include "server/live/room_api.h"
#include "server/pages/answer.h"

namespace menagerie::server {

inline constexpr int kFailed = 500;

// Headers and body.
[[nodiscard]] Answer http_answer(ApiAnswer answer);
// All of its bytes, for a connection that ends with it.
[[nodiscard]] std::string whole_answer(ApiAnswer answer);

}  // namespace menagerie::server

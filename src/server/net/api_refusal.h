// Refusals of the network's requests that concern how they came, not what they mean:
// {"error":{"code","field","message","retry_after"}}.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "core/message.h"
#include "server/live/room_api.h"

namespace menagerie::server {

[[nodiscard]] ApiAnswer api_refusal(
    int status, std::string_view code, Message message, Language language,
    std::optional<std::chrono::milliseconds> retry_after = std::nullopt);

}  // namespace menagerie::server

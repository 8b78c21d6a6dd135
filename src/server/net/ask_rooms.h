// A question to the rooms as something that a session waits for.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>

#include "server/live/room_api.h"

namespace menagerie::server {

// The answer; none if asking threw an exception.
boost::asio::awaitable<std::optional<ApiAnswer>> ask_rooms(RoomApi& rooms, ApiRequest request);

}  // namespace menagerie::server

// A room's events as a stream of JSON lines over plain HTTP, for bots and curl: chunks as they
// come, an empty line where nothing does, until either side ends it. Which events, the rooms say.
#pragma once

#include <memory>

#include "server/live/room_api.h"
#include "server/net/connection_table.h"
#include "server/net/net_stream.h"
#include "server/net/session_context.h"

namespace menagerie::server {

// Takes the connection over and returns. False, with the stream untouched, where the address has
// too many of them. Pre: the server has rooms.
[[nodiscard]] bool open_event_stream(NetStream& stream,
                                     std::unique_ptr<ConnectionTable::Entry>& entry,
                                     const ApiRequest& request, const SessionContext& context);

}  // namespace menagerie::server

// A WebSocket that hears of rooms: frames in and out, pings that measure the trip, and the end of
// it. What a frame says is the rooms' business.
#pragma once

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <memory>
#include <string>

#include "core/message.h"
#include "server/net/connection_table.h"
#include "server/net/net_stream.h"
#include "server/net/session_context.h"

namespace menagerie::server {

// A connection that asks to become a socket.
struct Upgrade {
  boost::beast::http::request<boost::beast::http::empty_body> request;
  std::string address;  // what limits count by
  Language language;
};

// Takes the connection over and returns; the socket lives until either side ends it. False, with
// the stream untouched, where the address has too many of them. Pre: the server has rooms.
[[nodiscard]] bool open_web_socket(NetStream& stream,
                                   std::unique_ptr<ConnectionTable::Entry>& entry, Upgrade upgrade,
                                   const SessionContext& context);

}  // namespace menagerie::server

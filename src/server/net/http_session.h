// One connection, request by request: reading, answering, timeouts and the end. What is answered is
// answer.h's business; which connection has to go is connection_table.h's.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "core/message.h"
#include "server/net/connection_table.h"
#include "server/net/limits.h"
#include "server/pages/site.h"

namespace menagerie::server {

// What all connections of a server share. All of it has to outlive them.
struct SessionContext {
  const Site& site;
  Language language;
  const Limits& limits;
  ConnectionTable& connections;
};

// Serves the connection until either side ends it. All sessions of a context run on one thread.
boost::asio::awaitable<void> run_session(boost::asio::ip::tcp::socket socket,
                                         SessionContext context);

}  // namespace menagerie::server

// One connection, request by request: reading, answering, timeouts and the end. What is answered is
// decided elsewhere (answer.h for pages, the rooms for the rest); which connection has to go is
// connection_table.h's business. A connection that becomes a socket or a stream of events is handed
// on to web_socket.h or event_stream.h.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/net/net_stream.h"
#include "server/net/session_context.h"

namespace menagerie::server {

// Serves the connection until either side ends it, through TLS where there is a context for it. All
// sessions of a context run on one thread.
boost::asio::awaitable<void> run_session(boost::asio::ip::tcp::socket socket,
                                         NetStream::TlsContext tls, const SessionContext& context);

}  // namespace menagerie::server

// Where a request goes, and what speaks against it before its body is read: everything about it
// that needs neither the rooms nor a socket.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "server/live/room_api.h"
#include "server/net/framing.h"
#include "server/pages/host.h"

namespace menagerie::server {

enum class Route : std::uint8_t { page, health, metrics, socket, events, api };

[[nodiscard]] Route route_of(std::string_view path);

// The header of a request; what is missing is empty.
struct RequestHead {
  std::string_view method;
  std::string_view path;  // without the query
  std::string_view query;
  std::string_view host;
  std::string_view origin;
  std::string_view authorization;
  Framing framing = Framing::no_body;
  std::string_view content_length;
  bool http_1_1 = true;
  bool upgrade = false;  // to a WebSocket
};

// The refusal of a request below /api/, if its header alone calls for one.
[[nodiscard]] std::optional<ApiAnswer> refused_by_head(const RequestHead& head, Route route,
                                                       const HostNames& names, Language language);

// Whether /healthz and /metrics answer to this Host: a name of this server, any address (a page
// from elsewhere comes under a name, so proxies and watchdogs may ask by number), or none over
// HTTP/1.0.
[[nodiscard]] bool may_ask_status(const RequestHead& head, const HostNames& names);

// The token of "Bearer TOKEN"; empty where there is none.
[[nodiscard]] std::string_view bearer_of(std::string_view authorization);

}  // namespace menagerie::server

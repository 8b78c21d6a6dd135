// What all connections of a server share.
#pragma once

#include <string_view>

#include "core/message.h"
#include "server/live/room_api.h"
#include "server/net/connection_table.h"
#include "server/net/limits.h"
#include "server/net/log.h"
#include "server/net/proxies.h"
#include "server/net/traffic.h"
#include "server/pages/host.h"
#include "server/pages/site.h"

namespace menagerie::server {

// All of it has to outlive the connections.
struct SessionContext {
  const Site& site;
  RoomApi* rooms;  // none: pages alone
  const HostNames& names;
  const Proxies& proxies;
  Language language;
  const Limits& limits;
  ConnectionTable& connections;
  Traffic& traffic;
  Log& log;
  bool& stopping;
};

}  // namespace menagerie::server

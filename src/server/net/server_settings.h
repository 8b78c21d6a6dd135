// Where a server listens and whom it answers, as plain values: whoever reads them from a command
// line or a file needs to know nothing of sockets.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/message.h"
#include "server/net/limits.h"
#include "server/net/log.h"
#include "server/net/tls_files.h"

namespace menagerie::server {

struct Ports {
  std::uint16_t first = 0;  // 0 for any free one
  std::uint16_t last = 0;
};

struct ServerSettings {
  // "ADDRESS:PORT" each. None: all loopback addresses, at the first of the ports that is free.
  std::vector<std::string> listen{};
  Ports ports{};
  // Further addresses at the same port as those, without a port of their own.
  std::vector<std::string> also{};
  // Hosts that requests may name, besides those of this computer.
  std::vector<std::string> names{};
  // Whether X-Forwarded-For is believed: from loopback addresses, and from these.
  bool behind_proxy = false;
  std::vector<std::string> proxies{};
  CertificateFiles certificate{};  // empty: no TLS
  // Without TLS and without a proxy, even at addresses that anybody in the world could reach.
  bool plain = false;
  Language language{};  // of what is said to clients that name none of ours
  Limits limits{};
  Log log{};
};

}  // namespace menagerie::server

// Addresses of the network: as they are written, and which of them anybody in the world could
// reach.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace menagerie::server {

struct ListenAddress {
  boost::asio::ip::address address;
  std::uint16_t port = 0;  // 0 for any free one
};

// "192.168.1.7:8321", "[::1]:8321", "0.0.0.0:80"; no names, which could mean anything.
[[nodiscard]] Result<ListenAddress> parse_listen_address(std::string_view text);
[[nodiscard]] std::string text_of(const ListenAddress& address);

// As it stands in a Host header: IPv6 in brackets.
[[nodiscard]] std::string host_of(const boost::asio::ip::address& address);

// Whether only this computer or its neighbours can have it: loopback, link-local and the private
// ranges of RFC 1918, 6598 and 4193. "Any address" is not among them.
[[nodiscard]] bool is_private(const boost::asio::ip::address& address);

}  // namespace menagerie::server

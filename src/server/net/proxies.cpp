#include "server/net/proxies.h"

#include <algorithm>

#include "server/net/connection_table.h"

namespace menagerie::server {

namespace asio = boost::asio;

namespace {

// "::ffff:192.168.1.7" is 192.168.1.7.
asio::ip::address plain(const asio::ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
  }
  return address;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

}  // namespace

bool Proxies::trust(const asio::ip::address& peer) const {
  if (!any_) return false;
  const asio::ip::address address = plain(peer);
  return address.is_loopback() || std::ranges::find(others_, address) != others_.end();
}

asio::ip::address Proxies::client(const asio::ip::address& peer,
                                  std::string_view forwarded_for) const {
  asio::ip::address client = plain(peer);
  while (!forwarded_for.empty() && trust(client)) {
    const std::size_t comma = forwarded_for.rfind(',');
    const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
    boost::system::error_code error;
    const std::string_view name = trimmed(forwarded_for.substr(begin));
    const asio::ip::address address = asio::ip::make_address(std::string(name), error);
    if (error) break;
    client = plain(address);
    forwarded_for = forwarded_for.substr(0, begin == 0 ? 0 : begin - 1);
  }
  return client;
}

std::string key_of(const asio::ip::address& address) {
  const asio::ip::address known = plain(address);
  if (known.is_v4()) return address_key(known.to_v4().to_bytes());
  return address_key(known.to_v6().to_bytes());
}

}  // namespace menagerie::server

#include "server/net/addresses.h"

#include <charconv>

#include "messages/server.h"

namespace menagerie::server {

namespace asio = boost::asio;

namespace {

bool is_private(const asio::ip::address_v4& address) {
  const auto [a, b, c, d] = address.to_bytes();
  const bool shared = a == 100 && b >= 64 && b < 128;  // between a provider and its customers
  return a == 127 || a == 10 || (a == 172 && b >= 16 && b < 32) || (a == 192 && b == 168) ||
         (a == 169 && b == 254) || shared;
}

std::optional<std::uint16_t> port_in(std::string_view text) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return port;
}

}  // namespace

Result<ListenAddress> parse_listen_address(std::string_view text) {
  const auto wrong = [text] {
    return fail(messages::server_listen_form, {std::string(text)}, {.field = "listen"});
  };
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return wrong();
  const std::optional<std::uint16_t> port = port_in(text.substr(colon + 1));
  std::string_view host = text.substr(0, colon);
  const bool brackets = host.size() > 2 && host.front() == '[' && host.back() == ']';
  if (brackets) host = host.substr(1, host.size() - 2);
  boost::system::error_code error;
  const asio::ip::address address = asio::ip::make_address(std::string(host), error);
  if (error || !port || address.is_v6() != brackets) return wrong();
  return ListenAddress{address, *port};
}

std::string host_of(const asio::ip::address& address) {
  return address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
}

std::string text_of(const ListenAddress& address) {
  return host_of(address.address) + ":" + std::to_string(address.port);
}

bool is_private(const asio::ip::address& address) {
  if (address.is_v4()) return is_private(address.to_v4());
  const asio::ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return is_private(asio::ip::make_address_v4(asio::ip::v4_mapped, v6));
  const bool unique_local = (v6.to_bytes()[0] & 0xfeU) == 0xfcU;
  return v6.is_loopback() || v6.is_link_local() || unique_local;
}

}  // namespace menagerie::server

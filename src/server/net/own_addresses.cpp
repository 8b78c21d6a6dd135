#include "server/net/own_addresses.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>
#include <optional>
#include <string_view>
#include <tuple>
#include <unistd.h>

#include "server/net/addresses.h"

namespace menagerie::server {

namespace {

bool is_made_by_programs(std::string_view interface) {
  constexpr std::array<std::string_view, 12> kPrefixes = {"br-",    "docker",    "lxc",   "lxd",
                                                          "podman", "tailscale", "tap",   "tun",
                                                          "veth",   "virbr",     "vmnet", "wg"};
  return std::ranges::any_of(
      kPrefixes, [interface](std::string_view prefix) { return interface.starts_with(prefix); });
}

int rank_of_range(std::string_view address) {
  if (address.starts_with("192.168.")) return 0;
  if (address.starts_with("10.")) return 1;
  return address.starts_with("169.254.") ? 3 : 2;
}

// The address of an interface that is up and leads outside.
std::optional<boost::asio::ip::address> address_of(const ifaddrs& entry) {
  constexpr unsigned kWanted = IFF_UP | IFF_RUNNING;
  if (entry.ifa_addr == nullptr) return std::nullopt;
  if ((entry.ifa_flags & kWanted) != kWanted || (entry.ifa_flags & IFF_LOOPBACK) != 0) {
    return std::nullopt;
  }
  // The system gives every kind of address as this one.
  if (entry.ifa_addr->sa_family == AF_INET) {
    const auto* const own = reinterpret_cast<const sockaddr_in*>(entry.ifa_addr);
    return boost::asio::ip::address_v4(ntohl(own->sin_addr.s_addr));
  }
  if (entry.ifa_addr->sa_family != AF_INET6) return std::nullopt;
  const auto* const own = reinterpret_cast<const sockaddr_in6*>(entry.ifa_addr);
  return boost::asio::ip::address_v6(std::to_array(own->sin6_addr.s6_addr));
}

// All interfaces' addresses; none where the system does not tell.
std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> interfaces() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) first = nullptr;
  return {first, [](ifaddrs* list) {
            if (list != nullptr) freeifaddrs(list);
          }};
}

}  // namespace

void sort_by_likelihood(std::vector<OwnAddress>& addresses) {
  std::ranges::stable_sort(addresses, {}, [](const OwnAddress& own) {
    return std::tuple(is_made_by_programs(own.interface), rank_of_range(own.address));
  });
}

std::vector<OwnAddress> private_addresses() {
  const auto list = interfaces();
  std::vector<OwnAddress> addresses;
  for (const ifaddrs* entry = list.get(); entry != nullptr; entry = entry->ifa_next) {
    const auto address = address_of(*entry);
    if (!address || !address->is_v4() || !is_private(*address)) continue;
    addresses.emplace_back(address->to_string(), entry->ifa_name);
  }
  sort_by_likelihood(addresses);
  return addresses;
}

std::vector<std::string> own_hosts(bool v6) {
  const auto list = interfaces();
  std::vector<OwnAddress> addresses;
  for (const ifaddrs* entry = list.get(); entry != nullptr; entry = entry->ifa_next) {
    const auto address = address_of(*entry);
    if (!address || address->is_v6() != v6) continue;
    if (v6 && address->to_v6().is_link_local()) continue;
    addresses.emplace_back(host_of(*address), entry->ifa_name);
  }
  sort_by_likelihood(addresses);
  std::vector<std::string> hosts;
  hosts.reserve(addresses.size());
  for (OwnAddress& own : addresses) hosts.push_back(std::move(own.address));
  return hosts;
}

std::vector<std::string> own_names() {
  constexpr std::size_t kLongest = 256;
  std::array<char, kLongest> name{};
  if (gethostname(name.data(), name.size() - 1) != 0 || name.front() == '\0') return {};
  const std::string host(name.data());
  return {host, host + ".local"};
}

}  // namespace menagerie::server

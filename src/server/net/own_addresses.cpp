#include "server/net/own_addresses.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address_v4.hpp>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>
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

// The address of an interface that neighbours can reach; empty if it is none.
std::string home_address(const ifaddrs& entry) {
  constexpr unsigned kWanted = IFF_UP | IFF_RUNNING;
  if (entry.ifa_addr == nullptr || entry.ifa_addr->sa_family != AF_INET) return {};
  if ((entry.ifa_flags & kWanted) != kWanted || (entry.ifa_flags & IFF_LOOPBACK) != 0) return {};
  // The system gives every kind of address as this one.
  const auto* const own = reinterpret_cast<const sockaddr_in*>(entry.ifa_addr);
  const boost::asio::ip::address_v4 address(ntohl(own->sin_addr.s_addr));
  return is_private(address) ? address.to_string() : std::string();
}

}  // namespace

void sort_by_likelihood(std::vector<OwnAddress>& addresses) {
  std::ranges::stable_sort(addresses, {}, [](const OwnAddress& own) {
    return std::tuple(is_made_by_programs(own.interface), rank_of_range(own.address));
  });
}

std::vector<OwnAddress> private_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> list(first, freeifaddrs);
  std::vector<OwnAddress> addresses;
  for (const ifaddrs* entry = first; entry != nullptr; entry = entry->ifa_next) {
    std::string address = home_address(*entry);
    if (!address.empty()) addresses.emplace_back(std::move(address), entry->ifa_name);
  }
  sort_by_likelihood(addresses);
  return addresses;
}

std::vector<std::string> own_names() {
  constexpr std::size_t kLongest = 256;
  std::array<char, kLongest> name{};
  if (gethostname(name.data(), name.size() - 1) != 0 || name.front() == '\0') return {};
  const std::string host(name.data());
  return {host, host + ".local"};
}

}  // namespace menagerie::server

// The addresses of this computer in its home network, and which of them others there most likely
// reach.
#pragma once

#include <string>
#include <vector>

namespace menagerie::server {

struct OwnAddress {
  std::string address;    // "192.168.1.7"
  std::string interface;  // "wlan0"
  friend bool operator==(const OwnAddress&, const OwnAddress&) = default;
};

// All private IPv4 addresses of interfaces that are up, the likeliest first.
[[nodiscard]] std::vector<OwnAddress> private_addresses();

// All addresses of this computer by which others can name it, IPv6 in brackets: those of interfaces
// that are up, without loopback ones and without link-local ones of IPv6, which no name of a host
// can hold.
[[nodiscard]] std::vector<std::string> own_hosts(bool v6);

// The likeliest first: cables and radios before the networks that programs make inside a computer,
// and the ranges that home routers give before those of companies.
void sort_by_likelihood(std::vector<OwnAddress>& addresses);

// "kitchen" and "kitchen.local", by which neighbours may know this computer.
[[nodiscard]] std::vector<std::string> own_names();

}  // namespace menagerie::server

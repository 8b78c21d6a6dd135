// Whether a request was meant for us. A page from elsewhere can have its own name point to this
// computer (DNS rebinding) and would then reach us through the browser, but under that name.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace menagerie::server {

// The names that a server answers to: localhost, 127.0.0.1 and [::1] always, and those it is given.
class HostNames {
 public:
  HostNames() = default;
  // Names and addresses without a port, IPv6 in brackets: "games.example.org", "192.168.1.7".
  explicit HostNames(std::vector<std::string> names) : names_(std::move(names)) {}

  // Whether a Host header has one of them, with any port or none.
  [[nodiscard]] bool include(std::string_view host) const;

 private:
  std::vector<std::string> names_;
};

// Whether the text may be one of them: "games.example.org", "192.168.1.7", "[fd00::1]".
[[nodiscard]] bool is_host_name(std::string_view text);

// Whether a page of this origin came from the same place as the request that it sends: "Origin:
// https://games.example.org" and "Host: games.example.org". Browsers send an origin with every POST
// and every WebSocket; programs send none, and an empty one is not judged.
[[nodiscard]] bool same_origin(std::string_view origin, std::string_view host);

}  // namespace menagerie::server

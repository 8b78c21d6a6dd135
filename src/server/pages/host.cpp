#include "server/pages/host.h"

#include <algorithm>
#include <array>

#include "server/pages/letters.h"

namespace menagerie::server {

namespace {

constexpr std::array<std::string_view, 3> kNames = {"localhost", "127.0.0.1", "[::1]"};

bool is_port(std::string_view text) {
  return !text.empty() && text.size() <= 5 &&
         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

bool is_this_computer(std::string_view host) {
  return std::ranges::any_of(kNames, [host](std::string_view name) {
    if (!same_letters(host.substr(0, name.size()), name)) return false;
    const std::string_view rest = host.substr(name.size());
    return rest.empty() || (rest.front() == ':' && is_port(rest.substr(1)));
  });
}

}  // namespace menagerie::server

#include "server/pages/host.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/pages/letters.h"

namespace menagerie::server {

namespace {

constexpr std::array<std::string_view, 3> kLoopbackNames = {"localhost", "127.0.0.1", "[::1]"};

bool is_port(std::string_view text) {
  return !text.empty() && text.size() <= 5 &&
         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool has_name(std::string_view host, std::string_view name) {
  if (!same_letters(host.substr(0, name.size()), name)) return false;
  const std::string_view rest = host.substr(name.size());
  return rest.empty() || (rest.front() == ':' && is_port(rest.substr(1)));
}

// Without the port that a scheme has anyway: browsers leave it out, proxies may not.
std::string_view without_port(std::string_view host, std::string_view port) {
  if (host.ends_with(port)) host.remove_suffix(port.size());
  return host;
}

}  // namespace

bool is_host_name(std::string_view text) {
  constexpr std::string_view kName =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._";
  constexpr std::string_view kAddress = "0123456789abcdefABCDEF:.";
  const auto consists_of = [](std::string_view part, std::string_view signs) {
    return !part.empty() && part.find_first_not_of(signs) == std::string_view::npos;
  };
  if (!text.starts_with('[')) return consists_of(text, kName);
  return text.ends_with(']') && consists_of(text.substr(1, text.size() - 2), kAddress);
}

bool HostNames::include(std::string_view host) const {
  const auto matches = [host](std::string_view name) { return has_name(host, name); };
  return std::ranges::any_of(kLoopbackNames, matches) || std::ranges::any_of(names_, matches);
}

bool same_origin(std::string_view origin, std::string_view host) {
  constexpr std::array kSchemes = {
      std::pair<std::string_view, std::string_view>{"http://", ":80"},
      std::pair<std::string_view, std::string_view>{"https://", ":443"}};
  if (origin.empty()) return true;
  return std::ranges::any_of(kSchemes, [&](const auto& scheme) {
    const auto& [prefix, port] = scheme;
    if (!same_letters(origin.substr(0, prefix.size()), prefix)) return false;
    return same_letters(without_port(origin.substr(prefix.size()), port), without_port(host, port));
  });
}

}  // namespace menagerie::server

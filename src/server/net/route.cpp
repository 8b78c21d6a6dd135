#include "server/net/route.h"

#include <algorithm>
#include <arpa/inet.h>
#include <charconv>

#include "messages/server.h"
#include "server/net/api_refusal.h"
#include "server/net/limits.h"
#include "server/pages/letters.h"

namespace menagerie::server {

namespace {

constexpr int kBadRequest = 400;
constexpr int kForbidden = 403;
constexpr int kMethodNotAllowed = 405;
constexpr int kLengthRequired = 411;
constexpr int kTooLarge = 413;
constexpr int kMisdirected = 421;
constexpr int kUpgradeRequired = 426;
constexpr int kNotImplemented = 501;
constexpr int kVersionNotSupported = 505;

// Pre: digits, as framing_of() has seen.
bool fits(std::string_view content_length) {
  std::size_t length = 0;
  const auto [end, error] =
      std::from_chars(content_length.data(), content_length.data() + content_length.size(), length);
  return content_length.empty() || (error == std::errc{} && length <= kLongestBody);
}

// Whether a Host header has an address instead of a name: "10.0.0.11:8321", "[fd00::1]".
bool is_address(std::string_view host) {
  const bool brackets = host.starts_with('[');
  const std::size_t end = std::min(host.find(brackets ? ']' : ':'), host.size());
  const std::string address(host.substr(brackets ? 1 : 0, brackets ? end - 1 : end));
  std::string_view port = host.substr(std::min(end + (brackets ? 1U : 0U), host.size()));
  if (port.starts_with(':')) port.remove_prefix(1);
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  in6_addr bytes{};
  return std::ranges::all_of(port, is_digit) && (!brackets || host.contains(']')) &&
         inet_pton(brackets ? AF_INET6 : AF_INET, address.c_str(), &bytes) == 1;
}

struct Refusal {
  int status;
  std::string_view code;
  Message message;
};

std::optional<Refusal> wrong_sender(const RequestHead& head, const HostNames& names) {
  if (head.host.empty())
    return Refusal{kBadRequest, "malformed", messages::server_answer_unreadable};
  if (!names.include(head.host)) {
    return Refusal{kMisdirected, "wrong_host", messages::server_answer_host};
  }
  if (!same_origin(head.origin, head.host)) {
    return Refusal{kForbidden, "wrong_origin", messages::server_answer_origin};
  }
  return std::nullopt;
}

std::optional<Refusal> wrong_body(const RequestHead& head) {
  if (head.framing == Framing::faulty) {
    return Refusal{kBadRequest, "malformed", messages::server_answer_unreadable};
  }
  if (head.framing == Framing::unknown_coding) {
    return Refusal{kNotImplemented, "coding", messages::server_answer_coding};
  }
  if (!fits(head.content_length)) {
    return Refusal{kTooLarge, "too_large", messages::server_answer_body_too_large};
  }
  if (head.method != "POST" && head.framing == Framing::body) {
    return Refusal{kBadRequest, "malformed", messages::server_answer_body};
  }
  // A body whose length is told as 0 is for the rooms to refuse.
  if (head.method == "POST" && head.framing == Framing::no_body && head.content_length.empty()) {
    return Refusal{kLengthRequired, "length_required", messages::server_answer_length};
  }
  return std::nullopt;
}

std::optional<Refusal> wrong_method(const RequestHead& head, Route route) {
  const bool reads = head.method == "GET";
  const bool writes = head.method == "POST" && route == Route::api;
  if (!reads && !writes) {
    return Refusal{kMethodNotAllowed, "method", messages::server_answer_api_method};
  }
  if (route == Route::socket && !head.upgrade) {
    return Refusal{kUpgradeRequired, "upgrade_required", messages::server_answer_upgrade};
  }
  // Without chunks nobody could tell the end of a stream from a broken line.
  if (route == Route::events && !head.http_1_1) {
    return Refusal{kVersionNotSupported, "http_version", messages::server_answer_version};
  }
  return std::nullopt;
}

}  // namespace

Route route_of(std::string_view path) {
  constexpr std::string_view kRooms = "/api/rooms/";
  if (path == "/healthz") return Route::health;
  if (path == "/metrics") return Route::metrics;
  if (path == "/api/socket") return Route::socket;
  if (path.starts_with(kRooms) && path.ends_with("/events") &&
      path.find('/', kRooms.size()) == path.size() - std::string_view("/events").size()) {
    return Route::events;
  }
  return path.starts_with("/api/") ? Route::api : Route::page;
}

std::optional<ApiAnswer> refused_by_head(const RequestHead& head, Route route,
                                         const HostNames& names, Language language) {
  std::optional<Refusal> refusal = wrong_sender(head, names);
  if (!refusal) refusal = wrong_method(head, route);
  if (!refusal) refusal = wrong_body(head);
  if (!refusal) return std::nullopt;
  return api_refusal(refusal->status, refusal->code, refusal->message, language);
}

bool may_ask_status(const RequestHead& head, const HostNames& names) {
  if (head.host.empty()) return !head.http_1_1;
  return names.include(head.host) || is_address(head.host);
}

std::string_view bearer_of(std::string_view authorization) {
  constexpr std::string_view kBearer = "Bearer ";
  if (!same_letters(authorization.substr(0, kBearer.size()), kBearer)) return {};
  return authorization.substr(kBearer.size());
}

}  // namespace menagerie::server

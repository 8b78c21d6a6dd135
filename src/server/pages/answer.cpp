#include "server/pages/answer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "messages/server.h"
#include "server/pages/encoding.h"
#include "server/pages/target.h"

namespace menagerie::server {

namespace {

constexpr int kOk = 200;
constexpr int kNotModified = 304;
constexpr int kBadRequest = 400;
constexpr int kNotFound = 404;
constexpr int kMethodNotAllowed = 405;
constexpr int kMisdirected = 421;

// On every answer: pages take nothing from elsewhere, are framed by nobody, and ask for no device.
constexpr std::array kSecurityHeaders = std::to_array<
    std::pair<std::string_view, std::string_view>>({
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
     "data:; media-src blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src "
     "'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy",
     "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"},
});

Answer with_security_headers(int status) {
  Answer answer{.status = status, .headers = {}, .body = nullptr};
  for (const auto& [name, value] : kSecurityHeaders)
    answer.headers.emplace_back(name, std::string(value));
  return answer;
}

// The names of files in assets/ change with their contents; everything else may change any time.
std::string_view caching_of(std::string_view path) {
  return path.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

// The smallest representation that the browser understands, and the name of its content coding.
std::pair<const Representation*, std::string_view> best_representation(const Page& page,
                                                                       std::string_view accepted) {
  if (page.brotli.bytes && accepts(accepted, "br")) return {&page.brotli, "br"};
  if (page.gzip.bytes && accepts(accepted, "gzip")) return {&page.gzip, "gzip"};
  return {&page.plain, ""};
}

// Whether the browser's copy has this entity tag.
bool matches(std::string_view if_none_match, std::string_view tag) {
  return if_none_match == "*" || if_none_match.find(tag) != std::string_view::npos;
}

Answer page_answer(const Page& page, std::string_view path, const Request& request) {
  const auto [best, encoding] = best_representation(page, request.accept_encoding);
  const bool known = matches(request.if_none_match, best->entity_tag);
  Answer answer = with_security_headers(known ? kNotModified : kOk);
  answer.headers.emplace_back("ETag", best->entity_tag);
  answer.headers.emplace_back("Cache-Control", std::string(caching_of(path)));
  answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (known) return answer;
  answer.headers.emplace_back("Content-Type", std::string(page.media_type));
  if (!encoding.empty()) answer.headers.emplace_back("Content-Encoding", std::string(encoding));
  answer.body = best->bytes;
  return answer;
}

// The site's own page for this, if it has one.
Answer not_found(const Site& site, Language language) {
  Answer answer = refusal(kNotFound, messages::server_answer_no_such_page, language);
  const Page* const page = site.find("404.html");
  if (page == nullptr) return answer;
  std::ranges::find(answer.headers, "Content-Type", &Header::name)->value = page->media_type;
  answer.body = page->plain.bytes;
  return answer;
}

Answer answer_with_body(const Site& site, const Request& request, Language language,
                        const HostNames& names) {
  const auto refuse = [language](int status, Message message) {
    return refusal(status, message, language);
  };
  if (request.host.empty()) return refuse(kBadRequest, messages::server_answer_unreadable);
  if (!names.include(request.host)) return refuse(kMisdirected, messages::server_answer_host);
  if (request.method != "GET" && request.method != "HEAD") {
    Answer answer = refuse(kMethodNotAllowed, messages::server_answer_method);
    answer.headers.emplace_back("Allow", "GET, HEAD");
    return answer;
  }
  // Nobody sends one for a page, so it is more likely a trick on a server in between.
  if (request.has_body) return refuse(kBadRequest, messages::server_answer_body);
  const std::optional<std::string> path = path_of(request.target);
  if (!path) return refuse(kBadRequest, messages::server_answer_bad_target);
  const Page* const page = site.find(*path);
  return page != nullptr ? page_answer(*page, *path, request) : not_found(site, language);
}

}  // namespace

Answer answer(const Site& site, const Request& request, Language language, const HostNames& names) {
  Answer answer = answer_with_body(site, request, language, names);
  answer.headers_only = request.method == "HEAD";
  return answer;
}

Answer refusal(int status, Message message, Language language) {
  Answer answer = with_security_headers(status);
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
  answer.body = std::make_shared<const std::string>(say(message, {}, language) + "\n");
  return answer;
}

}  // namespace menagerie::server

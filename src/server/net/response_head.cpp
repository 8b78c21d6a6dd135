#include "server/net/response_head.h"

#include <boost/beast/http/status.hpp>

namespace menagerie::server {

namespace {

constexpr std::size_t kUsualSize = 1024;

void add(std::string& head, std::string_view name, std::string_view value) {
  head.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

std::string response_head(const Answer& answer, const ResponseManner& manner) {
  namespace http = boost::beast::http;
  const auto reason =
      http::obsolete_reason(http::int_to_status(static_cast<unsigned>(answer.status)));
  std::string head;
  head.reserve(kUsualSize);
  head.append(manner.http_1_1 ? "HTTP/1.1 " : "HTTP/1.0 ").append(std::to_string(answer.status));
  head.append(" ").append(reason.data(), reason.size()).append("\r\n");
  for (const Header& header : answer.headers) add(head, header.name, header.value);
  // What each version of HTTP takes for granted is not said.
  if (manner.http_1_1 && !manner.keep_alive) add(head, "Connection", "close");
  if (!manner.http_1_1 && manner.keep_alive) add(head, "Connection", "keep-alive");
  if (answer.body) add(head, "Content-Length", std::to_string(answer.body->size()));
  return head.append("\r\n");
}

}  // namespace menagerie::server

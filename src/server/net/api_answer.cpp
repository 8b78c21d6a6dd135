#include "server/net/api_answer.h"

#include <memory>
#include <utility>

#include "server/net/response_head.h"

namespace menagerie::server {

Answer http_answer(ApiAnswer answer) {
  Answer http{.status = answer.status,
              .headers = {{"Content-Type", "application/json"},
                          {"Cache-Control", "no-store"},
                          {"X-Content-Type-Options", "nosniff"},
                          {"Cross-Origin-Resource-Policy", "same-origin"}},
              .body = std::make_shared<const std::string>(std::move(answer.body))};
  if (answer.retry_after) {
    // HTTP counts whole seconds; a client that waits longer does no harm.
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(*answer.retry_after);
    http.headers.emplace_back("Retry-After", std::to_string(seconds.count()));
  }
  return http;
}

std::string whole_answer(ApiAnswer answer) {
  const Answer http = http_answer(std::move(answer));
  return response_head(http, {}) + *http.body;
}

}  // namespace menagerie::server

// The first bytes of an answer: its status line and headers.
#pragma once

#include <string>

#include "server/pages/answer.h"

namespace menagerie::server {

struct ResponseManner {
  bool http_1_1 = true;
  bool keep_alive = false;  // whether another request may follow
};

// Up to the empty line. The length is told where there is a body, also where it is not sent.
[[nodiscard]] std::string response_head(const Answer& answer, const ResponseManner& manner);

}  // namespace menagerie::server

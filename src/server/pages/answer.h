// What the server says to a request: everything HTTP demands of it but the socket. An answer
// depends on the site and the request alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "server/pages/host.h"
#include "server/pages/site.h"

namespace menagerie::server {

// What matters of a request; a header that is missing is empty.
struct Request {
  std::string_view method;
  std::string_view target;
  std::string_view host;
  std::string_view accept_encoding{};
  std::string_view if_none_match{};
  bool has_body = false;
};

struct Header {
  std::string_view name;
  std::string value;
};

struct Answer {
  int status = 200;
  std::vector<Header> headers;
  Bytes body;                 // none where the status allows no body
  bool headers_only = false;  // HEAD: the body is measured, not sent
};

[[nodiscard]] Answer answer(const Site& site, const Request& request, Language language,
                            const HostNames& names = {});

// A status with a sentence, for what goes wrong before there is a request to answer.
[[nodiscard]] Answer refusal(int status, Message message, Language language);

}  // namespace menagerie::server

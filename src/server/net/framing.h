// How a request says where its body ends (RFC 9112, section 6). Two programs that read this
// differently can be made to take one's body for the other's next request ("request smuggling"), so
// whatever is not plain is refused. Beast refuses less: it passes over codings that it does not
// know, and takes a length that is given twice.
#pragma once

#include <span>
#include <string_view>

namespace menagerie::server {

enum class Framing {
  no_body,
  body,
  unknown_coding,  // a Transfer-Encoding other than chunked
  faulty,          // contradictory, or no length at all
};

// What the header says. Pre: each list has the values of all fields of that name.
struct FramingFields {
  bool http_1_1 = true;  // or a later 1.x; 1.0 knows no Transfer-Encoding
  std::span<const std::string_view> content_length;
  std::span<const std::string_view> transfer_encoding;
};

[[nodiscard]] Framing framing_of(const FramingFields& fields);

}  // namespace menagerie::server

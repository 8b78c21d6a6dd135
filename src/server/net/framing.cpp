#include "server/net/framing.h"

#include <algorithm>

#include "server/pages/letters.h"

namespace menagerie::server {

namespace {

Framing by_length(std::string_view length) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (length.empty() || !std::ranges::all_of(length, is_digit)) return Framing::faulty;
  const bool zero = std::ranges::all_of(length, [](char c) { return c == '0'; });
  return zero ? Framing::no_body : Framing::body;
}

}  // namespace

Framing framing_of(const FramingFields& fields) {
  const auto& [http_1_1, length, coding] = fields;
  if (coding.empty() && length.empty()) return Framing::no_body;
  if (coding.empty()) return length.size() == 1 ? by_length(length.front()) : Framing::faulty;
  if (!length.empty() || !http_1_1) return Framing::faulty;
  const bool chunked = coding.size() == 1 && same_letters(coding.front(), "chunked");
  return chunked ? Framing::body : Framing::unknown_coding;
}

}  // namespace menagerie::server

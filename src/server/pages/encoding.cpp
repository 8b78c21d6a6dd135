#include "server/pages/encoding.h"

#include "server/pages/letters.h"

namespace menagerie::server {

namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// What stands before the first `mark`; `rest` is left with what comes after it.
std::string_view cut(std::string_view& rest, char mark) {
  const std::string_view part = rest.substr(0, rest.find(mark));
  rest.remove_prefix(std::min(part.size() + 1, rest.size()));
  return trimmed(part);
}

// Whether a weight ("q=0.5") is more than nothing.
bool wanted(std::string_view weight) {
  return weight.empty() || weight.find_first_of("123456789") != std::string_view::npos;
}

}  // namespace

bool accepts(std::string_view accept_encoding, std::string_view encoding) {
  while (!accept_encoding.empty()) {
    std::string_view item = cut(accept_encoding, ',');
    if (same_letters(cut(item, ';'), encoding)) return wanted(trimmed(item));
  }
  return false;
}

}  // namespace menagerie::server

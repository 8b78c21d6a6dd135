#include "server/pages/target.h"

#include <charconv>

namespace menagerie::server {

namespace {

// The character that "%41" stands for; `escape` is what follows the percent sign.
std::optional<char> unescaped(std::string_view escape) {
  if (escape.size() < 2) return std::nullopt;
  escape = escape.substr(0, 2);
  unsigned char value = 0;
  const auto [stop, error] =
      std::from_chars(escape.data(), escape.data() + escape.size(), value, 16);
  if (error != std::errc{} || stop != escape.data() + escape.size()) return std::nullopt;
  return static_cast<char>(value);
}

bool is_allowed(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte != 0x7f && c != '\\';
}

std::optional<std::string> decoded(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::optional<char> c = text[at];
    if (c == '%') {
      c = unescaped(text.substr(at + 1));
      at += 2;
    }
    if (!c || !is_allowed(*c)) return std::nullopt;
    plain += *c;
  }
  return plain;
}

bool every_step_goes_down(std::string_view path) {
  while (!path.empty()) {
    const std::string_view step = path.substr(0, path.find('/'));
    if (step.empty() || step == "." || step == "..") return false;
    path.remove_prefix(step.size());
    if (!path.empty()) path.remove_prefix(1);
  }
  return true;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
  if (!target.starts_with('/') || target.find('#') != std::string_view::npos) return std::nullopt;
  target.remove_prefix(1);
  std::optional<std::string> path = decoded(target.substr(0, target.find('?')));
  if (!path || !every_step_goes_down(*path)) return std::nullopt;
  if (path->empty() || path->ends_with('/')) *path += "index.html";
  return path;
}

}  // namespace menagerie::server

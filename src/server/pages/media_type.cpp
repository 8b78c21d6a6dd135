#include "server/pages/media_type.h"

#include <algorithm>
#include <array>
#include <utility>

namespace menagerie::server {

namespace {

using Kind = std::pair<std::string_view, std::string_view>;

constexpr std::array kKinds = std::to_array<Kind>({
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".txt", "text/plain; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".avif", "image/avif"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
});

}  // namespace

std::string_view media_type_of(std::string_view path) {
  const auto* const found =
      std::ranges::find_if(kKinds, [path](const Kind& kind) { return path.ends_with(kind.first); });
  return found != kKinds.end() ? found->second : "application/octet-stream";
}

}  // namespace menagerie::server

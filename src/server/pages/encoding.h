// Which compressed forms a browser understands, by its Accept-Encoding header.
#pragma once

#include <string_view>

namespace menagerie::server {

// Whether the header lists this encoding ("br") by name, and not as one to avoid ("br;q=0").
[[nodiscard]] bool accepts(std::string_view accept_encoding, std::string_view encoding);

}  // namespace menagerie::server

// What a browser is told about the kind of a file, by the end of its name.
#pragma once

#include <string_view>

namespace menagerie::server {

// "image/svg+xml" for "pictures/lion.svg"; plain bytes for a kind that pages do not have.
[[nodiscard]] std::string_view media_type_of(std::string_view path);

}  // namespace menagerie::server

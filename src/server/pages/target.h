// What an HTTP request asks for, made plain: "/assets/a%20b.js?x" asks for "assets/a b.js". This is
// the first thing that text from the network meets, so whatever is not plainly a path is refused.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace menagerie::server {

// The path that a request's target names, from the top of the site and without a slash before it; a
// folder stands for its index.html. Nothing for a target that is no path: one with broken escapes,
// control characters or backslashes, or with steps such as "..", "." or an empty one.
[[nodiscard]] std::optional<std::string> path_of(std::string_view target);

}  // namespace menagerie::server

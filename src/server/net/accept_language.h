// The language that a client wants to be answered in.
#pragma once

#include <string_view>

#include "core/message.h"

namespace menagerie::server {

// From an Accept-Language header (RFC 9110, 12.5.4): of the languages we have the one it wants
// most; `otherwise` where it names none of them.
[[nodiscard]] Language language_wanted(std::string_view accept_language, Language otherwise);

}  // namespace menagerie::server

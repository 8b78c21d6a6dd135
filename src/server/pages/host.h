// Whether a request was meant for us. A page from elsewhere can have its own name point to this
// computer (DNS rebinding) and would then reach us through the browser, but under that name.
#pragma once

#include <string_view>

namespace menagerie::server {

// Whether a Host header names this computer: localhost, 127.0.0.1 or [::1], with any port.
[[nodiscard]] bool is_this_computer(std::string_view host);

}  // namespace menagerie::server

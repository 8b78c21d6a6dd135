// Another server of this program that runs already. Browsers keep games by address, so a person who
// starts the program twice is better off at the first one's address than at a second one's.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>

#include "server/pages/site.h"

namespace menagerie::server {

// Whether a program of the same user serves the very pages of this site at this port of 127.0.0.1.
// A server of another user is never meant, whatever it serves: the browser would show its pages.
// Takes two seconds at most.
[[nodiscard]] bool serves_same_pages(std::uint16_t port, const Site& site);

// The number of the user who listens at this port of 127.0.0.1, in a table in the form of Linux'
// /proc/net/tcp; nothing if nobody does.
[[nodiscard]] std::optional<std::uint32_t> listener_owner(std::istream& table, std::uint16_t port);

}  // namespace menagerie::server

// How many connections the system lets this program have: each takes a descriptor.
#pragma once

#include <cstddef>

namespace menagerie::server {

// Asks for as many descriptors as the program may have, and tells how many of them connections can
// take; the rest is for files, the store and listening.
[[nodiscard]] std::size_t descriptors_for_connections();

}  // namespace menagerie::server

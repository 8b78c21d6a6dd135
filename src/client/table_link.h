// Links to tables as people send them (docs/network.md, Links): where the server is, which room,
// and the invitation to one of its chairs.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace menagerie::client {

struct TableLink {
  bool secure = false;    // https
  std::string authority;  // "games.example.org:8321", as the server is to be asked for
  std::string host;       // without the brackets of an address such as [::1]
  std::string port;
  std::string room;    // 32 hex digits
  std::string invite;  // 64 hex digits; empty for a listed table
};

[[nodiscard]] Result<TableLink> parse_table_link(std::string_view text);

}  // namespace menagerie::client

#include "server/net/log.h"

#include <algorithm>
#include <exception>
#include <nlohmann/json.hpp>

namespace menagerie::server {

void Log::write(std::string_view event, std::initializer_list<Field> fields) noexcept {
  if (!write_) return;
  try {
    using Milliseconds = std::chrono::milliseconds;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    nlohmann::ordered_json line = {{"at", std::chrono::duration_cast<Milliseconds>(now).count()},
                                   {"event", event}};
    for (const auto& [name, value] : fields) {
      if (name == "address" && !addresses_) continue;
      std::visit([&](const auto& plain) { line[std::string(name)] = plain; }, value);
    }
    using nlohmann::ordered_json;
    write_(line.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n");
  } catch (const std::exception&) {
    return;  // out of memory: the line is lost, the request is not
  }
}

std::string shown_path(std::string_view path) {
  constexpr std::string_view kRooms = "/api/rooms/";
  if (!path.starts_with(kRooms)) return path.starts_with("/api/") ? std::string(path) : "pages";
  const std::string_view rest = path.substr(kRooms.size());
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const std::string_view what = rest.substr(slash);
  const bool known = what == "/commands" || what == "/chairs" || what == "/events";
  return std::string(kRooms) + "*" + (known ? std::string(what) : what.empty() ? "" : "/*");
}

}  // namespace menagerie::server

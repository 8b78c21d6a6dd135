// What `menagerie serve` was asked for, with everything filled in that was not said.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/live/service_limits.h"
#include "server/net/server_settings.h"
#include "server/settings/options.h"

namespace menagerie::server {

struct ServeSettings {
  ServerSettings connections{};
  std::string folder{};  // empty: where the pages usually lie
  std::optional<std::uint16_t> port{};
  bool open = false;  // in the browser
  bool lan = false;
  std::string store{};  // empty: the usual file
  std::chrono::hours retention{};
  std::size_t thinkers = 1;
  std::string node{};
  ServiceLimits limits{};
  bool log = false;
  bool log_addresses = false;
};

// Pre: the values are of the kinds that serve_options() lists.
[[nodiscard]] Result<ServeSettings> settings_from(const Given& given);

// The file of rooms where none is named: in the user's folder for data of programs.
[[nodiscard]] std::string usual_store(const Variable& variable);

}  // namespace menagerie::server

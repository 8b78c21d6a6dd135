#include "server/settings/settings.h"

#include <algorithm>
#include <charconv>
#include <thread>
#include <vector>

#include "core/scanner.h"
#include "messages/server.h"
#include "server/pages/host.h"

namespace menagerie::server {

namespace {

constexpr std::size_t kUsualDays = 30;

class Reader {
 public:
  explicit Reader(const Given& given) : given_(given) {}

  [[nodiscard]] bool has(std::string_view name) const {
    const auto found = given_.find(name);
    return found != given_.end() && !found->second.empty();
  }
  [[nodiscard]] std::vector<std::string> texts(std::string_view name) const {
    const auto found = given_.find(name);
    return found != given_.end() ? found->second : std::vector<std::string>();
  }
  [[nodiscard]] std::string text(std::string_view name) const {
    return has(name) ? given_.find(name)->second.front() : "";
  }
  [[nodiscard]] std::size_t number(std::string_view name, std::size_t otherwise) const {
    if (!has(name)) return otherwise;
    const std::string digits = text(name);
    std::size_t number = otherwise;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
  }

 private:
  const Given& given_;
};

Limits limits_from(const Reader& given) {
  Limits limits;
  limits.connections = given.number("connections", limits.connections);
  limits.sockets_per_address = given.number("sockets-per-address", limits.sockets_per_address);
  return limits;
}

ServiceLimits service_limits_from(const Reader& given) {
  ServiceLimits limits;
  // Most rooms have two.
  limits.loaded_rooms = (given.number("seats-limit", 2 * limits.loaded_rooms) + 1) / 2;
  limits.made_per_hour = given.number("rooms-per-hour", limits.made_per_hour);
  if (given.has("requests-per-second")) {
    const auto rate = static_cast<double>(given.number("requests-per-second", 0));
    // As many seconds' worth at once as the usual rate allows.
    limits.requests_burst *= rate / limits.requests_per_second;
    limits.requests_per_second = rate;
  }
  return limits;
}

// What the command line gives as nothing; files and variables are refused where they are read.
std::optional<Error> without_value(const Given& given) {
  for (const Option& option : serve_options()) {
    const auto found = given.find(option.name);
    if (found == given.end()) continue;
    if (std::ranges::any_of(found->second, &std::string::empty)) {
      return Error{messages::server_option_empty,
                   {"--" + std::string(option.name), option.help},
                   {.field = std::string(option.name)}};
    }
  }
  return std::nullopt;
}

std::optional<Error> wrong_name(const std::vector<std::string>& names) {
  const auto wrong = std::ranges::find_if_not(names, is_host_name);
  if (wrong == names.end()) return std::nullopt;
  return Error{messages::server_name_form, {quote(*wrong)}, {.field = "name"}};
}

std::optional<Error> contradiction(const ServeSettings& settings) {
  const CertificateFiles& files = settings.connections.certificate;
  if (files.certificate.empty() != files.key.empty()) {
    return Error{messages::server_option_pair, {}, {.field = "certificate"}};
  }
  const bool exact = !settings.connections.listen.empty();
  if (exact && (settings.lan || settings.port)) {
    return Error{messages::server_option_listen_alone, {}, {.field = "listen"}};
  }
  return std::nullopt;
}

}  // namespace

Result<ServeSettings> settings_from(const Given& given) {
  if (std::optional<Error> error = without_value(given)) return fail(std::move(*error));
  const Reader reader(given);
  ServeSettings settings;
  settings.connections.listen = reader.texts("listen");
  settings.connections.names = reader.texts("name");
  if (std::optional<Error> error = wrong_name(settings.connections.names)) {
    return fail(std::move(*error));
  }
  settings.connections.proxies = reader.texts("proxy");
  settings.connections.behind_proxy = reader.has("behind-proxy") || reader.has("proxy");
  settings.connections.certificate = {reader.text("certificate"), reader.text("key")};
  settings.connections.plain = reader.has("plain");
  settings.connections.limits = limits_from(reader);
  settings.folder = reader.text("folder");
  if (reader.has("port")) settings.port = static_cast<std::uint16_t>(reader.number("port", 0));
  settings.open = reader.has("open");
  settings.lan = reader.has("lan");
  settings.store = reader.text("store");
  settings.retention = std::chrono::days(reader.number("retention", kUsualDays));
  // People's moves come first: one core stays theirs.
  const std::size_t cores = std::thread::hardware_concurrency();
  settings.thinkers = reader.number("thinkers", std::max<std::size_t>(cores, 2) - 1);
  settings.node = reader.text("node");
  settings.limits = service_limits_from(reader);
  settings.log_addresses = reader.has("log-addresses");
  settings.log = reader.has("log") || settings.log_addresses;
  if (std::optional<Error> error = contradiction(settings)) return fail(std::move(*error));
  return settings;
}

std::string usual_store(const Variable& variable) {
  const std::optional<std::string> data = variable("XDG_DATA_HOME");
  // What is not absolute is to be ignored, says the standard of these folders.
  if (data && data->starts_with('/')) return *data + "/menagerie/rooms.sqlite";
  const std::optional<std::string> home = variable("HOME");
  if (home && home->starts_with('/')) return *home + "/.local/share/menagerie/rooms.sqlite";
  return {};
}

}  // namespace menagerie::server

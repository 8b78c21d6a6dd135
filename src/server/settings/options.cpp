#include "server/settings/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <utility>

#include "core/text.h"
#include "messages/server.h"

namespace menagerie::server {

namespace {

constexpr std::uint64_t kMostConnections = 1'000'000;
constexpr std::uint64_t kMostDays = 36'500;
constexpr std::uint64_t kMostThreads = 64;
constexpr std::uint64_t kLastPort = 65'535;

constexpr std::array kOptions = std::to_array<Option>({
    {"port", OptionKind::number, messages::server_help_port, 1, kLastPort},
    {"folder", OptionKind::text, messages::server_help_folder},
    {"open", OptionKind::flag, messages::server_help_open},
    {"lan", OptionKind::flag, messages::server_help_lan},
    {"listen", OptionKind::texts, messages::server_help_listen},
    {"name", OptionKind::texts, messages::server_help_name},
    {"certificate", OptionKind::text, messages::server_help_certificate},
    {"key", OptionKind::text, messages::server_help_key},
    {"behind-proxy", OptionKind::flag, messages::server_help_behind_proxy},
    {"proxy", OptionKind::texts, messages::server_help_proxy},
    {"plain", OptionKind::flag, messages::server_help_plain},
    {"store", OptionKind::text, messages::server_help_store},
    {"retention", OptionKind::number, messages::server_help_retention, 1, kMostDays},
    {"seats-limit", OptionKind::number, messages::server_help_seats_limit, 1, kMostConnections},
    {"thinkers", OptionKind::number, messages::server_help_thinkers, 1, kMostThreads},
    {"node", OptionKind::text, messages::server_help_node},
    {"connections", OptionKind::number, messages::server_help_connections, 1, kMostConnections},
    {"sockets-per-address", OptionKind::number, messages::server_help_sockets_per_address, 1,
     kMostConnections},
    {"requests-per-second", OptionKind::number, messages::server_help_requests_per_second, 1,
     kMostConnections},
    {"rooms-per-hour", OptionKind::number, messages::server_help_rooms_per_hour, 1,
     kMostConnections},
    {"log", OptionKind::flag, messages::server_help_log},
    {"log-addresses", OptionKind::flag, messages::server_help_log_addresses},
});

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// Enough of a text from outside to find it again.
std::string shown_of(std::string_view text) {
  constexpr std::size_t kMost = 40;
  return shortened(printable(text), kMost);
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!(text = trimmed(text)).empty()) {
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

bool is_number_of(const Option& option, std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && number >= option.least &&
         number <= option.most;
}

// The values that a text stands for; an option that is switched off has none.
Result<std::vector<std::string>> values_of(const Option& option, std::string_view text,
                                           std::size_t line) {
  const Place place = {
      .line = line, .column = line == 0 ? 0U : 1U, .field = std::string(option.name)};
  const std::string name(option.name);
  const std::string given(text);
  const std::string shown = shown_of(text);
  if (option.kind == OptionKind::flag) {
    if (text == "yes") return std::vector<std::string>{"yes"};
    if (text == "no") return std::vector<std::string>{};
    return fail(messages::server_option_flag, {name, shown}, place);
  }
  if (option.kind == OptionKind::number && !is_number_of(option, text)) {
    return fail(messages::server_option_number,
                {name, std::to_string(option.least), std::to_string(option.most), shown}, place);
  }
  if (text.empty()) return fail(messages::server_option_empty, {name, option.help}, place);
  if (option.kind == OptionKind::texts) return words_of(text);
  return std::vector<std::string>{given};
}

Result<void> read_line(std::string_view line, std::size_t number, Given& given) {
  line = trimmed(line);
  if (line.empty() || line.starts_with('#')) return {};
  const std::size_t equals = line.find('=');
  if (equals == std::string_view::npos) {
    return fail(messages::server_option_line, {shown_of(line)}, {.line = number, .column = 1});
  }
  const std::string_view name = trimmed(line.substr(0, equals));
  const auto option = std::ranges::find(kOptions, name, &Option::name);
  if (option == kOptions.end()) {
    return fail(messages::server_option_unknown, {shown_of(name)}, {.line = number, .column = 1});
  }
  Result<std::vector<std::string>> values =
      values_of(*option, trimmed(line.substr(equals + 1)), number);
  if (!values) return fail(values.error());
  const bool again = given.contains(name);
  if (again && option->kind != OptionKind::texts) {
    return fail(messages::server_option_twice, {std::string(name)}, {.line = number, .column = 1});
  }
  std::vector<std::string>& all = given[std::string(name)];
  all.insert(all.end(), values->begin(), values->end());
  return {};
}

std::string variable_of(std::string_view option) {
  std::string name = "MENAGERIE_";
  for (const char c : option) name += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
  return name;
}

}  // namespace

std::span<const Option> serve_options() {
  return kOptions;
}

Result<Given> read_configuration(std::string_view text) {
  Given given;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const Result<void> read = read_line(text.substr(0, end), ++number, given);
    if (!read) return fail(read.error());
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return given;
}

Result<Given> read_environment(const Variable& variable) {
  Given given;
  for (const Option& option : kOptions) {
    const std::string name = variable_of(option.name);
    const std::optional<std::string> value = variable(name);
    if (!value) continue;
    Result<std::vector<std::string>> values = values_of(option, trimmed(*value), 0);
    if (!values) {
      values.error().place.field = name;
      return fail(values.error());
    }
    given[std::string(option.name)] = std::move(*values);
  }
  return given;
}

Given combined(std::initializer_list<Given> sources) {
  Given all;
  for (const Given& source : sources) all.insert(source.begin(), source.end());
  return all;
}

}  // namespace menagerie::server

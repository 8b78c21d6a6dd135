// The options of `menagerie serve` as texts, from wherever they come: the command line, environment
// variables (MENAGERIE_LISTEN), a configuration file (`listen = 0.0.0.0:8321`). One table names
// them all. What the texts mean is settings.h's business.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/result.h"

namespace menagerie::server {

enum class OptionKind : std::uint8_t {
  text,
  texts,   // may be given several times
  flag,    // "yes" or "no" where it has a value
  number,  // a whole one
};

struct Option {
  std::string_view name;  // "log-addresses"
  OptionKind kind = OptionKind::text;
  Message help{};
  std::uint64_t least = 0;  // of a number
  std::uint64_t most = 0;
};

[[nodiscard]] std::span<const Option> serve_options();

// What was given, by name. A flag that is set has the value "yes".
using Given = std::map<std::string, std::vector<std::string>, std::less<>>;

// The lines of a configuration file: `name = value`, empty lines and those that begin with #.
// Errors name the line, and what was expected there.
[[nodiscard]] Result<Given> read_configuration(std::string_view text);

// From variables: MENAGERIE_ and the option's name in capitals, with _ for -. Several values of one
// option stand with blanks between them.
using Variable = std::function<std::optional<std::string>(const std::string& name)>;
[[nodiscard]] Result<Given> read_environment(const Variable& variable);

// Each option from the first of these that has it.
[[nodiscard]] Given combined(std::initializer_list<Given> sources);

}  // namespace menagerie::server

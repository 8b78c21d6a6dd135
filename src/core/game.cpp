#include "core/game.h"

#include <algorithm>
#include <charconv>

#include "core/scanner.h"
#include "core/text.h"
#include "messages/core.h"

namespace menagerie {

namespace {

// The characters of a name from outside that a refusal repeats; ours are shorter.
constexpr std::size_t kLongestField = 40;

std::string listed(std::span<const std::string_view> words) {
  std::string list;
  for (const std::string_view word : words) {
    if (!list.empty()) list += ", ";
    list += word;
  }
  return list;
}

Result<void> check_value(const OptionSpec& spec, const std::string& value) {
  const Place place{.field = std::string(spec.name)};
  if (!spec.choices.empty()) {
    if (std::ranges::find(spec.choices, value) != spec.choices.end()) return {};
    return fail(messages::option_value,
                {std::string(spec.name), quote(value), listed(spec.choices)}, place);
  }
  Scanner scanner(value);
  const Result<std::uint32_t> number = scanner.number(spec.max);
  if (number && *number >= spec.min && scanner.done()) return {};
  return fail(
      messages::option_number,
      {std::string(spec.name), quote(value), std::to_string(spec.min), std::to_string(spec.max)},
      place);
}

}  // namespace

Result<OptionValues> complete_options(std::span<const OptionSpec> specs,
                                      const OptionValues& given) {
  OptionValues complete;
  for (const OptionSpec& spec : specs) complete.emplace(spec.name, spec.standard);
  for (const auto& [name, value] : given) {
    const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
    if (spec == specs.end()) {
      std::vector<std::string_view> names;
      for (const OptionSpec& known : specs) names.push_back(known.name);
      return fail(messages::option_unknown, {quote(name), listed(names)},
                  Place{.field = shortened(name, kLongestField)});
    }
    if (const Result<void> fine = check_value(*spec, value); !fine) return fail(fine.error());
    complete[name] = value;
  }
  return complete;
}

std::uint32_t number_option(const OptionValues& values, std::string_view name) {
  const std::string& text = values.find(name)->second;
  std::uint32_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace menagerie

#include "cli/play/totem/map.h"

#include <algorithm>
#include <charconv>

namespace menagerie::cli {

TotemSpace first_of_row(int r) {
  return {std::max(-kTotemRadius, -kTotemRadius - r), r};
}

TotemSpace last_of_row(int r) {
  return {std::min(kTotemRadius, kTotemRadius - r), r};
}

std::optional<TotemSpace> TotemSpace::named(std::string_view name) {
  if (name.size() < 2 || name[0] < 'a' || name[0] > 's') return std::nullopt;
  int number = 0;
  const char* const end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data() + 1, end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  const TotemSpace space{number - kTotemRadius - 1, name[0] - 'a' - kTotemRadius};
  if (space.q < first_of_row(space.r).q || space.q > last_of_row(space.r).q) return std::nullopt;
  return space;
}

}  // namespace menagerie::cli

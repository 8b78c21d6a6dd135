#include "cli/figures.h"

#include <fmt/format.h>

namespace menagerie::cli {

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, ",");
  }
  return digits;
}

std::string rate(std::uint64_t count, double seconds) {
  if (seconds < 1e-6) return "-";
  const double each = static_cast<double>(count) / seconds;
  if (each >= 1e6) return fmt::format("{:.1f} M", each / 1e6);
  if (each >= 1e3) return fmt::format("{:.1f} k", each / 1e3);
  return fmt::format("{:.0f}", each);
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return "-";
  return fmt::format("{:.1f} %", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

std::string mean(std::uint64_t sum, std::uint64_t count) {
  if (count == 0) return "-";
  return fmt::format("{:.1f}", static_cast<double>(sum) / static_cast<double>(count));
}

}  // namespace menagerie::cli

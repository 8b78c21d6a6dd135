#include "cli/terminal/figures.h"

#include <fmt/format.h>

#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr const char* kPercent = "\u00A0%";  // no line ends before the sign

// Digits with a full stop before the decimals, as the language writes them.
std::string with_point(std::string digits, Language language) {
  const std::size_t point = digits.find('.');
  if (point != std::string::npos) {
    digits.replace(point, 1, say(messages::cli_number_point, {}, language));
  }
  return digits;
}

}  // namespace

std::string grouped(std::uint64_t number, Language language) {
  const std::string group = say(messages::cli_number_group, {}, language);
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, group);
  }
  return digits;
}

std::string decimal(double number, int decimals, Language language) {
  return with_point(fmt::format("{:.{}f}", number, decimals), language);
}

std::string signed_decimal(double number, int decimals, Language language) {
  return with_point(fmt::format("{:+.{}f}", number, decimals), language);
}

std::string percent(double part, int decimals, Language language) {
  return decimal(100 * part, decimals, language) + kPercent;
}

std::string signed_percent(double part, int decimals, Language language) {
  return signed_decimal(100 * part, decimals, language) + kPercent;
}

std::string share(std::uint64_t part, std::uint64_t whole, Language language) {
  if (whole == 0) return "-";
  return percent(static_cast<double>(part) / static_cast<double>(whole), 1, language);
}

std::string rate(std::uint64_t count, double seconds, Language language) {
  if (seconds < 1e-6) return "-";
  const double each = static_cast<double>(count) / seconds;
  if (each >= 1e6) return decimal(each / 1e6, 1, language) + " M";
  if (each >= 1e3) return decimal(each / 1e3, 1, language) + " k";
  return decimal(each, 0, language);
}

std::string mean(std::uint64_t sum, std::uint64_t count, Language language) {
  if (count == 0) return "-";
  return decimal(static_cast<double>(sum) / static_cast<double>(count), 1, language);
}

}  // namespace menagerie::cli

#include "server/net/accept_language.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <ranges>

#include "server/pages/letters.h"

namespace menagerie::server {

namespace {

// How much a language is wanted: thousandths, 1000 where nothing is said.
int weight_of(std::string_view parameters) {
  constexpr int kMost = 1000;
  const std::size_t q = parameters.find("q=");
  if (q == std::string_view::npos) return kMost;
  double weight = 0;
  const std::string_view number = parameters.substr(q + 2);
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), weight);
  const bool fine = error == std::errc{} && weight >= 0 && weight <= 1;  // and a number at all
  if (!fine) return 0;
  return static_cast<int>(weight * kMost);
}

std::optional<Language> language_named(std::string_view range) {
  while (range.starts_with(' ')) range.remove_prefix(1);
  const std::string_view code = range.substr(0, range.find_first_of("-_; "));
  const auto known = languages();
  const auto found =
      std::ranges::find_if(known, [code](std::string_view one) { return same_letters(one, code); });
  if (found == known.end()) return std::nullopt;
  return Language{static_cast<int>(found - known.begin())};
}

}  // namespace

Language language_wanted(std::string_view accept_language, Language otherwise) {
  Language best = otherwise;
  int most = 0;
  for (const auto part : std::views::split(accept_language, ',')) {
    const std::string_view range(part.begin(), part.end());
    const std::optional<Language> language = language_named(range);
    const int weight = weight_of(range);
    if (language && weight > most) {
      best = *language;
      most = weight;
    }
  }
  return best;
}

}  // namespace menagerie::server

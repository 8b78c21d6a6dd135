#include "store/hint.h"

#include <charconv>
#include <cstddef>
#include <system_error>

#include "core/text.h"

namespace menagerie::store {

namespace {

// Both together stay below the 8,000 bytes that NOTIFY takes.
constexpr std::size_t kLongestRoom = 64;
constexpr std::size_t kLongestNote = 4096;

bool is_room(std::string_view text) {
  return !text.empty() && text.size() <= kLongestRoom && !text.contains(' ') &&
         printable(text) == text;
}

bool is_note(std::string_view text) {
  return text.size() <= kLongestNote && printable(text) == text;
}

}  // namespace

std::optional<std::string> hint_text(const Store::News& news) {
  if (!is_room(news.room) || !is_note(news.note)) return std::nullopt;
  std::string text = news.room + ' ' + std::to_string(news.version);
  if (news.version == 0) text += ' ' + news.note;
  return text;
}

std::optional<Store::News> parse_hint(std::string_view text) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos || !is_room(text.substr(0, space))) return std::nullopt;
  Store::News news{.room = std::string(text.substr(0, space))};
  text.remove_prefix(space + 1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), news.version);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (news.version != 0) return text.empty() ? std::optional(news) : std::nullopt;
  if (!text.starts_with(' ') || !is_note(text.substr(1))) return std::nullopt;
  news.note = text.substr(1);
  return news;
}

}  // namespace menagerie::store

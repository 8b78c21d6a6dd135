#include "store/hint.h"

#include <charconv>
#include <cstddef>
#include <system_error>

#include "core/text.h"

namespace menagerie::store {

namespace {

// All together stay below the 8,000 bytes that NOTIFY takes.
constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kLongestNote = 4096;

bool is_word(std::string_view text) {
  return !text.empty() && text.size() <= kLongestWord && !text.contains(' ') &&
         printable(text) == text;
}

bool is_note(std::string_view text) {
  return text.size() <= kLongestNote && printable(text) == text;
}

// Takes a word and the blank behind it off the front of the text; empty where there is none.
std::string take_word(std::string_view& text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos || !is_word(text.substr(0, blank))) return {};
  std::string word(text.substr(0, blank));
  text.remove_prefix(blank + 1);
  return word;
}

}  // namespace

std::optional<std::string> hint_text(const Hint& hint) {
  const Store::News& news = hint.news;
  if (!is_word(hint.speaker) || !is_word(news.room) || !is_note(news.note)) return std::nullopt;
  std::string text = hint.speaker + ' ' + news.room + ' ' + std::to_string(news.version);
  if (news.version == 0) text += ' ' + news.note;
  return text;
}

std::optional<Hint> parse_hint(std::string_view text) {
  Hint hint;
  hint.speaker = take_word(text);
  hint.news.room = take_word(text);
  if (hint.speaker.empty() || hint.news.room.empty()) return std::nullopt;
  std::uint64_t& version = hint.news.version;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), version);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (version != 0) return text.empty() ? std::optional(hint) : std::nullopt;
  if (!text.starts_with(' ') || !is_note(text.substr(1))) return std::nullopt;
  hint.news.note = text.substr(1);
  return hint;
}

}  // namespace menagerie::store

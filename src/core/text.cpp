#include "core/text.h"

#include <algorithm>
#include <array>

namespace menagerie {

namespace {

// Whether the byte goes on with a character that an earlier byte began.
bool continues(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// The length of the well-formed UTF-8 character that begins at `at`, or 0.
std::size_t well_formed(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4U : first >= 0xE0 ? 3U : 2U;
  if (first < 0xC2 || first > 0xF4 || at + length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues(text[at + i])) return 0;
  }
  const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
  const bool surrogate = first == 0xED && byte(1) >= 0xA0;
  const bool too_large = first == 0xF4 && byte(1) >= 0x90;
  return overlong || surrogate || too_large ? 0 : length;
}

// Embeddings, overrides and isolates, and the marks that turn what is neutral.
bool turns_direction(std::string_view character) {
  constexpr std::array<std::string_view, 12> kTurning = {"\u061C", "\u200E", "\u200F", "\u202A",
                                                         "\u202B", "\u202C", "\u202D", "\u202E",
                                                         "\u2066", "\u2067", "\u2068", "\u2069"};
  return std::ranges::find(kTurning, character) != kTurning.end();
}

}  // namespace

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return !continues(c); }));
}

std::size_t character_before(std::string_view text, std::size_t at) {
  if (at == 0) return 0;
  --at;
  while (at > 0 && continues(text[at])) --at;
  return at;
}

std::size_t character_after(std::string_view text, std::size_t at) {
  if (at >= text.size()) return text.size();
  ++at;
  while (at < text.size() && continues(text[at])) ++at;
  return at;
}

std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = well_formed(text, at);
    const std::string_view character = text.substr(at, std::max<std::size_t>(length, 1));
    const auto first = static_cast<unsigned char>(character[0]);
    const bool control = first < 0x20 || first == 0x7F ||
                         (first == 0xC2 && static_cast<unsigned char>(character.back()) < 0xA0);
    if (length == 0 || control) {
      out += '?';
    } else {
      out += character;
    }
    at += character.size();
  }
  return out;
}

std::string name_from(std::string_view text) {
  const std::string plain = printable(text);
  std::string name;
  std::size_t count = 0;
  for (std::size_t at = 0; at < plain.size() && count < kLongestName;) {
    const std::size_t next = character_after(plain, at);
    const std::string_view character = std::string_view(plain).substr(at, next - at);
    at = next;
    if (turns_direction(character) || (name.empty() && character == " ")) continue;
    name += character;
    ++count;
  }
  while (name.ends_with(' ')) name.pop_back();
  return name;
}

}  // namespace menagerie

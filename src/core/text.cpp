#include "core/text.h"

#include <algorithm>
#include <array>
#include <span>

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

// Pre: the character is well formed.
char32_t code_point(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  constexpr std::array<unsigned, 5> kBitsOfFirst = {0, 0x7F, 0x1F, 0x0F, 0x07};
  char32_t code = first & kBitsOfFirst.at(character.size());
  for (const char c : character.substr(1)) {
    code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
  }
  return code;
}

struct CodeRange {
  char32_t first;
  char32_t last;
};
bool is_in(std::span<const CodeRange> ranges, char32_t code) {
  return std::ranges::any_of(
      ranges, [code](const CodeRange& range) { return range.first <= code && code <= range.last; });
}

// Signs that have no place in a name: embeddings, overrides and isolates, the marks that turn what
// is neutral, and what ends a line.
bool spoils_a_name(char32_t code) {
  constexpr std::array<CodeRange, 5> kSpoiling = {
      {{0x061C, 0x061C}, {0x200E, 0x200F}, {0x2028, 0x2029}, {0x202A, 0x202E}, {0x2066, 0x2069}}};
  return is_in(kSpoiling, code);
}

// Whether something is to be seen: neither a blank (White_Space, and the empty pattern of Braille)
// nor a sign that only changes its neighbours (Default_Ignorable_Code_Point of Unicode).
bool is_visible(char32_t code) {
  constexpr std::array<CodeRange, 22> kInvisible = {
      {{0x0000, 0x0020},   {0x007F, 0x00A0},  {0x00AD, 0x00AD}, {0x034F, 0x034F},
       {0x061C, 0x061C},   {0x115F, 0x1160},  {0x1680, 0x1680}, {0x17B4, 0x17B5},
       {0x180B, 0x180F},   {0x2000, 0x200F},  {0x2028, 0x202F}, {0x205F, 0x206F},
       {0x2800, 0x2800},   {0x3000, 0x3000},  {0x3164, 0x3164}, {0xFE00, 0xFE0F},
       {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},  {0xFFF0, 0xFFF8}, {0x1BCA0, 0x1BCA3},
       {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}}};
  return !is_in(kInvisible, code);
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

std::string shortened(std::string_view text, std::size_t most) {
  std::size_t end = 0;
  for (std::size_t count = 0; count < most && end < text.size(); ++count) {
    end = character_after(text, end);
  }
  std::string out(text.substr(0, end));
  if (end < text.size()) out += "\u2026";
  return out;
}

std::string name_from(std::string_view text) {
  const std::string plain = printable(text);
  std::string name;
  std::size_t count = 0;
  bool visible = false;
  for (std::size_t at = 0; at < plain.size() && count < kLongestName;) {
    const std::size_t next = character_after(plain, at);
    const std::string_view character = std::string_view(plain).substr(at, next - at);
    at = next;
    const char32_t code = code_point(character);
    if (spoils_a_name(code) || (name.empty() && character == " ")) continue;
    visible = visible || is_visible(code);
    name += character;
    ++count;
  }
  if (!visible) return {};
  while (name.ends_with(' ')) name.pop_back();
  return name;
}

}  // namespace menagerie

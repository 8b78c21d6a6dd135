#include "core/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

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

// What a sign is to a name.
enum class Sign : std::uint8_t {
  seen,
  blank,
  joiner,    // belongs between two that are seen, as Persian and families of emoji have it
  selector,  // belongs behind one that is seen: which of its forms is meant
  tag,       // belongs behind a black flag: whose flag it is
  unseen,    // nothing of it shows, or it turns what stands around it, or ends the line
};

Sign sign_of(char32_t code) {
  constexpr std::array<CodeRange, 7> kBlanks = {{{0x0020, 0x0020},
                                                 {0x00A0, 0x00A0},
                                                 {0x1680, 0x1680},
                                                 {0x2000, 0x200A},
                                                 {0x202F, 0x202F},
                                                 {0x205F, 0x205F},
                                                 {0x3000, 0x3000}}};
  constexpr std::array<CodeRange, 4> kSelectors = {
      {{0x180B, 0x180D}, {0x180F, 0x180F}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}}};
  // Default_Ignorable_Code_Point of Unicode, the separators of lines and paragraphs, and the empty
  // pattern of Braille.
  constexpr std::array<CodeRange, 17> kUnseen = {{{0x00AD, 0x00AD},
                                                  {0x034F, 0x034F},
                                                  {0x061C, 0x061C},
                                                  {0x115F, 0x1160},
                                                  {0x17B4, 0x17B5},
                                                  {0x180E, 0x180E},
                                                  {0x200B, 0x200F},
                                                  {0x2028, 0x202E},
                                                  {0x2060, 0x206F},
                                                  {0x2800, 0x2800},
                                                  {0x3164, 0x3164},
                                                  {0xFEFF, 0xFEFF},
                                                  {0xFFA0, 0xFFA0},
                                                  {0xFFF0, 0xFFF8},
                                                  {0x1BCA0, 0x1BCA3},
                                                  {0x1D173, 0x1D17A},
                                                  {0xE0000, 0xE0FFF}}};
  if (is_in(kBlanks, code)) return Sign::blank;
  if (code == 0x200C || code == 0x200D) return Sign::joiner;
  if (is_in(kSelectors, code)) return Sign::selector;
  if (code >= 0xE0020 && code <= 0xE007F) return Sign::tag;
  return is_in(kUnseen, code) ? Sign::unseen : Sign::seen;
}

// A name as it grows, sign by sign; those that have no place where they come are left out.
class GrowingName {
 public:
  void add(std::string_view character) {
    const char32_t code = code_point(character);
    const Sign sign = sign_of(code);
    if (sign == Sign::joiner && may_join()) {
      joiner_ = character;
      last_ = sign;
      return;
    }
    if (!fits(sign)) return;
    if (sign == Sign::seen) append(joiner_);
    joiner_ = {};
    append(character);
    last_ = sign;
    flag_ = code == kBlackFlag || (flag_ && sign == Sign::tag);
    if (sign != Sign::blank) seen_until_ = name_.size();
  }
  [[nodiscard]] bool full() const { return count_ >= kLongestName; }
  [[nodiscard]] std::string take() && {
    name_.resize(seen_until_);
    return std::move(name_);
  }

 private:
  static constexpr char32_t kBlackFlag = 0x1F3F4;

  // It counts, and so does what it joins.
  [[nodiscard]] bool may_join() const {
    return (last_ == Sign::seen || last_ == Sign::selector) && count_ + 2 <= kLongestName;
  }
  [[nodiscard]] bool fits(Sign sign) const {
    switch (sign) {
      case Sign::seen:
        return true;
      case Sign::blank:
        return !name_.empty();
      case Sign::selector:
        return last_ == Sign::seen;
      case Sign::tag:
        return flag_;
      case Sign::joiner:
      case Sign::unseen:
        break;
    }
    return false;
  }
  void append(std::string_view character) {
    name_ += character;
    if (!character.empty()) ++count_;
  }

  std::string name_;
  std::string_view joiner_;  // waits for what it joins
  std::size_t count_ = 0;
  std::size_t seen_until_ = 0;
  Sign last_ = Sign::blank;
  bool flag_ = false;  // the last ones are a black flag and its tags
};

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
  GrowingName name;
  for (std::size_t at = 0; at < plain.size() && !name.full();) {
    const std::size_t next = character_after(plain, at);
    name.add(std::string_view(plain).substr(at, next - at));
    at = next;
  }
  return std::move(name).take();
}

}  // namespace menagerie

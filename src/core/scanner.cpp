#include "core/scanner.h"

#include <array>

#include "messages/core.h"

namespace menagerie {

bool Scanner::accept(char c) {
  if (done() || text_[at_] != c) return false;
  ++at_;
  return true;
}

bool Scanner::accept(std::string_view word) {
  if (!text_.substr(at_).starts_with(word)) return false;
  at_ += word.size();
  return true;
}

Result<void> Scanner::expect(char c) {
  if (accept(c)) return {};
  return fail(unexpected(messages::expected_character, {quote(std::string_view(&c, 1))}));
}

Result<void> Scanner::expect_end() const {
  if (done()) return {};
  return fail(error(messages::text_left_over, {quote(text_.substr(at_))}));
}

Result<std::uint32_t> Scanner::number(std::uint32_t max) {
  const std::size_t start = at_;
  std::uint64_t value = 0;
  while (!done() && text_[at_] >= '0' && text_[at_] <= '9' && at_ - start < 10) {
    value = value * 10 + static_cast<std::uint64_t>(text_[at_++] - '0');
  }
  const std::string_view digits = text_.substr(start, at_ - start);
  const bool canonical = !digits.empty() && (digits.size() == 1 || digits[0] != '0');
  if (!canonical || value > max) {
    at_ = start;
    return fail(unexpected(messages::expected_number, {std::to_string(max)}));
  }
  return static_cast<std::uint32_t>(value);
}

std::string_view Scanner::until(char stop) {
  const std::size_t start = at_;
  while (!done() && text_[at_] != stop) ++at_;
  return text_.substr(start, at_ - start);
}

Error Scanner::error(Message code, std::vector<Word> words) const {
  return error_at(column(), code, std::move(words));
}

Error Scanner::error_at(std::size_t column, Message code, std::vector<Word> words) {
  return Error{code, std::move(words), Place{.line = 0, .column = column, .field = {}}};
}

Error Scanner::unexpected(Message code, std::vector<Word> more) const {
  std::vector<Word> words{done() ? Word(messages::end_of_text) : Word(quote(text_.substr(at_, 1)))};
  words.insert(words.end(), more.begin(), more.end());
  return error(code, std::move(words));
}

std::string quote(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  constexpr std::array<char, 16> kHex = {'0', '1', '2', '3', '4', '5', '6', '7',
                                         '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
  std::string out = "'";
  for (const char c : text.substr(0, kLongest)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte < 0x7f) {
      out += c;
    } else {
      out += "\\x";
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    }
  }
  out += text.size() > kLongest ? "…'" : "'";
  return out;
}

}  // namespace menagerie

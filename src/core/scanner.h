// Reads one line of text from left to right and knows where it stands, so that every refusal can
// name its column. The games' parsers are built on it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace menagerie {

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  // The next character, or NUL at the end.
  [[nodiscard]] char peek() const { return done() ? '\0' : text_[at_]; }
  // The next character, passed over. Pre: not done().
  char take() { return text_[at_++]; }
  // Passes over `c` if it comes next.
  bool accept(char c);
  // Passes over `word` if it comes next.
  bool accept(std::string_view word);
  // Passes over `c`, or refuses what stands there instead.
  Result<void> expect(char c);
  // Refuses anything that is left.
  Result<void> expect_end() const;
  // A number in plain digits without leading zeros, at most `max`.
  Result<std::uint32_t> number(std::uint32_t max);
  // Everything up to the next `stop` or the end; `stop` itself is left.
  std::string_view until(char stop);

  // Columns count from 1.
  [[nodiscard]] std::size_t column() const { return at_ + 1; }
  [[nodiscard]] std::size_t offset() const { return at_; }
  [[nodiscard]] std::string_view text() const { return text_; }

  // An error at the place where the scanner stands, or at a column remembered earlier.
  [[nodiscard]] Error error(Message code, std::vector<Word> words = {}) const;
  [[nodiscard]] static Error error_at(std::size_t column, Message code,
                                      std::vector<Word> words = {});
  // The same, for messages whose {0} is what stands here ("Expected a tile, found {0}."); `more`
  // are the words from {1} on.
  [[nodiscard]] Error unexpected(Message code, std::vector<Word> more = {}) const;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

// Text from outside, made fit to be quoted in a message: one line, printable, not too long.
[[nodiscard]] std::string quote(std::string_view text);

}  // namespace menagerie

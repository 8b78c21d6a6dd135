// Where typed lines come from: a terminal with a line editor, or a pipe or file line by line. A
// secret line is read without a trace: nothing is drawn, completed or remembered.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/terminal/screen.h"
#include "cli/terminal/terminal.h"

namespace menagerie::cli {

struct Question {
  std::string prompt;
  std::vector<std::string> completions;
  bool secret = false;
};

struct Reply {
  enum class Kind : std::uint8_t { line, end, interrupt };
  Kind kind = Kind::line;
  std::string text;
};

class Input {
 public:
  explicit Input(Screen& screen);

  [[nodiscard]] Reply ask(const Question& asked);
  // Drops what was typed before anybody asked, on a terminal.
  void drop_typed_ahead();

 private:
  [[nodiscard]] int next_byte(int milliseconds);
  [[nodiscard]] std::string last_line_of(const std::string& prompt);
  [[nodiscard]] Reply edited_line(const Question& question);
  [[nodiscard]] Reply secret_line(const Question& question);
  [[nodiscard]] Reply plain_line(const Question& question);

  Screen& screen_;
  Interrupts interrupts_;
  RawTerminal terminal_;
  std::string buffer_;
  std::size_t at_ = 0;
  std::vector<std::string> history_;
};

}  // namespace menagerie::cli

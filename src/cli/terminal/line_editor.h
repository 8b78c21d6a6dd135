// A line of text under the hands of someone typing: a cursor, a history and completion. It keeps
// no terminal; whoever owns one hands in keys and draws what `visible` says.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/terminal/keys.h"

namespace menagerie::cli {

class LineEditor {
 public:
  // The lines typed earlier, oldest first, and the words that Tab may finish.
  LineEditor(const std::vector<std::string>& history, const std::vector<std::string>& completions)
      : history_(history), completions_(completions), chosen_(history.size()) {}

  [[nodiscard]] const std::string& text() const { return text_; }

  // Takes a key that edits; others change nothing.
  void press(KeyPress press);
  // Finishes the line as far as it is clear. What could still follow is returned, unless the line
  // grew or there is only one way.
  [[nodiscard]] std::vector<std::string> complete();

  // The part of the line that fits into so many columns, with the cursor in it.
  struct Window {
    std::string text;
    int cursor = 0;             // columns from its left
    std::size_t cursor_at = 0;  // the same in bytes
  };
  [[nodiscard]] Window visible(int width) const;

 private:
  void insert(char byte);
  void cut(std::size_t from, std::size_t to);
  void recall(std::size_t index);

  const std::vector<std::string>& history_;
  const std::vector<std::string>& completions_;
  std::size_t chosen_;  // which line of the history is shown; past its end: the new line
  std::string fresh_;   // the new line, while an old one is shown
  std::string text_;
  std::size_t cursor_ = 0;
};

}  // namespace menagerie::cli

#include "cli/terminal/line_editor.h"

#include <algorithm>

#include "cli/terminal/text.h"

namespace menagerie::cli {

namespace {

constexpr std::size_t kLongestLine = 4096;

std::string common_start(const std::vector<std::string>& words) {
  std::string start = words.front();
  for (const std::string& word : words) {
    const auto [end, other] = std::ranges::mismatch(start, word);
    start.erase(end, start.end());
  }
  return start;
}

}  // namespace

void LineEditor::insert(char byte) {
  if (text_.size() >= kLongestLine) return;
  text_.insert(cursor_, 1, byte);
  ++cursor_;
}

void LineEditor::cut(std::size_t from, std::size_t to) {
  text_.erase(from, to - from);
  cursor_ = from;
}

void LineEditor::recall(std::size_t index) {
  if (index > history_.size()) return;
  if (chosen_ == history_.size()) fresh_ = text_;
  chosen_ = index;
  text_ = index == history_.size() ? fresh_ : history_[index];
  cursor_ = text_.size();
}

void LineEditor::press(KeyPress press) {
  switch (press.key) {
    case Key::character:
      return insert(press.byte);
    case Key::backspace:
      return cut(character_before(text_, cursor_), cursor_);
    case Key::erase:
      return cut(cursor_, character_after(text_, cursor_));
    case Key::left:
      cursor_ = character_before(text_, cursor_);
      return;
    case Key::right:
      cursor_ = character_after(text_, cursor_);
      return;
    case Key::home:
      cursor_ = 0;
      return;
    case Key::end:
      cursor_ = text_.size();
      return;
    case Key::up:
      if (chosen_ > 0) recall(chosen_ - 1);
      return;
    case Key::down:
      return recall(chosen_ + 1);
    case Key::cut_before:
      return cut(0, cursor_);
    case Key::cut_after:
      return cut(cursor_, text_.size());
    case Key::cut_word: {
      std::size_t start = cursor_;
      while (start > 0 && text_[start - 1] == ' ') --start;
      while (start > 0 && text_[start - 1] != ' ') --start;
      return cut(start, cursor_);
    }
    default:
      return;
  }
}

std::vector<std::string> LineEditor::complete() {
  const std::string typed = lowered(text_);
  std::vector<std::string> fitting;
  for (const std::string& word : completions_) {
    if (lowered(word).starts_with(typed)) fitting.push_back(word);
  }
  if (fitting.empty()) return {};
  const std::string start = common_start(fitting);
  const bool grew = start.size() > text_.size();
  if (start.size() >= text_.size()) text_ = start;
  cursor_ = text_.size();
  return grew || fitting.size() == 1 ? std::vector<std::string>{} : fitting;
}

LineEditor::Window LineEditor::visible(int width) const {
  std::size_t start = 0;
  while (columns(std::string_view(text_).substr(start, cursor_ - start)) >= width) {
    start = character_after(text_, start);
  }
  std::size_t end = cursor_;
  while (end < text_.size() && columns(std::string_view(text_).substr(
                                   start, character_after(text_, end) - start)) < width) {
    end = character_after(text_, end);
  }
  return {text_.substr(start, end - start),
          columns(std::string_view(text_).substr(start, cursor_ - start)), cursor_ - start};
}

}  // namespace menagerie::cli

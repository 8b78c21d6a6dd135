#include "cli/terminal/input.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <unistd.h>

#include "cli/terminal/keys.h"
#include "cli/terminal/line_editor.h"
#include "cli/terminal/text.h"

namespace menagerie::cli {

namespace {

constexpr std::size_t kLongestLine = 4096;
constexpr std::size_t kMostShown = 60;  // completions shown at once

// Draws the line anew over itself; where no escape sequence is understood, by writing it twice.
void draw(Screen& screen, const std::string& prompt, const LineEditor& editor) {
  const int room = std::max(screen.look().width - columns(prompt), 8);
  const LineEditor::Window window = editor.visible(room);
  const std::string start = "\r" + inked(prompt, Ink::strong, screen.look());
  const std::string shown = printable(window.text);
  if (!screen.look().screen) {
    const auto blank = static_cast<std::size_t>(std::max(room - 1 - columns(shown), 0));
    return screen.text(start + shown + std::string(blank, ' ') + start +
                       printable(window.text.substr(0, window.cursor_at)));
  }
  const int column = columns(prompt) + window.cursor;
  screen.text(start + shown + "\x1b[K\r" +
              (column > 0 ? "\x1b[" + std::to_string(column) + "C" : ""));
}

void show_completions(Screen& screen, std::vector<std::string> words) {
  screen.line();
  if (words.size() > kMostShown) {
    words.resize(kMostShown);
    words.emplace_back("…");
  }
  screen.sentence(joined(words, "  "));
}

}  // namespace

Input::Input(Screen& screen) : screen_(screen), terminal_(STDIN_FILENO) {}

int Input::next_byte(int milliseconds) {
  while (at_ == buffer_.size()) {
    switch (Interrupts::wait(STDIN_FILENO, milliseconds)) {
      case Interrupts::Event::interrupted:
        return kInterrupted;
      case Interrupts::Event::timeout:
        return kNothingYet;
      case Interrupts::Event::input:
        break;
    }
    std::array<char, 4096> bytes{};
    const ssize_t got = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return kEndOfInput;
    buffer_.assign(bytes.data(), static_cast<std::size_t>(got));
    at_ = 0;
  }
  return static_cast<unsigned char>(buffer_[at_++]);
}

Reply Input::ask(const Question& asked) {
  Question question = asked;
  question.prompt = in_letters_of(screen_.look(), asked.prompt);
  if (!terminal_.active()) return plain_line(question);
  question.prompt = last_line_of(question.prompt);
  return question.secret ? secret_line(question) : edited_line(question);
}

// A question that leaves no room for its answer is broken like any sentence; the line that is typed
// in begins with the last of it.
std::string Input::last_line_of(const std::string& prompt) {
  constexpr int kRoom = 12;
  const int most = screen_.look().width - kRoom;
  if (columns(prompt) <= most) return prompt;
  std::vector<std::string> lines = wrapped(prompt, most);
  const std::string last = lines.back() + " ";
  lines.pop_back();
  for (const std::string& line : lines) screen_.line(inked(line, Ink::strong, screen_.look()));
  return last;
}

void Input::drop_typed_ahead() {
  if (!terminal_.active()) return;
  tcflush(STDIN_FILENO, TCIFLUSH);
  buffer_.clear();
  at_ = 0;
}

Reply Input::edited_line(const Question& question) {
  LineEditor editor(history_, question.completions);
  while (true) {
    draw(screen_, question.prompt, editor);
    const KeyPress press = next_key([this](int milliseconds) { return next_byte(milliseconds); });
    switch (press.key) {
      case Key::enter:
        screen_.line();
        if (!editor.text().empty() && (history_.empty() || history_.back() != editor.text())) {
          history_.push_back(editor.text());
        }
        return {Reply::Kind::line, editor.text()};
      case Key::interrupt:
        screen_.line();
        return {Reply::Kind::interrupt, {}};
      case Key::closed:
        screen_.line();
        return {Reply::Kind::end, {}};
      case Key::leave:
        if (editor.text().empty()) {
          screen_.line();
          return {Reply::Kind::end, {}};
        }
        editor.press({Key::erase});
        break;
      case Key::tab:
        if (const std::vector<std::string> open = editor.complete(); !open.empty()) {
          show_completions(screen_, open);
        }
        break;
      case Key::redraw:
        screen_.text("\x1b[2J\x1b[H");
        break;
      default:
        editor.press(press);
    }
  }
}

Reply Input::secret_line(const Question& question) {
  screen_.text(inked(question.prompt, Ink::strong, screen_.look()));
  const std::vector<std::string> nothing;
  LineEditor editor(nothing, nothing);
  while (true) {
    const KeyPress press = next_key([this](int milliseconds) { return next_byte(milliseconds); });
    switch (press.key) {
      case Key::enter:
        screen_.line();
        return {Reply::Kind::line, editor.text()};
      case Key::interrupt:
        screen_.line();
        return {Reply::Kind::interrupt, {}};
      case Key::leave:
      case Key::closed:
        screen_.line();
        return {Reply::Kind::end, {}};
      default:
        editor.press(press);
    }
  }
}

// A pipe or a file, line by line.
Reply Input::plain_line(const Question& question) {
  screen_.text(question.prompt);
  std::string line;
  while (true) {
    const int byte = next_byte(-1);
    if (byte == kInterrupted) return {Reply::Kind::interrupt, {}};
    const bool closed = byte == kEndOfInput;
    if (closed || byte == '\n') {
      screen_.line();
      return {closed && line.empty() ? Reply::Kind::end : Reply::Kind::line, line};
    }
    if (line.size() < kLongestLine) line += static_cast<char>(byte);
  }
}

}  // namespace menagerie::cli

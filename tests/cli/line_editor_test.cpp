#include "cli/terminal/line_editor.h"

#include <deque>
#include <gtest/gtest.h>

namespace menagerie::cli {
namespace {

// Keys from bytes, as a terminal sends them.
class Keyboard {
 public:
  explicit Keyboard(const std::string& bytes) : bytes_(bytes.begin(), bytes.end()) {}
  KeyPress next() {
    return next_key([this](int milliseconds) -> int {
      if (bytes_.empty()) return milliseconds < 0 ? kEndOfInput : kNothingYet;
      const auto byte = static_cast<unsigned char>(bytes_.front());
      bytes_.pop_front();
      return byte;
    });
  }

 private:
  std::deque<char> bytes_;
};

const std::vector<std::string> kHistory = {"first", "second"};
const std::vector<std::string> kWords = {"b2d2", "b2d2+1", "b2b4", "help", "L@d3"};

std::string typed(const std::string& bytes) {
  LineEditor editor(kHistory, kWords);
  Keyboard keyboard(bytes);
  for (KeyPress press = keyboard.next(); press.key != Key::closed; press = keyboard.next()) {
    if (press.key == Key::tab) (void)editor.complete();
    editor.press(press);
  }
  return editor.text();
}

TEST(LineEditor, MovesWithCursorKeysAndTakesCharactersOut) {
  EXPECT_EQ(typed("ac\x1b[Db"), "abc");
  EXPECT_EQ(typed("abc\x1b[D\x1b[D\x7f"), "bc");
  EXPECT_EQ(typed("abc\x1b[H\x1b[3~"), "bc");
  EXPECT_EQ(typed("abc\x01x\x05y"), "xabcy");
  EXPECT_EQ(typed("one two\x17"), "one ");
  EXPECT_EQ(typed("one two\x15"), "");
  EXPECT_EQ(typed("one two\x1bOD\x1bOD\x0b"), "one t");
}

TEST(LineEditor, TreatsACharacterOfSeveralBytesAsOne) {
  EXPECT_EQ(typed("äö\x7f"), "ä");
  EXPECT_EQ(typed("äö\x1b[Dx"), "äxö");
}

TEST(LineEditor, ReadsUnknownSequencesToTheirEnd) {
  EXPECT_EQ(typed("a\x1b[1;5Cb"), "ab");
  EXPECT_EQ(typed("a\x1b[200~b"), "ab");
  EXPECT_EQ(typed("a\x1b"), "a");
  EXPECT_EQ(typed("a\x1b[99"), "a");
}

TEST(LineEditor, RecallsEarlierLinesAndTheNewOne) {
  EXPECT_EQ(typed("new\x1b[A"), "second");
  EXPECT_EQ(typed("new\x1b[A\x1b[A\x1b[A"), "first");
  EXPECT_EQ(typed("new\x1b[A\x1b[B"), "new");
  EXPECT_EQ(typed("new\x1b[B"), "new");
}

TEST(LineEditor, CompletesAsFarAsItIsClear) {
  EXPECT_EQ(typed("he\t"), "help");
  EXPECT_EQ(typed("b2d\t"), "b2d2");
  EXPECT_EQ(typed("l\t"), "L@d3");
  EXPECT_EQ(typed("zz\t"), "zz");
}

TEST(LineEditor, OffersWhatCouldFollow) {
  LineEditor editor({}, kWords);
  for (const char c : std::string("b2")) editor.press({Key::character, c});
  EXPECT_EQ(editor.complete(), (std::vector<std::string>{"b2d2", "b2d2+1", "b2b4"}));
  EXPECT_EQ(editor.text(), "b2");
}

TEST(LineEditor, ShowsThePartAroundTheCursor) {
  LineEditor editor({}, {});
  for (const char c : std::string("abcdefghij")) editor.press({Key::character, c});
  LineEditor::Window window = editor.visible(5);
  EXPECT_EQ(window.text, "ghij");
  EXPECT_EQ(window.cursor, 4);
  editor.press({Key::home});
  window = editor.visible(5);
  EXPECT_EQ(window.text, "abcd");
  EXPECT_EQ(window.cursor, 0);
}

}  // namespace
}  // namespace menagerie::cli

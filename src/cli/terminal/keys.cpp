#include "cli/terminal/keys.h"

namespace menagerie::cli {

namespace {

constexpr int kEscape = 27;
// A terminal sends an escape sequence at once; a person's Escape key comes alone.
constexpr int kSequenceTime = 50;

Key control_key(int byte) {
  switch (byte) {
    case 1:
      return Key::home;
    case 2:
      return Key::left;
    case 3:
      return Key::interrupt;
    case 4:
      return Key::leave;
    case 5:
      return Key::end;
    case 6:
      return Key::right;
    case 8:
    case 127:
      return Key::backspace;
    case 9:
      return Key::tab;
    case 10:
    case 13:
      return Key::enter;
    case 11:
      return Key::cut_after;
    case 12:
      return Key::redraw;
    case 14:
      return Key::down;
    case 16:
      return Key::up;
    case 21:
      return Key::cut_before;
    case 23:
      return Key::cut_word;
    default:
      return Key::none;
  }
}

Key letter_key(int letter) {
  switch (letter) {
    case 'A':
      return Key::up;
    case 'B':
      return Key::down;
    case 'C':
      return Key::right;
    case 'D':
      return Key::left;
    case 'F':
      return Key::end;
    case 'H':
      return Key::home;
    default:
      return Key::none;
  }
}

Key numbered_key(int number) {
  switch (number) {
    case 1:
    case 7:
      return Key::home;
    case 3:
      return Key::erase;
    case 4:
    case 8:
      return Key::end;
    default:
      return Key::none;
  }
}

// After ESC: "[A", "OA", "[3~", "[1;5C" and the like; whatever it is, it is read to its end.
Key escape_key(const NextByte& next) {
  const int opening = next(kSequenceTime);
  if (opening == 'O') return letter_key(next(kSequenceTime));
  if (opening != '[') return Key::none;
  int number = 0;
  bool first = true;
  while (true) {
    const int byte = next(kSequenceTime);
    if (byte < 0x20 || byte > 0x7E) return Key::none;
    if (byte >= 0x40) return byte == '~' ? numbered_key(number) : letter_key(byte);
    if (byte == ';') first = false;
    if (first && byte >= '0' && byte <= '9' && number < 100) number = number * 10 + byte - '0';
  }
}

}  // namespace

KeyPress next_key(const NextByte& next) {
  const int byte = next(-1);
  if (byte == kEndOfInput) return {Key::closed};
  if (byte == kInterrupted) return {Key::interrupt};
  if (byte == kEscape) return {escape_key(next)};
  if (byte < 0) return {Key::none};
  if (byte < 0x20 || byte == 0x7F) return {control_key(byte)};
  return {Key::character, static_cast<char>(byte)};
}

}  // namespace menagerie::cli

// Keys as a terminal sends them: bytes and escape sequences, made into what they mean to someone
// editing a line.
#pragma once

#include <cstdint>
#include <functional>

namespace menagerie::cli {

// What reading a byte can give instead of one.
inline constexpr int kEndOfInput = -1;
inline constexpr int kInterrupted = -2;
inline constexpr int kNothingYet = -3;

// The next byte, waiting for so many milliseconds, or for ever if negative.
using NextByte = std::function<int(int milliseconds)>;

enum class Key : std::uint8_t {
  character,
  enter,
  tab,
  backspace,
  erase,  // the character under the cursor
  left,
  right,
  up,
  down,
  home,
  end,
  cut_before,  // from the line's start to the cursor
  cut_after,
  cut_word,
  redraw,
  leave,      // Ctrl-D
  interrupt,  // Ctrl-C
  closed,     // no more input will come
  none,       // a key that means nothing here
};

struct KeyPress {
  Key key = Key::none;
  char byte = '\0';  // of a character, which may take several presses
};

[[nodiscard]] KeyPress next_key(const NextByte& next);

}  // namespace menagerie::cli

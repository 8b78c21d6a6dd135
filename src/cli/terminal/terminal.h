// The terminal's line discipline and the signals that end a program, tamed for a game: keys arrive
// one by one and unechoed, and Ctrl-C, a hang-up or `kill` are waited for like input, so that a
// game can be saved whenever they come.
#pragma once

#include <cstdint>
#include <termios.h>

namespace menagerie::cli {

// While it lives, keys are not echoed and not gathered into lines. Does nothing if the descriptor
// is no terminal.
class RawTerminal {
 public:
  explicit RawTerminal(int descriptor);
  ~RawTerminal();
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  [[nodiscard]] bool active() const { return active_; }

 private:
  int descriptor_;
  bool active_ = false;
  termios before_{};
};

// While it lives, SIGINT, SIGTERM and SIGHUP are noticed only in wait(), and a reader that goes
// away (SIGPIPE) ends nothing. At most one at a time.
class Interrupts {
 public:
  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  enum class Event : std::uint8_t { input, interrupted, timeout };
  // Waits until the descriptor can be read (or is at its end), a signal came, or the time is up.
  // A negative time never is.
  [[nodiscard]] static Event wait(int descriptor, int milliseconds);
};

}  // namespace menagerie::cli

#include "cli/terminal/terminal.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <poll.h>
#include <unistd.h>

namespace menagerie::cli {

namespace {

constexpr std::array<int, 3> kEndings = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t interrupted = 0;

struct Before {
  sigset_t mask{};
  std::array<struct sigaction, kEndings.size()> actions{};
  struct sigaction pipe{};
};
Before before;

}  // namespace

RawTerminal::RawTerminal(int descriptor) : descriptor_(descriptor) {
  if (isatty(descriptor) == 0 || tcgetattr(descriptor, &before_) != 0) return;
  termios raw = before_;
  raw.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL | INLCR | ISTRIP);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  active_ = tcsetattr(descriptor, TCSADRAIN, &raw) == 0;
}

RawTerminal::~RawTerminal() {
  if (active_) tcsetattr(descriptor_, TCSADRAIN, &before_);
}

Interrupts::Interrupts() {
  interrupted = 0;
  sigset_t endings;
  sigemptyset(&endings);
  struct sigaction note{};
  note.sa_handler = [](int) { interrupted = 1; };
  for (std::size_t i = 0; i < kEndings.size(); ++i) {
    sigaddset(&endings, kEndings[i]);
    sigaction(kEndings[i], &note, &before.actions[i]);
  }
  sigprocmask(SIG_BLOCK, &endings, &before.mask);
  struct sigaction ignore{};
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignore, &before.pipe);
}

Interrupts::~Interrupts() {
  sigaction(SIGPIPE, &before.pipe, nullptr);
  for (std::size_t i = 0; i < kEndings.size(); ++i) {
    sigaction(kEndings[i], &before.actions[i], nullptr);
  }
  sigprocmask(SIG_SETMASK, &before.mask, nullptr);
}

Interrupts::Event Interrupts::wait(int descriptor, int milliseconds) {
  pollfd input{descriptor, POLLIN, 0};
  timespec time{};
  time.tv_sec = milliseconds / 1000;
  time.tv_nsec = static_cast<long>(milliseconds % 1000) * 1000000;
  // The signals are let in during the wait only, so none can slip in between a test and a read.
  sigset_t open = before.mask;
  for (const int signal : kEndings) sigdelset(&open, signal);
  const int ready = ppoll(&input, 1, milliseconds < 0 ? nullptr : &time, &open);
  if (interrupted != 0) {
    interrupted = 0;
    return Event::interrupted;
  }
  return ready == 0 ? Event::timeout : Event::input;
}

}  // namespace menagerie::cli

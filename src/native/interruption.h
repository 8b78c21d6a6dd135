// The signals that end a program, for work that has something to keep: while one of these lives,
// Ctrl-C, a polite kill and the end of the terminal are only noticed, and a reader that goes away
// (SIGPIPE) ends nothing. What was ignored before stays ignored: `nohup` keeps its promise.
#pragma once

#include <array>
#include <csignal>

namespace menagerie {

// At most one at a time.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  // Whether one of them came. May be asked by any thread.
  [[nodiscard]] static bool came();

 private:
  static constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
  std::array<struct sigaction, kSignals.size()> before_{};
};

}  // namespace menagerie

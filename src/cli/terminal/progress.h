// A progress bar on standard error for whatever takes longer than two seconds; nothing at all where
// standard error is no terminal.
#pragma once

#include <chrono>
#include <string>

namespace menagerie::cli {

class Progress {
 public:
  explicit Progress(std::string label);
  ~Progress();  // wipes the bar away
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // How much is done, from 0 to 1. Cheap enough to be called often.
  void show(double done);

 private:
  using Clock = std::chrono::steady_clock;
  std::string label_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace menagerie::cli

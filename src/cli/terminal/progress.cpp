#include "cli/terminal/progress.h"

#include <algorithm>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/terminal/output.h"

namespace menagerie::cli {

namespace {

constexpr auto kPatience = std::chrono::seconds(2);
constexpr auto kPause = std::chrono::milliseconds(100);
constexpr int kBarWidth = 30;

}  // namespace

Progress::Progress(std::string label)
    : label_(std::move(label)), terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (shown_) write_error(fmt::format("\r{:{}}\r", "", label_.size() + kBarWidth + 10));
}

void Progress::show(double done) {
  if (!terminal_) return;
  const Clock::time_point now = Clock::now();
  if (now - start_ < kPatience || (shown_ && now - last_ < kPause)) return;
  last_ = now;
  shown_ = true;
  const double part = std::clamp(done, 0.0, 1.0);
  const auto filled = static_cast<std::size_t>(part * kBarWidth);
  write_error(fmt::format("\r{} [{}{}] {:3.0f} %", label_, std::string(filled, '#'),
                          std::string(kBarWidth - filled, '.'), part * 100));
}

}  // namespace menagerie::cli

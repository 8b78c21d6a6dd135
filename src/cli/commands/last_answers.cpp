#include "cli/commands/last_answers.h"

#include <poll.h>

namespace menagerie::cli {

void await_last_answers(Threads& threads, Protocol& protocol, std::chrono::milliseconds time,
                        const std::function<bool()>& somebody_listens) {
  // Nothing wakes us when a reader goes away, so we look.
  constexpr std::chrono::milliseconds kLookEvery{100};
  const auto end = std::chrono::steady_clock::now() + time;
  while (!threads.wait(kLookEvery)) {
    if (std::chrono::steady_clock::now() >= end || !somebody_listens()) protocol.stop_all();
  }
}

bool is_read(int descriptor) {
  pollfd output{.fd = descriptor, .events = 0, .revents = 0};
  return poll(&output, 1, 0) <= 0 || (output.revents & (POLLERR | POLLHUP)) == 0;
}

}  // namespace menagerie::cli

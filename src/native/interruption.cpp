#include "native/interruption.h"

#include <atomic>

namespace menagerie {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // or a handler could not touch it

void note(int) {
  interrupted = true;
}

}  // namespace

Interruption::Interruption() {
  interrupted = false;
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    struct sigaction action{};
    action.sa_handler = kSignals[i] == SIGPIPE ? SIG_IGN : note;
    action.sa_flags = SA_RESTART;
    sigaction(kSignals[i], nullptr, &before_[i]);
    if (before_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &action, nullptr);
  }
}

Interruption::~Interruption() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
}

bool Interruption::came() {
  return interrupted;
}

}  // namespace menagerie

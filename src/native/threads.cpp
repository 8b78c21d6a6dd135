#include "native/threads.h"

#include <system_error>
#include <thread>
#include <utility>

namespace menagerie {

Threads::~Threads() {
  std::unique_lock lock(mutex_);
  quiet_.wait(lock, [this] { return busy_ == 0; });
}

void Threads::execute(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    ++busy_;
  }
  const auto run = [this, work = std::move(work)] {
    work();
    // Told under the lock: nobody may be gone between the last look and the call.
    const std::lock_guard lock(mutex_);
    --busy_;
    quiet_.notify_all();
  };
  try {
    std::thread(run).detach();
  } catch (const std::system_error&) {
    run();  // no thread to be had: then here
  }
}

}  // namespace menagerie

#include "native/threads.h"

#include <exception>
#include <thread>
#include <utility>

#include "native/memory_reserve.h"

namespace menagerie {

Threads::Threads() {
  keep_memory_back();
}

Threads::~Threads() {
  std::unique_lock lock(mutex_);
  quiet_.wait(lock, [this] { return busy_ == 0; });
}

bool Threads::wait(std::chrono::milliseconds longest) {
  std::unique_lock lock(mutex_);
  return quiet_.wait_for(lock, longest, [this] { return busy_ == 0; });
}

bool Threads::attempt(const std::function<void()>& work) {
  try {
    work();
    return true;
  } catch (const std::exception&) {
    keep_memory_back();
    return false;
  }
}

void Threads::execute(std::function<void()> work) {
  const auto run = [this, work = std::move(work)] {
    attempt(work);
    // Told under the lock: nobody may be gone between the last look and the call.
    const std::lock_guard lock(mutex_);
    --busy_;
    quiet_.notify_all();
  };
  {
    const std::lock_guard lock(mutex_);
    ++busy_;
  }
  try {
    std::thread(run).detach();
  } catch (const std::exception&) {
    run();  // no thread to be had: then here
  }
}

}  // namespace menagerie

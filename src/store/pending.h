// How many calls of a store wait for their answer, so that closing it can wait for them: also for
// those that callbacks of earlier ones make.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>

namespace menagerie::store {

class Pending {
 public:
  void add() {
    const std::lock_guard lock(mutex_);
    ++count_;
  }
  // Once their callbacks have returned.
  void remove(std::size_t count) {
    const std::lock_guard lock(mutex_);
    count_ -= count;
    // Told under the lock: whoever waits may be gone right after it.
    if (count_ == 0) none_.notify_all();
  }
  void wait() {
    std::unique_lock lock(mutex_);
    none_.wait(lock, [this] { return count_ == 0; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable none_;
  std::size_t count_ = 0;
};

}  // namespace menagerie::store

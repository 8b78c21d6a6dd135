// A bounded number of threads that take pieces of work from a fair queue: whoever has much to be
// done waits for the own work, not others for theirs. Each thread keeps things of its own between
// pieces.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>

#include "native/threads.h"
#include "server/live/fair_queue.h"

namespace menagerie::server {

class Workers {
 public:
  // Does one piece of work on the thread of that number. What it throws ends that piece alone.
  using Work = std::function<void(std::size_t thread)>;

  // Pre: threads >= 1.
  explicit Workers(std::size_t threads);
  // Drops what waits, and waits for what is under way.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // From any thread; groups take turns.
  void add(const std::string& group, Work work);
  // Nothing more is begun.
  void stop();
  [[nodiscard]] std::size_t waiting() const;

 private:
  void run(std::size_t thread);

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  FairQueue<Work> queue_;
  bool stopped_ = false;
  Threads threads_;  // last, so that it ends first
};

}  // namespace menagerie::server

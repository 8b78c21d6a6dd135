// An executor with a thread for each piece of work. It ends when all of them are done. What a piece
// of work throws ends that piece and nothing else.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>

#include "core/executor.h"

namespace menagerie {

class Threads final : public Executor {
 public:
  Threads();
  ~Threads() override;

  void execute(std::function<void()> work) override;
  bool attempt(const std::function<void()>& work) override;
  // Waits until all work is done, but no longer than that; whether it is.
  bool wait(std::chrono::milliseconds longest);

 private:
  std::mutex mutex_;
  std::condition_variable quiet_;
  int busy_ = 0;
};

}  // namespace menagerie

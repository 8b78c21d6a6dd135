// An executor with a thread for each piece of work. It ends when all of them are done.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>

#include "core/executor.h"

namespace menagerie {

class Threads final : public Executor {
 public:
  Threads() = default;
  ~Threads() override;

  void execute(std::function<void()> work) override;

 private:
  std::mutex mutex_;
  std::condition_variable quiet_;
  int busy_ = 0;
};

}  // namespace menagerie

// A long piece of work on several threads, which can be stopped and which rests now and then so
// that what was found can be kept. What the work is, and when it is enough, is the caller's.
#pragma once

#include <chrono>
#include <functional>

namespace menagerie {

struct ParallelPlan {
  int threads = 1;
  // Asked often and by every worker; true ends the work.
  std::function<bool()> enough = [] { return false; };
  // Called often, but only by the worker in the caller's own thread.
  std::function<void()> progress = [] {};
  // Called so often while nobody works, if at all.
  std::function<void()> checkpoint = nullptr;
  std::chrono::milliseconds between_checkpoints = std::chrono::minutes(5);
};

// Asked often by a worker: true where it has to return, be it for good or for a checkpoint.
using Stop = std::function<bool()>;
// What one worker does, until it is stopped or has nothing left to do. True once the work is done
// as a whole, so that the others stop as well. After a checkpoint it is called again.
using Worker = std::function<bool(const Stop& stop)>;

// Whether a worker has done the work. If the system gives no further thread, fewer work on it.
[[nodiscard]] bool work_in_parallel(const ParallelPlan& plan, const Worker& worker);

}  // namespace menagerie

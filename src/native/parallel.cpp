#include "native/parallel.h"

#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace menagerie {

namespace {

using Clock = std::chrono::steady_clock;

enum class Ending : std::uint8_t { done, enough, checkpoint, nothing_left };

// All workers from their start until the last of them has returned.
class Shift {
 public:
  Shift(const ParallelPlan& plan, const Worker& worker)
      : plan_(plan),
        worker_(worker),
        pause_(plan.checkpoint ? Clock::now() + plan.between_checkpoints
                               : Clock::time_point::max()) {}

  Ending run() {
    {
      std::vector<std::jthread> others;
      for (int i = 1; i < plan_.threads; ++i) {
        try {
          others.emplace_back([this] { work([this] { return stopped(); }); });
        } catch (const std::system_error&) {
          break;  // then those who are there do it
        }
      }
      work([this] {
        plan_.progress();
        return stopped();
      });
    }
    if (done_) return Ending::done;
    if (plan_.enough()) return Ending::enough;
    return paused_ ? Ending::checkpoint : Ending::nothing_left;
  }

 private:
  void work(const Stop& stop) {
    if (worker_(stop)) done_ = true;
  }

  bool stopped() {
    if (done_ || paused_ || plan_.enough()) return true;
    if (Clock::now() >= pause_) paused_ = true;
    return paused_;
  }

  const ParallelPlan& plan_;
  const Worker& worker_;
  Clock::time_point pause_;
  std::atomic<bool> done_ = false;
  std::atomic<bool> paused_ = false;
};

}  // namespace

bool work_in_parallel(const ParallelPlan& plan, const Worker& worker) {
  while (true) {
    const Ending ending = Shift(plan, worker).run();
    if (ending != Ending::checkpoint) return ending == Ending::done;
    plan.checkpoint();
  }
}

}  // namespace menagerie

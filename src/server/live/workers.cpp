#include "server/live/workers.h"

#include <optional>
#include <utility>

namespace menagerie::server {

Workers::Workers(std::size_t threads) {
  for (std::size_t thread = 0; thread < threads; ++thread) {
    threads_.execute([this, thread] { run(thread); });
  }
}

Workers::~Workers() {
  stop();
}

void Workers::stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
  changed_.notify_all();
}

void Workers::add(const std::string& group, Work work) {
  const std::lock_guard lock(mutex_);
  queue_.push(group, std::move(work));
  changed_.notify_one();
}

std::size_t Workers::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void Workers::run(std::size_t thread) {
  while (true) {
    std::optional<Work> work;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopped_ || queue_.size() > 0; });
      if (stopped_) return;
      work = queue_.pop();
    }
    if (work) threads_.attempt([&] { (*work)(thread); });
  }
}

}  // namespace menagerie::server

#include "server/live/inbox.h"

#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

namespace menagerie::server {

void Inbox::put(Work work) {
  bool first = false;
  {
    const std::lock_guard lock(mutex_);
    if (closed_) return;
    first = waiting_.empty();
    waiting_.push_back(std::move(work));
  }
  // One wake-up brings all that has come until then.
  if (first) boost::asio::post(context_, [self = shared_from_this()] { self->drain(); });
}

void Inbox::close() {
  std::vector<Work> dropped;
  const std::lock_guard lock(mutex_);
  closed_ = true;
  dropped.swap(waiting_);
}

void Inbox::drain() {
  std::vector<Work> works;
  {
    const std::lock_guard lock(mutex_);
    works.swap(waiting_);
  }
  for (Work& work : works) {
    {
      const std::lock_guard lock(mutex_);
      if (closed_) return;
    }
    try {
      std::exchange(work, nullptr)();
    } catch (const std::exception&) {
      ++broken_;
    }
  }
}

}  // namespace menagerie::server

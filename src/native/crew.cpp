#include "native/crew.h"

#include <system_error>

namespace menagerie {

Crew::Crew(int threads) {
  for (int i = 1; i < threads; ++i) {
    try {
      threads_.emplace_back([this, member = static_cast<std::size_t>(i)] { work(member); });
    } catch (const std::system_error&) {
      break;
    }
  }
}

Crew::~Crew() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  begin_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Crew::do_part(std::size_t member) const {
  const std::size_t members = threads_.size() + 1;
  const std::size_t first = count_ * member / members;
  const std::size_t last = count_ * (member + 1) / members;
  if (first < last) (*part_)(first, last);
}

void Crew::share(std::size_t count, const Part& part) {
  if (threads_.empty()) {
    if (count > 0) part(0, count);
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    count_ = count;
    part_ = &part;
    busy_ = threads_.size();
    ++round_;
  }
  begin_.notify_all();
  do_part(0);
  std::unique_lock lock(mutex_);
  done_.wait(lock, [this] { return busy_ == 0; });
}

void Crew::work(std::size_t member) {
  std::uint64_t seen = 0;
  std::unique_lock lock(mutex_);
  while (true) {
    begin_.wait(lock, [&] { return ending_ || round_ != seen; });
    if (ending_) return;
    seen = round_;
    lock.unlock();
    do_part(member);
    lock.lock();
    if (--busy_ == 0) done_.notify_one();
  }
}

}  // namespace menagerie

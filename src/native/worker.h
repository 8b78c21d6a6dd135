// A thread with an inbox: it does what has arrived, as much of it at once as it may. Jobs come from
// any thread, also from the work itself; the destructor does what is left and then ends.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace menagerie {

template <class Job>
class Worker {
 public:
  // What is done with jobs in the order of their arrival. It must not throw.
  using Work = std::function<void(std::vector<Job>)>;

  // Throws std::system_error where the system gives no thread. Pre: most > 0.
  Worker(std::size_t most, Work work)
      : most_(most), work_(std::move(work)), thread_([this] { run(); }) {}
  ~Worker() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    arrived_.notify_one();
    thread_.join();
  }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void push(Job job) {
    {
      const std::lock_guard lock(mutex_);
      inbox_.push_back(std::move(job));
    }
    arrived_.notify_one();
  }

 private:
  // Empty once nothing more will come.
  std::vector<Job> next() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return ending_ || !inbox_.empty(); });
    const auto count = static_cast<std::ptrdiff_t>(std::min(most_, inbox_.size()));
    std::vector<Job> jobs(std::make_move_iterator(inbox_.begin()),
                          std::make_move_iterator(inbox_.begin() + count));
    inbox_.erase(inbox_.begin(), inbox_.begin() + count);
    return jobs;
  }

  void run() {
    for (std::vector<Job> jobs = next(); !jobs.empty(); jobs = next()) work_(std::move(jobs));
  }

  std::size_t most_;
  Work work_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Job> inbox_;
  bool ending_ = false;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace menagerie

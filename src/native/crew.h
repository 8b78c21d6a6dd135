// A few threads that stay and share one loop after the other: for loops of some hundred
// microseconds that come again and again, where starting threads anew would cost more than it
// brings.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace menagerie {

class Crew {
 public:
  // Works on a run of numbers, from the first to before the last. It must not throw.
  using Part = std::function<void(std::size_t first, std::size_t last)>;

  // So many threads, the caller's own among them; fewer if the system gives no more.
  explicit Crew(int threads);
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Has the numbers below `count` worked on, each once, in one run a thread, and returns when all
  // is done. One call at a time.
  void share(std::size_t count, const Part& part);

  [[nodiscard]] int threads() const { return static_cast<int>(threads_.size()) + 1; }

 private:
  void work(std::size_t member);
  void do_part(std::size_t member) const;

  std::mutex mutex_;  // of all below but the threads
  std::condition_variable begin_;
  std::condition_variable done_;
  std::uint64_t round_ = 0;
  std::size_t busy_ = 0;
  bool ending_ = false;
  std::size_t count_ = 0;
  const Part* part_ = nullptr;
  std::vector<std::thread> threads_;
};

}  // namespace menagerie

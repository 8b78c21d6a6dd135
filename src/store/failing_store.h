// A store that fails on purpose, for tests: another store, whose calls fail, are carried out
// without anybody learning so, conflict, are late, or lose and repeat hints. Which ones is drawn
// from a seed, in the order of the calls, so that a run can be repeated.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "core/random.h"
#include "native/worker.h"
#include "store/pending.h"
#include "store/store.h"

namespace menagerie::store {

class FailingStore final : public Store {
 public:
  // How many of a thousand calls meet each fate.
  struct Plan {
    std::uint64_t seed = 0;
    unsigned fail = 0;         // nothing is done
    unsigned lose_answer = 0;  // all is done, and reported as a failure
    unsigned conflict = 0;     // of appends: nothing is done, as if somebody had been faster
    unsigned late = 0;         // the answer, and all behind it, come up to `longest_delay` later
    std::chrono::milliseconds longest_delay{0};
    unsigned lose_hint = 0;
    unsigned repeat_hint = 0;
  };

  FailingStore(std::unique_ptr<Store> store, Plan plan);
  ~FailingStore() override;

  // As long as it is away every call fails.
  void set_away(bool away) { away_ = away; }

  void append(Append append, Done<Appended> done) override;
  void read(std::string room, std::uint64_t since, std::size_t most,
            Done<std::vector<Row>> done) override;
  void list(Listing listing, Done<std::vector<RoomEntry>> done) override;
  void remove(std::string room, Done<bool> done) override;
  void beat(Beat beat, Done<std::vector<Outage>> done) override;
  void on_news(std::function<void(News)> heard) override;
  void send_note(std::string room, std::string note) override;

 private:
  struct Fate {
    bool fails = false;
    bool loses_answer = false;
    bool conflicts = false;
    std::chrono::milliseconds delay{0};
  };
  struct Answer {
    std::chrono::milliseconds delay{0};
    std::function<void()> deliver;
  };
  [[nodiscard]] Fate draw();
  [[nodiscard]] bool happens(unsigned of_a_thousand);
  // Makes the call, or fails it, as its fate says. `ask` takes the callback for the store.
  template <class T, class Ask>
  void call(Done<T> done, const Ask& ask);
  template <class T>
  void answer(const Fate& fate, Done<T> done, Result<T> result);

  Plan plan_;
  std::atomic<bool> away_ = false;
  std::mutex mutex_;
  Generator random_;
  Pending pending_;
  Worker<Answer> answers_;
  std::unique_ptr<Store> store_;
};

}  // namespace menagerie::store

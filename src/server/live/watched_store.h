// A store, and whether it takes what rooms write: signs of life are small and may still fit where a
// disk is full, so they alone do not tell. But nobody may be sent here while it is doubted, and
// then nothing would be written: after many signs of life it is trusted again.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

namespace menagerie::server {

class WatchedStore final : public store::Store {
 public:
  static constexpr int kDoubtedBeats = 30;  // about a minute

  // The store has to outlive this.
  explicit WatchedStore(store::Store& store) : store_(store) {}

  void append(store::Append append, Done<store::Appended> done) override {
    store_.append(std::move(append), [doubts = doubts_, done = std::move(done)](auto result) {
      doubts->store(result ? 0 : kDoubtedBeats);
      done(std::move(result));
    });
  }
  void read(std::string room, std::uint64_t since, std::size_t most,
            Done<std::vector<store::Row>> done) override {
    store_.read(std::move(room), since, most, std::move(done));
  }
  void list(store::Listing listing, Done<std::vector<store::RoomEntry>> done) override {
    store_.list(listing, std::move(done));
  }
  void remove(std::string room, Done<bool> done) override {
    store_.remove(std::move(room), std::move(done));
  }
  void beat(store::Beat beat, Done<std::vector<store::Outage>> done) override {
    store_.beat(std::move(beat), [doubts = doubts_, done = std::move(done)](auto result) {
      int left = *doubts;
      while (result && left > 0 && !doubts->compare_exchange_weak(left, left - 1)) {
      }
      done(std::move(result));
    });
  }
  void on_news(std::function<void(News)> heard) override { store_.on_news(std::move(heard)); }
  void send_note(std::string room, std::string note) override {
    store_.send_note(std::move(room), std::move(note));
  }

  // The last append failed, not long ago.
  [[nodiscard]] bool refuses() const { return *doubts_ > 0; }

 private:
  store::Store& store_;
  // How many more signs of life; answers come on the store's threads, maybe after this has ended.
  std::shared_ptr<std::atomic<int>> doubts_ = std::make_shared<std::atomic<int>>(0);
};

}  // namespace menagerie::server

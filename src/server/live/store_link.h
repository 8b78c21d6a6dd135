// The store as the room service uses it: answers come on the service's own thread, what is under
// way is counted, and it is known whether the store answered lately.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/live/inbox.h"
#include "store/store.h"

namespace menagerie::server {

class StoreLink {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;

  StoreLink(store::Store& store, std::shared_ptr<Inbox> inbox);
  // Waits for what is under way; its answers are dropped if the inbox is closed.
  ~StoreLink();
  StoreLink(const StoreLink&) = delete;
  StoreLink& operator=(const StoreLink&) = delete;

  void append(store::Append append, Done<store::Appended> done);
  void read(std::string room, std::uint64_t since, std::size_t most,
            Done<std::vector<store::Row>> done);
  void list(store::Listing listing, Done<std::vector<store::RoomEntry>> done);
  void beat(store::Beat beat, Done<std::vector<store::Outage>> done);
  void send_note(std::string room, std::string note);
  void on_news(std::function<void(store::Store::News)> heard);

  // Calls whose answer has not come back to this thread.
  [[nodiscard]] std::size_t under_way() const { return under_way_; }
  [[nodiscard]] std::uint64_t failures() const { return failures_; }
  // Called when `under_way` falls to zero.
  std::function<void()> quiet{};

 private:
  template <class T>
  Done<T> carried(Done<T> done);
  template <class T, class Call>
  void call(Done<T> done, const Call& begin);

  store::Store& store_;
  std::shared_ptr<Inbox> inbox_;
  std::size_t under_way_ = 0;
  std::uint64_t failures_ = 0;
  // Calls whose answer has not come from the store; shared with its threads.
  struct Pending;
  std::shared_ptr<Pending> pending_;
};

}  // namespace menagerie::server

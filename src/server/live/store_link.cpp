#include "server/live/store_link.h"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace menagerie::server {

struct StoreLink::Pending {
  std::mutex mutex;
  std::condition_variable none;
  std::size_t count = 0;
};

StoreLink::StoreLink(store::Store& store, std::shared_ptr<Inbox> inbox)
    : store_(store), inbox_(std::move(inbox)), pending_(std::make_shared<Pending>()) {}

StoreLink::~StoreLink() {
  std::unique_lock lock(pending_->mutex);
  pending_->none.wait(lock, [this] { return pending_->count == 0; });
}

template <class T>
StoreLink::Done<T> StoreLink::carried(Done<T> done) {
  ++under_way_;
  {
    const std::lock_guard lock(pending_->mutex);
    ++pending_->count;
  }
  return [this, inbox = inbox_, pending = pending_, done = std::move(done)](Result<T> result) {
    // `this` is touched on the service's thread only, and only while the inbox is open.
    inbox->put([this, done, result = std::move(result)]() mutable {
      --under_way_;
      if (!result) ++failures_;
      done(std::move(result));
      if (under_way_ == 0 && quiet) quiet();
    });
    const std::lock_guard lock(pending->mutex);
    if (--pending->count == 0) pending->none.notify_all();
  };
}

// One call; where it throws, no answer will come.
template <class T, class Call>
void StoreLink::call(Done<T> done, const Call& begin) {
  Done<T> answer = carried(std::move(done));
  try {
    begin(std::move(answer));
  } catch (...) {
    --under_way_;
    const std::lock_guard lock(pending_->mutex);
    --pending_->count;
    throw;
  }
}

void StoreLink::append(store::Append append, Done<store::Appended> done) {
  call(std::move(done), [&](auto answer) { store_.append(std::move(append), std::move(answer)); });
}

void StoreLink::read(std::string room, std::uint64_t since, std::size_t most,
                     Done<std::vector<store::Row>> done) {
  call(std::move(done),
       [&](auto answer) { store_.read(std::move(room), since, most, std::move(answer)); });
}

void StoreLink::list(store::Listing listing, Done<std::vector<store::RoomEntry>> done) {
  call(std::move(done), [&](auto answer) { store_.list(listing, std::move(answer)); });
}

void StoreLink::beat(store::Beat beat, Done<std::vector<store::Outage>> done) {
  call(std::move(done), [&](auto answer) { store_.beat(std::move(beat), std::move(answer)); });
}

void StoreLink::send_note(std::string room, std::string note) {
  store_.send_note(std::move(room), std::move(note));
}

void StoreLink::on_news(std::function<void(store::Store::News)> heard) {
  store_.on_news([inbox = inbox_, heard = std::move(heard)](store::Store::News news) {
    inbox->put([heard, news = std::move(news)] { heard(news); });
  });
}

}  // namespace menagerie::server

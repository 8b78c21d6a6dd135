#include "store/failing_store.h"

#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "messages/store.h"

namespace menagerie::store {

FailingStore::FailingStore(std::unique_ptr<Store> store, Plan plan)
    : plan_(plan),
      random_(plan.seed),
      answers_(1,
               [this](const std::vector<Answer>& answers) {
                 std::this_thread::sleep_for(answers.front().delay);
                 answers.front().deliver();
                 pending_.remove(1);
               }),
      store_(std::move(store)) {}

FailingStore::~FailingStore() {
  pending_.wait();
}

bool FailingStore::happens(unsigned of_a_thousand) {
  return random_.below(1000) < of_a_thousand;
}

FailingStore::Fate FailingStore::draw() {
  const std::lock_guard lock(mutex_);
  Fate fate;
  fate.fails = happens(plan_.fail) || away_;
  fate.loses_answer = happens(plan_.lose_answer);
  fate.conflicts = happens(plan_.conflict);
  const auto longest = static_cast<std::uint64_t>(plan_.longest_delay.count());
  const std::uint64_t delay = random_.below(longest + 1);
  if (happens(plan_.late)) fate.delay = std::chrono::milliseconds(delay);
  return fate;
}

template <class T>
void FailingStore::answer(const Fate& fate, Done<T> done, Result<T> result) {
  answers_.push(
      {fate.delay, [done = std::move(done), result = std::move(result)] { done(result); }});
}

template <class T, class Ask>
void FailingStore::call(Done<T> done, const Ask& ask) {
  pending_.add();
  const Fate fate = draw();
  const Result<T> failure = fail(messages::store_unavailable);
  if (fate.fails) {
    answer<T>(fate, std::move(done), failure);
    return;
  }
  if constexpr (std::is_same_v<T, Appended>) {
    if (fate.conflicts) {
      answer<T>(fate, std::move(done), Appended::conflict);
      return;
    }
  }
  ask([this, fate, failure, done = std::move(done)](Result<T> result) {
    answer<T>(fate, done, fate.loses_answer ? failure : std::move(result));
  });
}

void FailingStore::append(Append append, Done<Appended> done) {
  call<Appended>(std::move(done),
                 [&](const auto& told) { store_->append(std::move(append), told); });
}

void FailingStore::read(std::string room, std::uint64_t since, std::size_t most,
                        Done<std::vector<Row>> done) {
  call<std::vector<Row>>(
      std::move(done), [&](const auto& told) { store_->read(std::move(room), since, most, told); });
}

void FailingStore::list(Listing listing, Done<std::vector<RoomEntry>> done) {
  call<std::vector<RoomEntry>>(std::move(done),
                               [&](const auto& told) { store_->list(listing, told); });
}

void FailingStore::remove(std::string room, Done<bool> done) {
  call<bool>(std::move(done), [&](const auto& told) { store_->remove(std::move(room), told); });
}

void FailingStore::beat(Beat beat, Done<std::vector<Outage>> done) {
  call<std::vector<Outage>>(std::move(done),
                            [&](const auto& told) { store_->beat(std::move(beat), told); });
}

void FailingStore::on_news(std::function<void(News)> heard) {
  store_->on_news([this, heard = std::move(heard)](const News& news) {
    bool lost = false;
    bool repeated = false;
    {
      const std::lock_guard lock(mutex_);
      lost = happens(plan_.lose_hint) || away_;
      repeated = happens(plan_.repeat_hint);
    }
    if (lost) return;
    heard(news);
    if (repeated) heard(news);
  });
}

void FailingStore::send_note(std::string room, std::string note) {
  store_->send_note(std::move(room), std::move(note));
}

}  // namespace menagerie::store

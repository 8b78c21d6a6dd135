#include "store/memory_store.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "store/queued_store.h"

namespace menagerie::store {

namespace {

bool fits(const Listing& listing, const std::string& room, const Summary& summary) {
  const auto early = [&](std::int64_t before) {
    return summary.touched < before ||
           (summary.touched == before && listing.after && room > *listing.after);
  };
  return (!listing.state || summary.state == *listing.state) &&
         (!listing.listed_only || summary.listed) &&
         (!listing.touched_before || early(*listing.touched_before));
}

// What all nodes share. Each call is one transaction.
class Log {
 public:
  void run(AppendJob& job) {
    const std::lock_guard lock(mutex_);
    const Append& append = job.question;
    const auto found = rooms_.find(append.room);
    const std::size_t last = found == rooms_.end() ? 0 : found->second.rows.size();
    if (append.after != last) {
      job.answer = Appended::conflict;
      return;
    }
    Room& room = rooms_[append.room];
    room.rows.insert(room.rows.end(), append.rows.begin(), append.rows.end());
    if (append.summary) room.summary = *append.summary;
    job.answer = Appended::done;
  }

  void run(RemovalJob& job) {
    const std::lock_guard lock(mutex_);
    job.answer = rooms_.erase(job.question.room) > 0;
  }

  void run(BeatJob& job) {
    const std::lock_guard lock(mutex_);
    const Beat& beat = job.question;
    if (beat.kind == Beat::Kind::start) end_outage(beat);
    Node& node = nodes_[beat.node];
    node.alive = std::max(node.alive, beat.now);
    node.up = beat.kind != Beat::Kind::stop;
    std::erase_if(nodes_,
                  [&](const auto& one) { return one.second.alive < beat.now - kForgetNodesAfter; });
    const std::size_t told = std::min(outages_.size(), kMostOutages);
    job.answer.assign(outages_.end() - static_cast<std::ptrdiff_t>(told), outages_.end());
  }

  void run(RangeJob& job) {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(job.question.room);
    if (found == rooms_.end() || job.question.since >= found->second.rows.size()) return;
    const std::span<const Row> rest =
        std::span<const Row>(found->second.rows).subspan(job.question.since);
    const std::span<const Row> part = rest.first(std::min(job.question.most, rest.size()));
    job.answer.assign(part.begin(), part.end());
  }

  void run(ListJob& job) {
    const std::lock_guard lock(mutex_);
    for (const auto& [room, kept] : rooms_) {
      if (fits(job.question, room, kept.summary)) {
        job.answer.push_back({room, kept.rows.size(), kept.summary});
      }
    }
    std::ranges::stable_sort(job.answer, std::ranges::greater(),
                             [](const RoomEntry& entry) { return entry.summary.touched; });
    job.answer.resize(std::min(job.answer.size(), job.question.most));
  }

 private:
  struct Node {
    std::int64_t alive = 0;
    bool up = false;
  };

  void end_outage(const Beat& start) {
    std::optional<std::int64_t> last;
    for (const auto& [name, node] : nodes_) {
      if (name != start.node && node.up && node.alive > start.now - kNodeSilence) return;
      last = std::max(last.value_or(node.alive), node.alive);
    }
    if (last && *last < start.now) outages_.push_back({*last, start.now});
  }

  struct Room {
    std::vector<Row> rows;
    Summary summary;
  };
  std::mutex mutex_;
  std::map<std::string, Room> rooms_;
  std::map<std::string, Node> nodes_;
  std::vector<Outage> outages_;
};

class Reader final : public ReadConnection {
 public:
  explicit Reader(std::shared_ptr<Log> log) : log_(std::move(log)) {}
  Result<void> read(std::span<ReadJob> batch) override {
    for (ReadJob& job : batch) std::visit([this](auto& one) { log_->run(one); }, job);
    return {};
  }

 private:
  std::shared_ptr<Log> log_;
};

// Whom a node's hints reach.
class Exchange {
 public:
  void join(std::size_t node, std::function<void(Store::News)> heard) {
    const std::lock_guard lock(mutex_);
    listeners_[node] = std::move(heard);
  }
  void leave(std::size_t node) {
    const std::lock_guard lock(mutex_);
    listeners_.erase(node);
  }
  // Calls under the lock: nobody is told after it has left.
  void send(std::size_t from, const Store::News& news) {
    const std::lock_guard lock(mutex_);
    for (const auto& [node, heard] : listeners_) {
      if (node != from) heard(news);
    }
  }

 private:
  std::mutex mutex_;
  std::map<std::size_t, std::function<void(Store::News)>> listeners_;
};

// A thread of its own, because a note may be sent from inside of a callback.
class Hints final : public HintChannel {
 public:
  Hints(std::shared_ptr<Exchange> exchange, std::size_t node)
      : exchange_(std::move(exchange)),
        node_(node),
        worker_(1, [this](const auto& news) { exchange_->send(node_, news.front()); }) {}
  ~Hints() override { exchange_->leave(node_); }
  Hints(const Hints&) = delete;
  Hints& operator=(const Hints&) = delete;

  void listen(std::function<void(Store::News)> heard) override {
    exchange_->join(node_, std::move(heard));
  }
  void send_note(std::string room, std::string note) override {
    send({.room = std::move(room), .version = 0, .note = std::move(note)});
  }
  void send(Store::News news) { worker_.push(std::move(news)); }

 private:
  std::shared_ptr<Exchange> exchange_;
  std::size_t node_;
  Worker<Store::News> worker_;
};

class Writer final : public WriteConnection {
 public:
  // `hints`, if there are any, outlive its work.
  Writer(std::shared_ptr<Log> log, Hints* hints) : log_(std::move(log)), hints_(hints) {}
  Result<void> write(std::span<WriteJob> batch) override {
    for (WriteJob& job : batch) {
      std::visit([this](auto& one) { log_->run(one); }, job);
      if (const auto* append = std::get_if<AppendJob>(&job)) hint(*append);
    }
    return {};
  }

 private:
  void hint(const AppendJob& job) {
    if (hints_ == nullptr || job.answer != Appended::done) return;
    hints_->send({.room = job.question.room, .version = last_number(job.question)});
  }

  std::shared_ptr<Log> log_;
  Hints* hints_;
};

}  // namespace

std::vector<std::unique_ptr<Store>> make_memory_nodes(std::size_t count) {
  const auto log = std::make_shared<Log>();
  const auto exchange = std::make_shared<Exchange>();
  std::vector<std::unique_ptr<Store>> nodes;
  for (std::size_t node = 0; node < count; ++node) {
    auto hints = count > 1 ? std::make_unique<Hints>(exchange, node) : nullptr;
    auto writer = std::make_unique<Writer>(log, hints.get());
    nodes.push_back(std::make_unique<QueuedStore>(
        std::move(writer), std::make_unique<Reader>(log), std::move(hints),
        QueuedStore::Batches{.writes = 512, .reads = 64}));
  }
  return nodes;
}

}  // namespace menagerie::store

#include "store/queued_store.h"

#include <cstdint>
#include <exception>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "messages/store.h"
#include "native/memory_reserve.h"

namespace menagerie::store {

namespace {

// What a connection throws (no memory is left) is an error like any other.
template <class Carry>
Result<void> guarded(const Carry& carry) {
  try {
    return carry();
  } catch (const std::exception& thrown) {
    return fail(messages::store_failed, {thrown.what()});
  }
}

template <class Job>
void tell(std::span<Job> batch, const Result<void>& result) {
  for (Job& job : batch) {
    try {
      std::visit([&result](auto& one) { result ? one.tell() : one.tell(result.error()); }, job);
    } catch (const std::exception&) {
      // Whoever asked had no memory left for the answer; all others still get theirs.
      keep_memory_back();
    }
  }
}

}  // namespace

QueuedStore::QueuedStore(std::unique_ptr<WriteConnection> writer,
                         std::unique_ptr<ReadConnection> reader, std::unique_ptr<HintChannel> hints,
                         Batches batches)
    : writer_(std::move(writer)),
      reader_(std::move(reader)),
      hints_(std::move(hints)),
      write_worker_(batches.writes, [this](std::vector<WriteJob> batch) { write(batch); }),
      read_worker_(batches.reads, [this](std::vector<ReadJob> batch) { read(batch); }) {}

QueuedStore::~QueuedStore() {
  // A callback of one worker may ask something of the other, so both go on until none is left.
  pending_.wait();
}

void QueuedStore::append(Append append, Done<Appended> done) {
  push(AppendJob{std::move(append), std::move(done)});
}

void QueuedStore::read(std::string room, std::uint64_t since, std::size_t most,
                       Done<std::vector<Row>> done) {
  push(RangeJob{{.room = std::move(room), .since = since, .most = most}, std::move(done)});
}

void QueuedStore::list(Listing listing, Done<std::vector<RoomEntry>> done) {
  push(ListJob{listing, std::move(done)});
}

void QueuedStore::remove(std::string room, Done<bool> done) {
  push(RemovalJob{{std::move(room)}, std::move(done)});
}

void QueuedStore::beat(Beat beat, Done<std::vector<Outage>> done) {
  push(BeatJob{std::move(beat), std::move(done)});
}

void QueuedStore::on_news(std::function<void(News)> heard) {
  if (hints_) hints_->listen(std::move(heard));
}

void QueuedStore::send_note(std::string room, std::string note) {
  if (hints_) hints_->send_note(std::move(room), std::move(note));
}

void QueuedStore::push(WriteJob job) {
  pending_.add();
  write_worker_.push(std::move(job));
}

void QueuedStore::push(ReadJob job) {
  pending_.add();
  read_worker_.push(std::move(job));
}

void QueuedStore::write(std::span<WriteJob> batch) {
  tell(batch, guarded([&] { return writer_->write(batch); }));
  pending_.remove(batch.size());
}

void QueuedStore::read(std::span<ReadJob> batch) {
  tell(batch, guarded([&] { return reader_->read(batch); }));
  pending_.remove(batch.size());
}

}  // namespace menagerie::store
